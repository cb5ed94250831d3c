/** Lists the client fields to choose from in a merge, and finds likely duplicates. */
import { foldForSearch } from '../text/searchText.ts';

export const mergedFields = [
  'name',
  'domain',
  'industry',
  'time_zone',
  'owner_id',
  'tags',
  'logo_id',
  'lifetime',
] as const;

export type MergedField = (typeof mergedFields)[number];

type Named = { readonly id: string; readonly name: string; readonly domain: string };

/** Removes case, accents, punctuation and blanks: `Café Nord.` becomes `cafe nord`. */
const plainName = (name: string): string =>
  foldForSearch(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Older domains may still have their `www`. */
const plainDomain = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');

const keysOf = ({ name, domain }: Named): readonly string[] => {
  const plain = plainName(name);
  return [`domain ${plainDomain(domain)}`, ...(plain === '' ? [] : [`name ${plain}`])];
};

/** Pairs with equal domain or name, each once, in list order. */
export const likelyDuplicates = <Client extends Named>(
  clients: readonly Client[],
): readonly (readonly [Client, Client])[] => {
  const first = new Map<string, Client>();
  const pairs = new Map<string, readonly [Client, Client]>();
  for (const client of clients)
    for (const key of keysOf(client)) {
      const other = first.get(key);
      if (!other) first.set(key, client);
      else if (other !== client) pairs.set(`${other.id} ${client.id}`, [other, client]);
    }
  return [...pairs.values()];
};
