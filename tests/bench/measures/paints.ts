/** Measures when each page is painted and interactive on a first visit, with and without CPU throttling by four. */
import type { WithBrowser } from '../browser/openBrowser.ts';
import { untilQuiet, watchedOf } from '../browser/settle.ts';
import type { Watched } from '../browser/watchPage.ts';
import { floorNames, productPage, type Subject } from '../subjects/servePages.ts';
import { type Summary, summarize } from '../summary.ts';

export const slowdowns = [1, 4] as const;

/** Also measured without throttling; other pages only with it, which is more telling. */
const unslowed: readonly string[] = [...Object.values(floorNames), productPage('/'), productPage('/login')];

export type PaintTimes = {
  readonly name: string;
  readonly slowdown: number;
  readonly firstPaint: Summary;
  readonly largestPaint: Summary;
  /** Largest contentful paint, once no loader covers it. */
  readonly seen: Summary;
  readonly awake: Summary;
  readonly blocking: Summary;
  readonly shift: Summary;
};

const load = (withBrowser: WithBrowser, { url, wakes }: Subject, slowdown: number): Promise<Watched> =>
  withBrowser({ slowdown, wakes }, async ({ page }) => {
    await page.goto(url);
    await untilQuiet(page);
    return watchedOf(page);
  });

const tell = ({ name }: Subject, slowdown: number, loads: readonly Watched[]): PaintTimes => {
  const of = (key: keyof Watched) => summarize(loads.map((watched) => watched[key]));
  return {
    name,
    slowdown,
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    seen: summarize(loads.map(({ largestPaint, uncovered }) => Math.max(largestPaint, uncovered))),
    awake: of('awake'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
};

/** Loads the pages round-robin, so that other load on the machine affects all alike. */
export const measurePaints = async (
  withBrowser: WithBrowser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<readonly PaintTimes[]> => {
  const series = slowdowns.flatMap((slowdown) =>
    subjects
      .filter(({ name }) => slowdown > 1 || unslowed.includes(name))
      .map((subject) => ({ subject, slowdown, loads: [] as Watched[] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { subject, slowdown, loads } of series) loads.push(await load(withBrowser, subject, slowdown));
  }
  return series.map(({ subject, slowdown, loads }) => tell(subject, slowdown, loads));
};
