/** GET /api/events: the events that the caller may see, filtered and in pages. */
import type { EventList } from '#domain/contract/eventSchemas.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { clientTag, maySee } from '#events/projections/workspaceHistory.ts';
import { readPosition } from '../http/asOf.ts';
import type { Context, Handler } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { eventItem, viewerOf } from './eventItem.ts';

const usualLimit = 50;
const largestLimit = 500;

const readLimit = (text: string | undefined): number => {
  if (text === undefined) return usualLimit;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= largestLimit) return limit;
  throw new RefusalError('invalid', { errors: { limit: `Must be 1 to ${largestLimit}` } });
};

const readOptionalPosition = (field: string, text: string | undefined): number | null =>
  text === undefined ? null : readPosition(field, text);

const matching = ({ answers, caller, query }: Context<'listEvents'>): readonly StoredEvent[] => {
  const viewer = viewerOf(caller);
  return answers.history.filter(
    (event) =>
      event.position <= answers.position &&
      (query.stream === undefined || event.stream === query.stream) &&
      (query.type === undefined || event.type === query.type) &&
      (query.client === undefined || event.tags.includes(clientTag(query.client))) &&
      (query.correlation === undefined || event.correlationId === query.correlation) &&
      maySee(viewer, event),
  );
};

export const listEvents: Handler<'listEvents'> = (_request, context) => {
  const { query, answers } = context;
  const limit = readLimit(query.limit);
  const after = readOptionalPosition('after', query.after) ?? 0;
  const cursor = readOptionalPosition('cursor', query.cursor);
  const newest = query.order === 'newest';
  const visible = matching(context).filter((event) => event.position > after);
  const ordered = newest ? visible.toReversed() : visible;
  const rest = ordered.filter(
    ({ position }) => cursor === null || (newest ? position < cursor : position > cursor),
  );
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const reply: EventList = {
    items: page.map((event) => eventItem(event, answers)),
    next_cursor: rest.length > page.length && last ? String(last.position) : null,
    total: visible.length,
    head: answers.position,
  };
  return json(200, reply);
};
