/** Implements a plain, slow ledger of changes for comparison with the timeline. */
import { entityOf } from '#events/entityOf.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { clientTag, taggedClient } from '#events/tags.ts';

type Entry = {
  readonly event: StoredEvent;
  readonly entity: string;
  readonly undoes: Entry | null;
};

export const referenceLedger = (events: readonly StoredEvent[]) => {
  const byId = new Map<string, Entry>();
  const about = new Map<string, Entry[]>();
  const undoneBy = new Map<string, Entry>();
  for (const event of events) {
    const entity = entityOf(event);
    const cause = event.causationId === null ? undefined : byId.get(event.causationId);
    const entry: Entry = { event, entity, undoes: cause?.entity === entity ? cause : null };
    byId.set(event.id, entry);
    if (entry.undoes) undoneBy.set(entry.undoes.event.id, entry);
    const client = taggedClient(event.tags);
    for (const key of [entity, ...(client === null ? [] : [clientTag(client)])])
      about.set(key, [...(about.get(key) ?? []), entry]);
  }
  const rootOf = (entry: Entry): Entry => (entry.undoes === null ? entry : rootOf(entry.undoes));
  const standingOf = (root: Entry) => {
    let [last, holds] = [root, true];
    for (let next = undoneBy.get(last.event.id); next; next = undoneBy.get(next.event.id))
      [last, holds] = [next, !holds];
    return { last: last.event.position, holds };
  };
  return {
    keys: [...about.keys()],
    about: (key: string): readonly number[] => (about.get(key) ?? []).map(({ event }) => event.position),
    undoneAt: ({ id }: StoredEvent): number | null => byId.get(id)?.undoes?.event.position ?? null,
    undoerOf: ({ id }: StoredEvent): number | null => undoneBy.get(id)?.event.position ?? null,
    holderOf: ({ id, position }: StoredEvent, key: string): number | null => {
      const entry = byId.get(id);
      if (!entry) return null;
      const root = rootOf(entry);
      const holders = (about.get(key) ?? []).flatMap((other) => {
        const { commandId, actor } = other.event;
        const isOne = commandId === root.event.commandId && actor.kind === 'account';
        if (other.undoes !== null || other === root || isOne) return [];
        const { last, holds } = standingOf(other);
        return (other.event.position > root.event.position ? holds : last > position) ? [last] : [];
      });
      return holders.length === 0 ? null : Math.max(...holders);
    },
  };
};
