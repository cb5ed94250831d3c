/** Lists the duration of each lane at full size, and the lanes that run only by name. */

/** `minutes` on two idle processors. `inBrowser` marks lanes that start hundreds of browsers or pages. */
type LaneTime = { readonly minutes: number; readonly inBrowser?: true };

const laneTimes = {
  'log-programs': { minutes: 4 },
  interleavings: { minutes: 14 },
  crashes: { minutes: 1 },
  snapshots: { minutes: 2 },
  'full-storage': { minutes: 5 },
  'altered-records': { minutes: 1 },
  'api-programs': { minutes: 44 },
  'lost-replies': { minutes: 1 },
  'contract-fuzz': { minutes: 3 },
  'foreign-ids': { minutes: 1 },
  'foreign-ids-http': { minutes: 3 },
  'naughty-texts': { minutes: 1 },
  'naughty-out': { minutes: 6 },
  'same-figures': { minutes: 2 },
  'lab-memory': { minutes: 1 },
  kills: { minutes: 10, inBrowser: true },
  'flipped-bits': { minutes: 10, inBrowser: true },
  'cut-files': { minutes: 3, inBrowser: true },
  'two-damages': { minutes: 5, inBrowser: true },
} as const satisfies Readonly<Record<string, LaneTime>>;

export type LaneName = keyof typeof laneTimes;

const times: Readonly<Record<string, LaneTime>> = laneTimes;

const names = Object.keys(times);

export const lanesOf = (only: readonly string[]): readonly string[] =>
  only.length > 0 ? only : names.filter((name) => times[name]?.inBrowser === undefined);

const minutesOf = (asked: readonly string[]): string => {
  const minutes = asked.reduce((sum, name) => sum + (times[name]?.minutes ?? 0), 0);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on two processors`;
};

export const announcement = (only: readonly string[]): string => {
  const asked = lanesOf(only);
  return `${asked.join(', ')}: ${minutesOf(asked)}.`;
};

export const leftOut = (): string => {
  const left = names.filter((name) => times[name]?.inBrowser);
  return `Not in this run, as they start a real browser again and again: ${left.join(', ')}. They take ${minutesOf(left)}:\n  npm run soak -- --only=${left.join(',')}`;
};
