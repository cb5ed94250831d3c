/** Serializes a change: its actor, values before and after, and whether it can be undone. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { FieldChange, HistoryItem } from '#domain/contract/historySchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { categoryOf, entityOf } from '#events/entityOf.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { isHiddenFrom } from '#events/people/personalWords.ts';
import { undoerOf, undoneAt, undoneKind } from '#events/projections/changeLedger.ts';
import type { Timeline } from '#events/projections/timeline.ts';
import { actorName } from '../activity/actorName.ts';
import { eventItem } from '../activity/eventItem.ts';
import type { Refused } from '../http/context.ts';
import type { Fact } from '../undo/facts.ts';
import { subjectName } from '../undo/subjectName.ts';
import type { Around, Taking } from '../undo/undoRules.ts';
import { refusedUndo } from './refusedUndo.ts';
import { undoSubjectOf } from './undoTable.ts';

const mostParts = 20;

export type Change = readonly [StoredEvent, ...StoredEvent[]];

const leading: readonly string[] = ['WorkspaceOwnerChanged', 'ClientDeleted'];

export type Asked = (event: StoredEvent) => boolean;

const isAddition = ({ type }: { readonly type: string }): boolean => type === 'ClientAdded';

const undoesAddition = ({ position }: StoredEvent, timeline: Timeline): boolean =>
  undoneKind(timeline, position)?.type === 'ClientAdded';

/** Only an import adds several items; undoing it removes items that one command added. */
const importedIn = (change: Change, timeline: Timeline): number | null => {
  const added = change.filter(isAddition).length;
  if (added > 1) return added;
  const undone = change.map(({ position }) => undoneKind(timeline, position));
  const gone = undone.flatMap((one) => (one && isAddition(one) ? [one.command] : []));
  return gone.length > 1 && new Set(gone).size === 1 ? gone.length : null;
};

const describeChange = (change: Change, timeline: Timeline, asked: Asked) => {
  const lead =
    change.find((event) => leading.includes(event.type) || undoesAddition(event, timeline)) ?? change[0];
  const alike = change.filter(({ type }) => type === lead.type);
  const wanted = alike.filter(asked);
  const isPart = wanted.length > 0 && wanted.length < alike.length;
  return {
    told: isPart ? (wanted[0] ?? lead) : lead,
    alike: new Set(alike.map(entityOf)).size,
    isPart,
  };
};

const shownOf = (change: Change, timeline: Timeline, asked: Asked): readonly StoredEvent[] => {
  const { told: shown, isPart } = describeChange(change, timeline, asked);
  const inOrder = isPart ? [shown, ...change.filter((event) => event !== shown)] : change;
  return inOrder.slice(0, mostParts);
};

const isListed = (fact: Fact, taking: Taking): boolean =>
  fact === null ||
  typeof fact === 'boolean' ||
  fact.isOfAgency !== true ||
  seesWholeWorkspace(taking.caller.kind);

const sameOf = (fact: Fact): string | boolean | null =>
  fact === null || typeof fact === 'boolean' ? fact : fact.same;

const wordsOf = (fact: Fact, taking: Taking): FieldChange['before'] =>
  fact === null || typeof fact === 'boolean' ? fact : fact.words(taking);

const fieldsOf = ({ before, after }: Around, taking: Taking): FieldChange[] =>
  Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((one) => sameOf(one.before) !== sameOf(one.after))
    .filter((one) => isListed(one.before, taking) && isListed(one.after, taking))
    .map((one) => ({
      field: one.field,
      before: wordsOf(one.before, taking),
      after: wordsOf(one.after, taking),
    }));

export const readAround = async (
  log: Pick<EventLog, 'readStream'>,
  changes: readonly Change[],
  timeline: Timeline,
  asked: Asked,
): Promise<ReadonlyMap<StoredEvent, Around>> => {
  const shown = changes.flatMap((change) => shownOf(change, timeline, asked));
  const byStream = Map.groupBy(shown, ({ stream }) => stream);
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

export const reasonOf = ({ refusal, extras }: Refused): string => extras?.reason ?? problemOf(refusal).detail;

const wordsFor = (event: StoredEvent, { answers, caller }: Taking): HistoryItem['parts'][number]['told'] => {
  const { about, data } = eventItem(event, answers, caller);
  return { about, data };
};

const undoneBy = ([first]: Change, { answers, caller }: Taking): HistoryItem['undone_by'] => {
  const entry = undoerOf(answers.timeline, first.position);
  if (entry === null) return null;
  return { position: entry.position, at: entry.occurredAt, name: actorName(entry, answers, caller) };
};

export const historyItem = (
  change: Change,
  around: ReadonlyMap<StoredEvent, Around>,
  taking: Taking,
  asked: Asked,
): HistoryItem => {
  const [first] = change;
  const { answers, caller } = taking;
  const refused = refusedUndo(change, taking);
  const { told: shown, alike, isPart } = describeChange(change, answers.timeline, asked);
  const none: Around = { before: null, after: null };
  return {
    id: String(first.position),
    position: first.position,
    subject: categoryOf(first.stream),
    event: eventItem(shown, answers, caller),
    alike,
    is_part: isPart,
    count: change.length,
    imported: importedIn(change, answers.timeline),
    parts: shownOf(change, answers.timeline, asked).map((event) => ({
      type: event.type,
      name: subjectName(event, answers),
      told: change.length === 1 ? null : wordsFor(event, taking),
      fields: isHiddenFrom(event.data, caller.accountId) ? [] : fieldsOf(around.get(event) ?? none, taking),
    })),
    can_undo: refused === null,
    reason: refused && reasonOf(refused),
    is_held: refused?.refusal === 'undoHeld',
    undone_by: undoneBy(change, taking),
    undoes: undoneAt(answers.timeline, first.position),
  };
};
