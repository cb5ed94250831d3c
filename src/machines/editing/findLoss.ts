/** Finds in the history who removed a resource while someone had it in a form. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';

export type EditLoss = {
  readonly deed: string;
  readonly by: string | null;
  /** ISO 8601; null when unknown. */
  readonly at: string | null;
};

export type LossPlace = {
  readonly subject: string;
  readonly clientId: string | null;
  readonly field: string;
  readonly id: string;
  readonly deeds: Readonly<Record<string, string>>;
};

/** A change with many events is listed under only one of them, so it is matched by client. */
const isAbout = ({ event, count }: HistoryItem, { field, id }: LossPlace): boolean =>
  count > 1 || event.data[field] === id;

const deedIn = ({ event, parts }: HistoryItem, { deeds }: LossPlace): string | undefined =>
  [event.type, ...parts.map(({ type }) => type)].map((type) => deeds[type]).findLast((deed) => deed);

/** The latest loss; only the deed when the history has no record or cannot be read. */
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
