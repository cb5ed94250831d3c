/** Strips events of what differs by browser for a link, completes them again, and hashes their facts. */
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Ids } from '#world/ids.ts';

type Fact = Pick<
  StoredEvent,
  'stream' | 'type' | 'schemaVersion' | 'occurredAt' | 'recordedAt' | 'actor' | 'tags' | 'data'
> & {
  /** Position of the event that this one undoes or follows from. */
  readonly cause: number | null;
};

export type LinkedEvent = Fact & {
  /** Numbers of the command and the correlation, equal for events that share them. */
  readonly command: number;
  readonly correlation: number;
};

const factOf = (event: StoredEvent, positions: ReadonlyMap<string, number>): Fact => {
  const { stream, type, schemaVersion, occurredAt, recordedAt, actor, tags, data, causationId } = event;
  const cause = causationId === null ? null : (positions.get(causationId) ?? null);
  return { stream, type, schemaVersion, occurredAt, recordedAt, actor, tags, data, cause };
};

const positionsOf = (events: readonly StoredEvent[]): ReadonlyMap<string, number> =>
  new Map(events.map(({ id }, index) => [id, index + 1]));

export const digestOf = (events: readonly StoredEvent[]): string => {
  const positions = positionsOf(events);
  let digest = '';
  for (const event of events) digest = sha256Hex(digest + canonicalJson(factOf(event, positions)));
  return digest;
};

const numbering = () => {
  const numbers = new Map<string, number>();
  return (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
};

/** The events after the first `seedCount`, as a link has them. */
export const linkedEventsOf = (events: readonly StoredEvent[], seedCount: number): readonly LinkedEvent[] => {
  const positions = positionsOf(events);
  const commandOf = numbering();
  const correlationOf = numbering();
  return events.slice(seedCount).map((event) => ({
    ...factOf(event, positions),
    command: commandOf(event.commandId),
    correlation: correlationOf(event.correlationId),
  }));
};

const naming = (name: () => string) => {
  const names = new Map<number, string>();
  return (number: number): string => {
    const known = names.get(number) ?? name();
    names.set(number, known);
    return known;
  };
};

const noHash = '0'.repeat(64);

/** Adds the link's events to the rebuilt start, with new ids; hashes are left to the branch that they are written to. */
export const withLinkedEvents = (
  start: readonly StoredEvent[],
  linked: readonly LinkedEvent[],
  ids: Pick<Ids, 'uuid' | 'correlation'>,
): readonly StoredEvent[] => {
  const all = [...start];
  const revisions = new Map<string, number>();
  for (const { stream, revision } of start) revisions.set(stream, revision);
  const commandOf = naming(() => `link:${ids.uuid()}`);
  const correlationOf = naming(() => ids.correlation());
  for (const { cause, command, correlation, ...fact } of linked) {
    const revision = (revisions.get(fact.stream) ?? -1) + 1;
    revisions.set(fact.stream, revision);
    all.push({
      ...fact,
      tenant: 'link',
      position: all.length + 1,
      id: ids.uuid(),
      revision,
      commandId: commandOf(command),
      correlationId: correlationOf(correlation),
      causationId: cause === null ? null : (all[cause - 1]?.id ?? null),
      previousHash: noHash,
      hash: noHash,
    });
  }
  return all;
};
