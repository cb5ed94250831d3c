/** A change as it goes over the wire: who, what, before and after, and whether there is a way back. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { FieldChange, HistoryItem } from '#domain/contract/historySchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { categoryOf } from '#events/entityOf.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { isHiddenFrom } from '#events/people/personalWords.ts';
import { undoerOf, undoneAt } from '#events/projections/changeLedger.ts';
import type { Refused } from '../../http/context.ts';
import type { Fact } from '../../undo/facts.ts';
import { refusedUndo } from '../../undo/refusedUndo.ts';
import { subjectName } from '../../undo/subjectName.ts';
import type { Around, Taking } from '../../undo/undoRules.ts';
import { undoSubjectOf } from '../../undo/undoTable.ts';
import { actorName } from '../activity/actorName.ts';
import { eventItem } from '../activity/eventItem.ts';

/** Of a larger change the rest is counted only. */
const mostParts = 20;

export type Change = readonly [StoredEvent, ...StoredEvent[]];

/** What tells of a change that began with something smaller: with another owner comes another role, and who deletes a client archives it first. */
const leading: readonly string[] = ['WorkspaceOwnerChanged', 'ClientDeleted'];

/** An import is the only change that adds several. */
const importedIn = (change: Change): number | null => {
  const added = change.filter(({ type }) => type === 'ClientAdded').length;
  return added > 1 ? added : null;
};

const isTold = (fact: Fact, taking: Taking): boolean =>
  fact === null ||
  typeof fact === 'boolean' ||
  fact.isOfAgency !== true ||
  seesWholeWorkspace(taking.caller.kind);

/** What two facts are held against each other by. */
const sameOf = (fact: Fact): string | boolean | null =>
  fact === null || typeof fact === 'boolean' ? fact : fact.same;

const wordsOf = (fact: Fact, taking: Taking): FieldChange['before'] =>
  fact === null || typeof fact === 'boolean' ? fact : fact.words(taking);

const fieldsOf = ({ before, after }: Around, taking: Taking): FieldChange[] =>
  Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((one) => sameOf(one.before) !== sameOf(one.after))
    .filter((one) => isTold(one.before, taking) && isTold(one.after, taking))
    .map((one) => ({
      field: one.field,
      before: wordsOf(one.before, taking),
      after: wordsOf(one.after, taking),
    }));

/** Reads each stream that the changes are in once, as far as it matters. */
export const readAround = async (
  log: Pick<EventLog, 'readStream'>,
  changes: readonly Change[],
): Promise<ReadonlyMap<StoredEvent, Around>> => {
  const told = changes.flatMap((change) => change.slice(0, mostParts));
  const byStream = Map.groupBy(told, ({ stream }) => stream);
  const found = await Promise.all(
    [...byStream].map(async ([stream, events]) => {
      const subject = undoSubjectOf(categoryOf(stream));
      const revisions = new Set(events.map(({ revision }) => revision));
      const around = await subject?.around(log, stream, revisions);
      return events.flatMap((event) => {
        const facts = around?.get(event.revision);
        return facts ? [[event, facts] as const] : [];
      });
    }),
  );
  return new Map(found.flat());
};

/** In words for whoever asked. */
export const reasonOf = ({ refusal, extras }: Refused): string => extras?.reason ?? problemOf(refusal).detail;

const undoneBy = ([first]: Change, { answers, caller }: Taking): HistoryItem['undone_by'] => {
  const entry = undoerOf(answers.timeline, first.position);
  if (entry === null) return null;
  return { position: entry.position, at: entry.occurredAt, name: actorName(entry, answers, caller) };
};

export const historyItem = (
  change: Change,
  around: ReadonlyMap<StoredEvent, Around>,
  taking: Taking,
): HistoryItem => {
  const [first] = change;
  const { answers, caller } = taking;
  const refused = refusedUndo(change, taking);
  const told = change.find(({ type }) => leading.includes(type)) ?? first;
  const none: Around = { before: null, after: null };
  return {
    id: String(first.position),
    position: first.position,
    subject: categoryOf(first.stream),
    event: eventItem(told, answers, caller),
    count: change.length,
    imported: importedIn(change),
    parts: change.slice(0, mostParts).map((event) => ({
      type: event.type,
      name: subjectName(event, answers),
      fields: isHiddenFrom(event.data, caller.accountId) ? [] : fieldsOf(around.get(event) ?? none, taking),
    })),
    can_undo: refused === null,
    reason: refused && reasonOf(refused),
    is_held: refused?.refusal === 'undoHeld',
    undone_by: undoneBy(change, taking),
    undoes: undoneAt(answers.timeline, first.position),
  };
};
