/** Which change took which one back, and what was changed after it: kept beside the answers, so that no request reads the log for it. */
import { entityOf } from '../entityOf.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { taggedClient } from '../tags.ts';

/** What is kept of each event. */
export type LedgerEntry = Pick<
  StoredEvent,
  'position' | 'id' | 'type' | 'occurredAt' | 'commandId' | 'actor' | 'data'
> & {
  readonly entity: string;
  /** The event that this one takes back; null of a change of its own. */
  readonly undoes: LedgerEntry | null;
};

export type ChangeLedger = {
  readonly byId: ReadonlyMap<string, LedgerEntry>;
  /** By entity, and by `client:<id>` whatever is about that client; in the order of the log. */
  readonly about: ReadonlyMap<string, readonly LedgerEntry[]>;
  /** By the id of what was taken back. */
  readonly undoneBy: ReadonlyMap<string, LedgerEntry>;
};

/** What of an event the ledger is made of. */
export type LedgerSource = Pick<
  StoredEvent,
  | 'position'
  | 'id'
  | 'stream'
  | 'type'
  | 'occurredAt'
  | 'commandId'
  | 'causationId'
  | 'actor'
  | 'tags'
  | 'data'
>;

export type GrowingLedger = {
  readonly byId: Map<string, LedgerEntry>;
  readonly about: Map<string, LedgerEntry[]>;
  readonly undoneBy: Map<string, LedgerEntry>;
};

export const emptyLedger = (): GrowingLedger => ({ byId: new Map(), about: new Map(), undoneBy: new Map() });

/** Under which key everything of a client stands. */
export const clientKey = (clientId: string): string => `client:${clientId}`;

const entryOf = (ledger: GrowingLedger, event: LedgerSource): LedgerEntry => {
  const { position, id, type, occurredAt, commandId, actor, data, causationId } = event;
  const entity = entityOf(event);
  const cause = causationId === null ? undefined : ledger.byId.get(causationId);
  const undoes = cause?.entity === entity ? cause : null;
  return { position, id, type, occurredAt, commandId, actor, data, entity, undoes };
};

/** Adds the next events. */
export const extendLedger = (ledger: GrowingLedger, events: readonly LedgerSource[]): void => {
  for (const event of events) {
    const entry = entryOf(ledger, event);
    ledger.byId.set(entry.id, entry);
    if (entry.undoes !== null) ledger.undoneBy.set(entry.undoes.id, entry);
    const client = taggedClient(event.tags);
    for (const key of [entry.entity, ...(client === null ? [] : [clientKey(client)])]) {
      const known = ledger.about.get(key);
      if (known) known.push(entry);
      else ledger.about.set(key, [entry]);
    }
  }
};

/** The change at the beginning of a row of undone and redone ones. */
const rootOf = (entry: LedgerEntry): LedgerEntry => {
  let root = entry;
  while (root.undoes !== null) root = root.undoes;
  return root;
};

/** Where the row stands now: the last one that was undone or redone, and whether the change holds. */
const standingOf = ({ undoneBy }: ChangeLedger, root: LedgerEntry) => {
  let [last, holds] = [root, true];
  for (let next = undoneBy.get(last.id); next; next = undoneBy.get(next.id)) [last, holds] = [next, !holds];
  return { last, holds };
};

/** Whether two events were asked for together. What the demo's seed tells are single facts, though one command brings them all. */
const isOneChange = (one: LedgerEntry, other: LedgerEntry): boolean =>
  one.commandId === other.commandId && one.actor.kind === 'account';

/**
 * What stands in the way of taking an event back: the latest change about the same key that was made on top of it and holds,
 * or that it was made on top of and that was taken back since. Null when nothing does. Changes of one command do not hold each other.
 */
export const holderOf = (ledger: ChangeLedger, entry: LedgerEntry, key: string): LedgerEntry | null => {
  const root = rootOf(entry);
  let holder: LedgerEntry | null = null;
  for (const other of ledger.about.get(key) ?? []) {
    if (other.undoes !== null || other === root || isOneChange(other, root)) continue;
    const { last, holds } = standingOf(ledger, other);
    const isInTheWay = other.position > root.position ? holds : last.position > entry.position;
    if (isInTheWay && last.position > (holder?.position ?? 0)) holder = last;
  }
  return holder;
};
