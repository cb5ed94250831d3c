/** Types the function that describes an event in a sentence. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';

export type Names = ReadonlyMap<string, string>;

/** `about` is the name of the client or competitor, if known. */
export type EventSentenceOf = (data: EventItem['data'], names: Names, about: string | null) => string;
