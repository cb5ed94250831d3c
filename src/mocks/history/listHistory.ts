/** Handles GET /api/history: lists the workspace's changes, latest first, filtered and paged. */

import type { HistoryQuery } from '#domain/contract/historySchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { actorOfEvent } from '#events/actorOf.ts';
import { categoryOf } from '#events/entityOf.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { appTag, clientTag, workspaceTag } from '#events/tags.ts';
import { actorName, knowsActor } from '../activity/actorName.ts';
import { viewerOf } from '../activity/eventItem.ts';
import { visibleEvents } from '../activity/visibleEvents.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler } from '../http/context.ts';
import { readLimit } from '../http/pageOf.ts';
import { readCursor } from '../http/readPosition.ts';
import { json } from '../http/respond.ts';
import { isSameChange } from '../undo/changeAt.ts';
import { subjectName } from '../undo/subjectName.ts';
import { type Change, historyItem, readAround } from './historyItem.ts';
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
