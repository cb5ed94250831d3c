/** Handles GET /api/events: lists the events that the caller may see, filtered and paged. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { EventList } from '#domain/contract/eventSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { competitorStream } from '#events/competitors/competitorStream.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import { isStreamName } from '#events/log/requestRules.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { numberAt, positionOf } from '#events/projections/timeline.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import { clientTag, workspaceTag } from '#events/tags.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler } from '../http/context.ts';
import { readLimit } from '../http/pageOf.ts';
import { readCursor, readPosition, refuseField } from '../http/readPosition.ts';
import { json } from '../http/respond.ts';
import { eventItem, viewerOf } from './eventItem.ts';
import { visibleEvents } from './visibleEvents.ts';

const readOptionalPosition = (field: string, text: string | undefined): number | null =>
  text === undefined ? null : readPosition(field, text);

const typesIn = ({ type }: ListContext['query']): readonly string[] | undefined => type?.split(',');

type ListContext = Context<'listEvents'>;

type Page = {
  readonly limit: number;
  readonly after: number;
  readonly cursor: number | null;
  readonly newest: boolean;
};

type Found = { readonly events: readonly StoredEvent[]; readonly total: number };

const restOf = ({ after, cursor, newest }: Page, position: number) => ({
  after: newest || cursor === null ? after : Math.max(after, cursor),
  upTo: newest && cursor !== null ? Math.min(cursor - 1, position) : position,
});

/** The whole workspace has an index, which counts and finds the page without a scan. */
const findInWorkspace = async ({ log, answers, caller, query }: ListContext, page: Page): Promise<Found> => {
  const { timeline, position } = answers;
  const types = typesIn(query);
  const question = {
    tag: workspaceTag(caller.workspaceId),
    ...definedOnly({ types }),
  };
  const { events } = await log.readTagged({
    ...question,
    ...restOf(page, position),
    limit: page.limit + 1,
    order: page.newest ? 'newest' : 'oldest',
  });
  const total =
    types === undefined
      ? Math.max(0, numberAt(timeline, position) - numberAt(timeline, page.after))
      : await log.countTagged({ ...question, after: page.after, upTo: position });
  return { events, total };
};

/** The stream by its name or subject; undefined for all streams. */
const streamOf = ({ caller, query }: ListContext): string | undefined => {
  const { subject, client, stream } = query;
  if (subject === undefined) return stream;
  if (stream !== undefined) refuseField('subject', 'Name a stream or a subject');
  if (subject === 'integrations') return integrationStream.of(caller.workspaceId);
  return competitorStream.of(client ?? refuseField('client', 'Name the client of the competitors'));
};

/** An invalid stream name yields an empty stream. */
const streamEvents = async ({ log }: ListContext, stream: string): Promise<readonly StoredEvent[]> =>
  isStreamName(stream) ? await log.readStream(stream) : [];

const isOnDays = ({ occurredAt }: StoredEvent, { from = '', to = '9' }: ListContext['query']): boolean => {
  const day = occurredAt.slice(0, 10);
  return day >= from && day <= to;
};

const findByLooking = async (context: ListContext, page: Page): Promise<Found> => {
  const { log, answers, caller, query } = context;
  const viewer = viewerOf(caller);
  const { position: upTo } = answers;
  const types = typesIn(query);
  const asked = definedOnly({ types });
  const stream = streamOf(context);
  const found =
    stream === undefined
      ? await visibleEvents(log, viewer, { ...asked, after: page.after, upTo })
      : (await streamEvents(context, stream)).filter((event) => maySee(viewer, event));
  const matching = found.filter((event) => {
    const { position, type, tags, correlationId } = event;
    return (
      position > page.after &&
      position <= upTo &&
      (types === undefined || types.includes(type)) &&
      (query.client === undefined || tags.includes(clientTag(query.client))) &&
      (query.correlation === undefined || correlationId === query.correlation) &&
      isOnDays(event, query)
    );
  });
  const rest = restOf(page, upTo);
  const left = matching.filter(({ position }) => position > rest.after && position <= rest.upTo);
  return { events: page.newest ? left.toReversed() : left, total: matching.length };
};

const findNumbered = async ({ log, answers, caller }: ListContext, number: number): Promise<Found> => {
  const { timeline, position } = answers;
  if (number === 0 || number > numberAt(timeline, position)) return { events: [], total: 0 };
  const at = positionOf(timeline, number - 1);
  const events = await visibleEvents(log, viewerOf(caller), { after: at - 1, upTo: at });
  return { events, total: events.length };
};

export const listEvents: Handler<'listEvents'> = async (_request, context) => {
  const { query, answers, caller } = context;
  if (query.client !== undefined) clientScope(caller, query.client);
  const page: Page = {
    limit: readLimit(query.limit),
    after: readOptionalPosition('after', query.after) ?? 0,
    cursor: query.cursor === undefined ? null : readCursor(query.cursor),
    newest: query.order === 'newest',
  };
  const { stream, subject, client, correlation, from, to } = query;
  const isPlain = [stream, subject, client, correlation, from, to].every((one) => one === undefined);
  const find = isPlain && seesWholeWorkspace(caller.kind) ? findInWorkspace : findByLooking;
  const number = readOptionalPosition('number', query.number);
  const { events, total } = await (number === null ? find(context, page) : findNumbered(context, number));
  const items = events.slice(0, page.limit);
  const last = items.at(-1);
  const reply: EventList = {
    items: items.map((event) => eventItem(event, answers, caller)),
    next_cursor: events.length > items.length && last ? String(last.position) : null,
    total,
    head: answers.position,
  };
  return json(200, reply);
};
