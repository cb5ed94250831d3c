/** Estimates clicks from positions in search results, with one curve for shares, visits and what-if. */

/** Clicks per search at the positions 1 to 10: rounded averages of published studies, not measurements. */
const firstPage = [0.28, 0.15, 0.11, 0.08, 0.06, 0.045, 0.035, 0.03, 0.025, 0.02] as const;
const secondPage = 0.01;
const beyond = 0.002;
const lastWithClicks = 50;

/** Null for a site that is not among the first 100 results. */
export const clickRateAt = (position: number | null): number => {
  if (position === null || position > lastWithClicks) return 0;
  return firstPage[position - 1] ?? (position <= 20 ? secondPage : beyond);
};

export const bestClickRate: number = firstPage[0];

type Searched = { readonly volume: number };

/** Visits a month from one keyword. */
export const visitsAt = ({ volume }: Searched, position: number | null): number =>
  volume * clickRateAt(position);

/** The visits a month gained by reaching `target`; 0 for a site that is there or above. */
export const visitsGained = (keyword: Searched, position: number | null, target: number): number =>
  position !== null && position <= target ? 0 : visitsAt(keyword, target) - visitsAt(keyword, position);
