/** How long the lanes take at their full size, and which run only when they are asked for. */

/** `minutes`: on two processors that have nothing else to do. `inBrowser`: starts hundreds of browsers, or pages of one. */
type LaneTime = { readonly minutes: number; readonly inBrowser?: true };

/** In the order of their runs. */
const laneTimes = {
  'log-programs': { minutes: 4 },
  interleavings: { minutes: 14 },
  crashes: { minutes: 1 },
  snapshots: { minutes: 2 },
  'full-storage': { minutes: 5 },
  'api-programs': { minutes: 44 },
  'contract-fuzz': { minutes: 3 },
  'foreign-ids': { minutes: 1 },
  'naughty-texts': { minutes: 1 },
  'naughty-out': { minutes: 6 },
  'same-figures': { minutes: 2 },
  kills: { minutes: 10, inBrowser: true },
  'flipped-bits': { minutes: 10, inBrowser: true },
  'cut-files': { minutes: 3, inBrowser: true },
} as const satisfies Readonly<Record<string, LaneTime>>;

export type LaneName = keyof typeof laneTimes;

const times: Readonly<Record<string, LaneTime>> = laneTimes;

const names = Object.keys(times);

/** The lanes that run: those that are named, or all that need no browser. */
export const lanesOf = (only: readonly string[]): readonly string[] =>
  only.length > 0 ? only : names.filter((name) => times[name]?.inBrowser === undefined);

/** What is said before they run at their full size. */
export const announcement = (only: readonly string[]): string => {
  const asked = lanesOf(only);
  const minutes = asked.reduce((sum, name) => sum + (times[name]?.minutes ?? 0), 0);
  const left = names.filter((name) => times[name]?.inBrowser && !asked.includes(name));
  const rest = only.length > 0 ? '' : ` Those that need a browser are left out: --only=${left.join(',')}`;
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on two processors: ${asked.join(', ')}.${rest}`;
};
