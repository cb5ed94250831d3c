/** Who took something away while somebody had it in a form, as the history tells it. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';

export type EditLoss = {
  /** `archived`, `deleted`, `removed`. */
  readonly deed: string;
  /** The person's name; null where it is nobody's, or nothing is known of it. */
  readonly by: string | null;
  /** ISO 8601; null where nothing is known of it. */
  readonly at: string | null;
};

/** Where the history tells of a loss. */
export type LossPlace = {
  /** As the history names it: `clients`, `goals`. */
  readonly subject: string;
  /** Null: of no one client. */
  readonly clientId: string | null;
  /** The field of an event's data that names it, and its id. */
  readonly field: string;
  readonly id: string;
  /** What each type of event did to it. */
  readonly deeds: Readonly<Record<string, string>>;
};

/** Where a change has many events, the history has found one of them by the client. */
const isAbout = ({ event, count }: HistoryItem, { field, id }: LossPlace): boolean =>
  count > 1 || event.data[field] === id;

const deedIn = ({ event, parts }: HistoryItem, { deeds }: LossPlace): string | undefined =>
  [event.type, ...parts.map(({ type }) => type)].map((type) => deeds[type]).findLast((deed) => deed);

/** The latest loss; the deed alone where the history does not tell of it, and where it cannot be read. */
export const findLoss = async (api: Pick<ApiClient, 'call'>, place: LossPlace): Promise<EditLoss> => {
  const { subject, clientId } = place;
  const unknown = { deed: Object.values(place.deeds).at(-1) ?? 'removed', by: null, at: null };
  const client = clientId === null ? {} : { client: clientId };
  const { items } = await api.call('listHistory', { query: { subject, ...client, limit: '100' } });
  const item = items.find((one) => isAbout(one, place) && deedIn(one, place) !== undefined);
  if (!item) return unknown;
  const { actor, occurred_at: at } = item.event;
  return { deed: deedIn(item, place) ?? unknown.deed, by: actor.name, at };
};
