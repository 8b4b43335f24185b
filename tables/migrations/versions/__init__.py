"""The changes of the schema, oldest first. A file that was published is never edited."""
