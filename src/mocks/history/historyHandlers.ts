/** Handles requests about the history and its undo. */
import type { HistoryQuery } from '#domain/contract/historySchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { mostUndone } from '#domain/history/mostUndone.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { actorOfEvent } from '#events/actorOf.ts';
import { categoryOf } from '#events/entityOf.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { undoerOf } from '#events/projections/changeLedger.ts';
import { appTag, clientTag, workspaceTag } from '#events/tags.ts';
import { actorName, knowsActor } from '../activity/actorName.ts';
import { viewerOf } from '../activity/eventItem.ts';
import { visibleEvents } from '../activity/visibleEvents.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler, Refused } from '../http/context.ts';
import { actorOf } from '../http/handleCommand.ts';
import { readLimit } from '../http/pageOf.ts';
import { readCursor, readPosition } from '../http/readPosition.ts';
import { RefusalError } from '../http/refusal.ts';
import { json, problem } from '../http/respond.ts';
import { changeAt, isSameChange } from '../undo/changeAt.ts';
import { subjectName } from '../undo/subjectName.ts';
import type { Taking } from '../undo/undoRules.ts';
import { type Change, historyItem, readAround, reasonOf } from './historyItem.ts';
import { heldBy, refusedUndo } from './refusedUndo.ts';
import { reverseChange } from './reverseChange.ts';
import { historyTypes } from './undoTable.ts';

type Listing = Pick<Context<'listHistory'>, 'log' | 'answers' | 'caller' | 'query' | 'now'>;

const firstLook = 128;

const wordsIn = (event: StoredEvent, { answers, caller }: Listing): string =>
  [
    subjectName(event, answers),
    actorName(actorOfEvent(event), answers, caller),
    event.type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
  ].join(' ');

const isBetween = (event: StoredEvent, { from = '', to = '9' }: HistoryQuery): boolean => {
  const day = event.occurredAt.slice(0, 10);
  return day >= from && day <= to;
};

const isOfApp = ({ tags, data }: StoredEvent, workspaceId: string, app: string): boolean => {
  const { listingId }: { readonly listingId?: unknown } = data;
  return listingId === app || tags.includes(appTag(workspaceId, app));
};

const matches = (event: StoredEvent, listing: Listing): boolean => {
  const { query, answers, caller } = listing;
  const { q = '', actor, subject, client, type, app } = query;
  const by = actorOfEvent(event);
  const isBy = (accountId: string) => by.person === accountId && knowsActor(by, answers, caller);
  return (
    isBetween(event, query) &&
    (actor === undefined || isBy(actor)) &&
    (subject === undefined || subject.split(',').includes(categoryOf(event.stream))) &&
    (client === undefined || event.tags.includes(clientTag(client))) &&
    (type === undefined || event.type === type) &&
    (app === undefined || isOfApp(event, caller.workspaceId, app)) &&
    (q === '' || matcherOf(q)(wordsIn(event, listing)))
  );
};

const isAskedFor = (event: StoredEvent, listing: Listing): boolean => {
  const { q, client } = listing.query;
  const alone = { ...definedOnly({ q, client }) };
  return matches(event, { ...listing, query: alone });
};

const isChange = ({ type }: StoredEvent): boolean => historyTypes.includes(type);

const changesOf = (newest: readonly StoredEvent[]): readonly Change[] => {
  const changes: [StoredEvent, ...StoredEvent[]][] = [];
  for (const event of newest) {
    const last = changes.at(-1);
    if (last && isSameChange(last[0], event)) last.unshift(event);
    else changes.push([event]);
  }
  return changes;
};

const findInWorkspace = async (
  listing: Listing,
  upTo: number,
  wanted: number,
): Promise<readonly Change[]> => {
  const { log, caller } = listing;
  const tag = workspaceTag(caller.workspaceId);
  for (let limit = firstLook; ; limit *= 2) {
    const { events } = await log.readTagged({ tag, upTo, limit, order: 'newest' });
    const isAll = events.length < limit;
    const changes = changesOf(events.filter(isChange));
    const whole = isAll ? changes : changes.slice(0, -1);
    const found = whole.filter((change) => change.some((event) => matches(event, listing)));
    if (isAll || found.length >= wanted) return found;
  }
};

const findForClient = async (listing: Listing, upTo: number): Promise<readonly Change[]> => {
  const events = await visibleEvents(listing.log, viewerOf(listing.caller), { types: historyTypes, upTo });
  return changesOf(events.toReversed()).filter((change) => change.some((event) => matches(event, listing)));
};

