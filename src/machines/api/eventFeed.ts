/** Reads the live stream of the event log; the feed machine decides when to reconnect. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { createStream, type StreamConnection, type StreamParts } from './streamReader.ts';

export type FeedConnection = StreamConnection<EventItem>;

/**
 * Resolves when the backend ends the stream; rejects with ApiProblem, NetworkProblem or the signal's reason.
 * Callbacks run within the frame that caused them.
 */
export type OpenFeed = (connection: FeedConnection) => Promise<void>;

export type EventFeedParts = StreamParts;

const isEventItem = (value: unknown): value is EventItem =>
  typeof value === 'object' && value !== null && 'position' in value && 'type' in value;

const nameOf = (items: readonly EventItem[]): string => {
  const [first] = items;
  const last = items.at(-1);
  return first === last ? `#${last?.position} ${last?.type}` : `#${first?.position} to #${last?.position}`;
};

export const createEventFeed = (parts: EventFeedParts): OpenFeed =>
  createStream(parts, {
    name: 'streamEvents',
    isItem: isEventItem,
    nameOf,
    correlationOf: ({ correlation_id }) => correlation_id,
  });
