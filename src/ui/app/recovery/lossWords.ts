/** Formats the title and explanation of each kind of loss for the recovery screen. */

import { englishNumber } from '#domain/english/englishNumber.ts';
import type { BranchCounts, Loss, LossKind, MissingRange, Salvage } from '#domain/recovery/loss.ts';

type LossWords = { readonly title: string; readonly about: string };

export const lossWords: Readonly<Record<LossKind, LossWords>> = {
  gone: {
    title: 'Your data is missing from this browser',
    about:
      'AgencyLens kept a workspace here, and its records are gone. The browser may have removed them, or its storage was damaged.',
  },
  shorter: {
    title: 'Some of your latest changes are missing',
    about: 'The browser lost the last changes that were saved.',
  },
  foreign: {
    title: 'This browser holds different data than before',
    about: 'The records in this browser are not the ones that AgencyLens wrote last.',
  },
  differs: {
    title: 'Your data was changed',
    about: 'The last saved event has been replaced.',
  },
  damaged: {
    title: 'Your data is damaged',
    about: 'Some of the saved records no longer fit together.',
  },
  unreadable: {
    title: 'Your data cannot be read',
    about: 'The browser cannot open the records, or cannot read them.',
  },
  unanswered: {
    title: 'The browser’s storage does not answer',
    about: 'Another tab may hold it. Close the other tabs of AgencyLens, then try again.',
  },
  newer: {
    title: 'A newer version wrote your data',
    about:
      'A newer version of AgencyLens has changed the records in this browser. Reload the page to get that version.',
  },
  replaced: {
    title: 'Another tab uses other data now',
    about:
      'A backup was restored or a fresh start was made in another tab. Reload the page to see it. Your last change in this tab was not saved.',
  },
  removed: {
    title: 'Your data was removed while this page was open',
    about:
      'The data of this site was cleared in the browser’s settings or in another tab, or the browser dropped a damaged database.',
  },
};

const number = (value: number): string => englishNumber(value);

const mostNamed = 5;

const placeWords = ({ from, to }: MissingRange): string =>
  from === to ? number(from) : `${number(from)} to ${number(to)}`;

/** `event 12`, `events 12 to 40`, `events 3, 12 to 40 and 50`; empty for no ranges. */
export const rangeWords = (ranges: readonly MissingRange[]): string => {
  const [first] = ranges;
  if (first === undefined) return '';
  const places = ranges.slice(0, mostNamed).map(placeWords);
  const more = ranges.length - places.length;
  if (more > 0) places.push(`${number(more)} more ${more === 1 ? 'place' : 'places'}`);
  const isOne = ranges.length === 1 && first.from === first.to;
  const last = places.length > 1 ? ` and ${places.at(-1)}` : '';
  return `${isOne ? 'event' : 'events'} ${places.slice(0, Math.max(1, places.length - 1)).join(', ')}${last}`;
};

const countWords = (count: number): string => (count === 1 ? 'one event' : `${number(count)} events`);

const lostWords = ({ missing, behind }: Salvage): string => {
  const lost = missing.length === 0 ? '' : ` Lost: ${rangeWords(missing)}.`;
  if (behind === 0) return lost;
  const why = 'later changes rest on what is missing';
  return `${lost} Can be exported, but not restored, as ${why}: ${countWords(behind)}.`;
};

export const salvageWords = (salvage: Salvage): string => {
  const { upTo, fromCopy, missing, behind } = salvage;
  if (upTo === null)
    return `Nothing can be restored from this browser.${behind === 0 ? '' : lostWords(salvage)}`;
  const some = fromCopy === upTo.position ? 'all' : number(fromCopy);
  const source = fromCopy > 0 ? `, ${some} of them from the second copy` : '';
  const restored = `${countWords(upTo.position)}${source}.`;
  return missing.length === 0 && behind === 0
    ? `Everything can be restored: ${restored}`
    : `Can be restored: ${restored}${lostWords(salvage)}`;
};

const branchCount = (count: number): string => (count === 1 ? 'One branch' : `${number(count)} branches`);

/** Describes the fate of branches, which the second copy does not contain; null if there are none. */
export const branchWords = ({ intact, lost }: BranchCounts): string | null => {
  const along = `${branchCount(intact)} will come back with it.`;
  const gone = `${branchCount(lost)} ${lost === 1 ? 'is' : 'are'} damaged or missing and will not come back, as the second copy has none. Files that you exported still have what they held.`;
  const said = [...(intact > 0 ? [along] : []), ...(lost > 0 ? [gone] : [])];
  return said.length === 0 ? null : said.join(' ');
};

const quoted = (names: readonly string[]): string => {
  const all = names.map((name) => `“${name}”`);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};

export const leftOutWords = (names: readonly string[]): string => {
  if (names.length === 0) return '';
  const [what, they, them] =
    names.length === 1 ? ['the branch', 'It is', 'it'] : ['the branches', 'They are', 'them'];
  return `Your data was restored, but for ${what} ${quoted(names)}: the browser’s storage did not take ${them}. ${they} kept in this browser with the old records. Open “Data in this browser” in the account menu, and export ${them} under “Earlier data”.`;
};

/** Nothing is restored if the records exist but are unusable right now. `refused`: a way out has failed. */
export const waysOf = ({ kind, tenant }: Loss, salvage: Salvage | null, refused = false) => {
  const isMain = tenant === 'main';
  const waits = kind === 'unanswered' || kind === 'newer' || kind === 'replaced';
  const isShut = kind === 'unanswered' || kind === 'unreadable';
  return {
    canReload: waits || kind === 'unreadable' || kind === 'removed',
    canRestore: isMain && !waits && salvage?.upTo != null,
    canImport: isMain && !waits,
    canExport: !waits && salvage !== null && (salvage.upTo !== null || salvage.behind > 0),
    canInspect: !waits && salvage === null,
    /** If the storage itself does not work, a new database elsewhere may. */
    canGoOn: isMain && (isShut || refused),
    freshLabel: kind === 'replaced' ? null : isMain ? 'Start fresh' : 'Go to the main branch',
  };
};