export const listHistory: Handler<'listHistory'> = async (_request, context) => {
  const { query, answers, caller, now, log } = context;
  if (query.client !== undefined) clientScope(caller, query.client);
  const limit = readLimit(query.limit);
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor);
  const upTo = cursor === null ? answers.position : Math.min(cursor - 1, answers.position);
  const isWhole = viewerOf(caller).wholeWorkspace;
  const found = isWhole
    ? await findInWorkspace(context, upTo, limit + 1)
    : await findForClient(context, upTo);
  const page = found.slice(0, limit);
  const asked = (event: StoredEvent) => isAskedFor(event, context);
  const around = await readAround(log, page, answers.timeline, asked);
  const last = page.at(-1);
  return json(200, {
    items: page.map((change) => historyItem(change, around, { caller, now, answers }, asked)),
    next_cursor: found.length > page.length && last ? String(last[0].position) : null,
  });
};

type Events = readonly StoredEvent[];

type Together = {
  readonly changes: readonly Events[];
  readonly refused: Refused | null;
};

const inOrder = (changes: readonly Events[]): Events =>
  changes.flat().toSorted((one, other) => one.position - other.position);

/** Ends with the first change that cannot be undone or is hidden from the viewer. */
const changesOnTop = async (
  log: Pick<EventLog, 'readAll'>,
  change: Events,
  taking: Taking,
): Promise<Together> => {
  const viewer = viewerOf(taking.caller);
  const changes: Events[] = [change];
  for (;;) {
    const events = inOrder(changes);
    const refused = refusedUndo(events, taking);
    if (refused?.refusal !== 'undoHeld' || changes.length > mostUndone) return { changes, refused };
    const holder = heldBy(events, taking);
    const next = holder === null ? null : await changeAt(log, viewer, holder);
    if (next === null) return { changes, refused };
    changes.push(next);
  }
};

const isWhole = (change: readonly StoredEvent[] | null): change is Change => (change?.length ?? 0) > 0;

/** An undo covers the whole change, whatever filter found it. */
const asWhole = () => true;

const positionOf = (change: readonly StoredEvent[] | undefined): number | null =>
  change?.[0]?.position ?? null;

/** Runs the deciders as a dry run, because the plan's quota may refuse the restored items. */
const refusedByDeciders = async (
  log: Context<'readUndo'>['log'],
  events: readonly StoredEvent[],
  taking: Taking,
): Promise<Refused | null> => {
  try {
    const reversal = await reverseChange(log, events, taking);
    return reversal.ok ? null : reversal;
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.code, extras: error.extras };
    throw error;
  }
};

export const readUndo: Handler<'readUndo'> = async (_request, { log, answers, caller, query, now }) => {
  const change = await changeAt(log, viewerOf(caller), readPosition('position', query.position));
  if (!isWhole(change) || change[0].position > answers.position) return problem('notFound');
  const taking = { caller, now, answers };
  const { changes, refused } = await changesOnTop(log, change, taking);
  const why = refused ?? (await refusedByDeciders(log, inOrder(changes), taking));
  const found = changes.filter(isWhole).toSorted((one, other) => other[0].position - one[0].position);
  const around = await readAround(log, found, answers.timeline, asWhole);
  return json(200, {
    changes: found.map((one) => historyItem(one, around, taking, asWhole)),
    also: changes.slice(1).flatMap((one) => positionOf(one) ?? []),
    reason: why && reasonOf(why),
    obstacle: refused && positionOf(changes.at(-1)),
  });
};

type Asked = Pick<Context<'undoChange'>, 'log' | 'caller'>;

const changesAt = async ({ log, caller }: Asked, positions: readonly number[]) => {
  const found = new Map<number, readonly StoredEvent[]>();
  for (const position of positions) {
    const change = await changeAt(log, viewerOf(caller), position);
    const [first] = change ?? [];
    if (!change || !first) return null;
    found.set(first.position, change);
  }
  return [...found.values()];
};

/** Among several changes, those already undone are skipped; a single one is refused. */
const stillDone = (changes: readonly (readonly StoredEvent[])[], { answers }: Taking) =>
  changes.length === 1
    ? changes
    : changes.filter((change) =>
        change.every(({ position }) => undoerOf(answers.timeline, position) === null),
      );

export const undoChange: Handler<'undoChange'> = (_request, { log, commit, caller, body, now }) =>
  commit(async (answers) => {
    const changes = await changesAt({ log, caller }, [body.position, ...(body.also ?? [])]);
    const [[first] = []] = changes ?? [];
    if (!changes || !first) return { ok: false, refusal: 'notFound' };
    const taking = { caller, now, answers };
    const events = stillDone(changes, taking)
      .flat()
      .toSorted((one, other) => one.position - other.position);
    const refused = refusedUndo(events, taking);
    if (refused) return refused;
    const reversal = await reverseChange(log, events, taking);
    if (!reversal.ok) return reversal;
    const types = reversal.events.map(({ event }) => event.type);
    const reply = { status: 200 as const, body: { undone: first.position, types } };
    return { ...reversal, actor: actorOf(caller), reply };
  });
