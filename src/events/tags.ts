/** Defines the tags of an event: its workspace, person and client. They decide who may see the event and whose history lists it. */

/** `workspace:<id>`: the event is part of that workspace's history. */
export const workspaceTag = (workspaceId: string): string => `workspace:${workspaceId}`;
/** `account:<id>`: the event is about that person, who may see it. */
export const accountTag = (accountId: string): string => `account:${accountId}`;
/** `client:<id>`: the event is about that client, whose people may see it. */
export const clientTag = (clientId: string): string => `client:${clientId}`;

/** `app:<workspace id>.<listing id>`: a marketplace app caused the event. */
export const appTag = (workspaceId: string, listingId: string): string => `app:${workspaceId}.${listingId}`;

const idAfter = (prefix: string, tags: readonly string[]): string | null =>
  tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length) ?? null;

export const taggedWorkspace = (tags: readonly string[]): string | null => idAfter('workspace:', tags);
export const taggedClient = (tags: readonly string[]): string | null => idAfter('client:', tags);
