/** Serializes the address of a file with its latest fetches. */
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { pauseAfter } from '#domain/fileAddresses/fileAddressRules.ts';
import type { FileAddressFacts } from '#events/fileAddresses/fileAddress.ts';
import { versionTag } from '../http/version.ts';

/** ISO 8601 UTC. */
export const nextFetch = ({ addedAt, every, fetches }: FileAddressFacts): string => {
  const latest = fetches.at(-1);
  return latest === undefined
    ? addedAt
    : new Date(Date.parse(latest.at) + pauseAfter(every, latest.outcome)).toISOString();
};

/** `isScheduled`: the host fetches by itself. */
export const fileAddressItem = (one: FileAddressFacts, isScheduled: boolean): FileAddressItem => ({
  id: one.id,
  name: one.name,
  address: one.address,
  client_id: one.clientId,
  every: one.every,
  added_at: one.addedAt,
  fetches: one.fetches.map((fetch) => ({ ...fetch })).toReversed(),
  next_at: isScheduled ? nextFetch(one) : null,
  etag: versionTag(one.revision),
});
