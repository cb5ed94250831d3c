/** Lists the apps of the marketplace with releases and sample ratings, and finds and sorts them. */
import { finishHash, mixWord } from '#world/murmurHash3.ts';
import { ownValue } from '../ownValue.ts';
import { matcherOf } from '../text/searchText.ts';
import { handmadeApps } from './handmadeApps.ts';
import { type AppCategory, type AppFacts, appCategoryLabels, type Listing, type Release } from './listing.ts';
import { platformApps } from './platformApps.ts';
import { toolSettings } from './toolSettings.ts';

/** A number below `limit`, the same for an app on every machine. */
const drawn = (id: string, salt: number, limit: number): number => {
  let hash = salt;
  for (const letter of id) hash = mixWord(hash, letter.codePointAt(0) ?? 0);
  return finishHash(hash, id.length) % limit;
};

const starsOf = (id: string): readonly number[] => {
  const five = 20 + drawn(id, 5, 180);
  const four = 8 + drawn(id, 4, 70);
  return [drawn(id, 1, 9), drawn(id, 2, 8), 2 + drawn(id, 3, 20), four, five];
};

const olderNotes = [
  'Loads long lists faster.',
  'Keeps the chosen client when the page is opened again.',
  'Corrects the first day of a week.',
  'Names days in the client’s own time zone.',
];

const dayIn = (month: string, id: string, salt: number): string =>
  `${month}-${String(1 + drawn(id, salt, 28)).padStart(2, '0')}`;

/** The last permission came with the latest release, if there is more than one. */
const releasesOf = ({ id, version, scopes, name }: AppFacts): readonly Release[] => {
  const [major = 1, minor = 0] = version.split('.').map(Number);
  const newScopes = scopes.length > 1 ? scopes.slice(-1) : [];
  return [
    {
      version,
      day: dayIn('2026-02', id, 6),
      notes: newScopes.length > 0 ? `Needs a new permission: ${newScopes[0]}.` : 'Corrects small faults.',
      newScopes,
    },
    {
      version: minor > 0 ? `${major}.${minor - 1}.0` : `${major - 1}.9.0`,
      day: dayIn('2025-11', id, 7),
      notes: olderNotes[drawn(id, 8, olderNotes.length)] ?? '',
      newScopes: [],
    },
    { version: '0.7.0', day: dayIn('2025-06', id, 9), notes: `First version of ${name}.`, newScopes: [] },
  ];
};

const complete = (app: AppFacts): Listing => ({
  ...app,
  settings: (app.tool && ownValue(toolSettings, app.tool)) ?? [],
  releases: releasesOf(app),
  stars: starsOf(app.id),
  trialDays: app.monthlyPrice === 0 ? 0 : 14,
  retentionDays: [0, 7, 30][drawn(app.id, 10, 3)] ?? 0,
  callsPerClient: 30 * (1 + drawn(app.id, 11, 8)),
});

export const listings: readonly Listing[] = [...handmadeApps, ...platformApps()].map(complete);

const byId: ReadonlyMap<string, Listing> = new Map(listings.map((listing) => [listing.id, listing]));

export const listingOf = (id: string): Listing | undefined => byId.get(id);

export type ListingSearch = {
  /** Every word must occur in name, publisher, category or summary; empty matches all. */
  readonly q?: string | undefined;
  readonly category?: AppCategory | undefined;
};

export const findListings = ({ q = '', category }: ListingSearch): readonly Listing[] => {
  const hasWords = matcherOf(q);
  return listings.filter((listing) => {
    if (category !== undefined && listing.category !== category) return false;
    const { name, publisher, summary } = listing;
    return hasWords([name, publisher, summary, appCategoryLabels[listing.category]].join(' '));
  });
};
