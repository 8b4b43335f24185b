// What the page knows, and its two lines to the sandbox: the WebSocket and the control API.

import { notice } from "./dom.js";

export const store = {
  you: "",
  users: new Map(),
  guild: {},
  channels: [],
  messages: new Map(),
  badges: {},
  commands: [],
  channelId: "",
  connected: false,
  pressed: new Map(), // what was clicked and not answered yet, by interaction id
  failed: new Map(), // where to say that an interaction failed, by message id
};

export const me = () => store.users.get(store.you);
export const bot = () => [...store.users.values()].find((user) => user.bot);
export const channel = (id = store.channelId) => store.channels.find((each) => each.id === id);

/** Name a channel as its reader sees it. */
export const channelName = (place) => (place.type === 1 ? bot().name : place.name);

/** Ask the control API for something as the present person; refusals become notices. */
export async function act(path, body = {}, method = "POST") {
  const asked = { user: store.you, ...body };
  const query = method === "GET" ? `?${new URLSearchParams(asked)}` : "";
  try {
    const answer = await fetch(
      `/sandbox${path}${query}`,
      method === "GET"
        ? {}
        : {
            method,
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(asked),
          },
    );
    const told = await answer.json();
    if (answer.ok) return told;
    notice(told.error || "The sandbox refused.");
  } catch {
    notice("The sandbox does not answer.");
  }
  return null;
}

let socket = null;

/** Keep a WebSocket open and hand every event to `take`; after a break it opens again. */
export function listen(take, lost) {
  socket = new WebSocket(`ws://${location.host}/ui?user=${encodeURIComponent(store.you)}`);
  socket.addEventListener("message", (frame) => take(JSON.parse(frame.data)));
  socket.addEventListener("close", () => {
    lost();
    setTimeout(() => listen(take, lost), 1000);
  });
}

/** Ask for another person's seat; one sits there once their world has come. */
export function sit(userId) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ user: userId }));
}
