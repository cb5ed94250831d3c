/** Reads the live stream of visits; the visits machine decides when to reconnect. */
import type { VisitMessage } from '#domain/contract/realtimeSchemas.ts';
import type { LiveInterval } from '#domain/realtime/realtimeWindows.ts';
import { queryOf } from './address.ts';
import { createStream, type StreamConnection, type StreamParts } from './streamReader.ts';

export type VisitConnection = StreamConnection<VisitMessage> & {
  readonly client: string | undefined;
  readonly interval: LiveInterval;
};

/** Resolves when the backend ends the stream; rejects with ApiProblem, NetworkProblem or the signal's reason. */
export type OpenVisits = (connection: VisitConnection) => Promise<void>;

const isMessage = (value: unknown): value is VisitMessage =>
  typeof value === 'object' && value !== null && 'recent' in value && 'minutes' in value;

const nameOf = (messages: readonly VisitMessage[]): string => {
  const visits = messages.reduce((sum, { recent }) => sum + recent.length, 0);
  return visits === 1 ? '1 visit' : `${visits} visits`;
};

export const createVisitFeed = (parts: StreamParts): OpenVisits => {
  const open = createStream(parts, {
    name: 'streamVisits',
    isItem: isMessage,
    nameOf,
    correlationOf: () => null,
  });
  return ({ client, interval, ...connection }) => open(connection, queryOf({ client, interval }));
};
