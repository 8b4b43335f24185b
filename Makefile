# Two commands matter: `make run` and `make test`. Both prepare .venv by themselves.
PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check

# What is compiled is kept beside its source, whatever the shell says: the tests start the bot often.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help run test lint format types layers clauses bench

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' Makefile

run: .venv/.runtime ## start the bot (with no DISCORD_TOKEN: the sandbox, in your browser)
	@$(PY) bot.py run

test: .venv/.dev ## everything about behaviour: data, rulebook clauses, all tests
	@failed=0; \
	$(PY) bot.py data check || failed=1; \
	$(PY) -m tests.clauses --quiet || failed=1; \
	$(PY) -m pytest -q -n $(WORKERS) --dist worksteal || failed=1; \
	exit $$failed

lint: .venv/.dev ## ruff: rules and formatting
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet .

format: .venv/.dev ## let ruff mend what it can
	@$(PY) -m ruff check --fix --quiet . || true
	@$(PY) -m ruff format --quiet .

types: .venv/.dev ## pyright
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(PY) -m pyright

layers: .venv/.dev ## import-linter: imports run one way only
	@$(BIN)/lint-imports --no-cache --no-logo

clauses: .venv/.dev ## which rulebook clauses have a test
	@$(PY) -m tests.clauses

bench: .venv/.dev ## measurements
	@$(PY) -m bench

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Ruler needs Python 3.11 or newer. Point to one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "This Python cannot make a virtual environment. On Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Preparing .venv (once, about a minute) ..."
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@touch $@

.venv/.runtime: requirements.txt .venv/.made
	@$(PIP) -r requirements.txt
	@touch $@

.venv/.dev: requirements-dev.txt .venv/.runtime
	@$(PIP) -r requirements-dev.txt
	@touch $@
