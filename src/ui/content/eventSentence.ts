/** What the sentence about an event is made from. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';

/** Names of the workspace's people by account id. */
export type Names = ReadonlyMap<string, string>;

/** `about` is the name of the client or competitor, when it is known. */
export type EventSentenceOf = (data: EventItem['data'], names: Names, about: string | null) => string;
