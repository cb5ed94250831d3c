/** Measures when a client's board shows its metrics and charts: on a cold start, signed in, and after a change of the view. */
import type { Page, Request } from 'playwright';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { patience, patiently } from '../browser/patience.ts';
import { untilKept, untilQuiet } from '../browser/settle.ts';
import { openSignIn, pressSignIn } from '../browser/signIn.ts';
import { boardSeen, type WatchedBoard, watchBoard } from '../browser/watchBoard.ts';
import { type Summary, summarize } from '../summary.ts';
import { clickBetweenCharts } from './boardClicks.ts';
import { copyCold } from './deepLinks.ts';
import { slowdowns } from './paints.ts';

export type BoardTimes = {
  readonly slowdown: number;
  /** On the first visit of the board, and on one with its cache stored. */
  readonly figures: Summary;
  readonly keptFigures: Summary;
  /** After the metrics. */
  readonly chart: Summary;
  readonly click: Summary;
  readonly otherFigures: Summary;
  readonly otherCharts: Summary;
};

type Run = Omit<WatchedBoard, 'pressed'> & { readonly keptFigures: number; readonly click: number };

const board = '/dashboard?client=fjordandfoam';

const keys = ['w', 'y', 'm', 't'] as const;

const read = async (page: Page): Promise<WatchedBoard> => {
  const board = await page.evaluate(() => watchedBoard);
  if (board === undefined) throw new Error('the board is not watched');
  return board;
};

/** The page logs this itself: polling would add work. Call this before the step that triggers the message. */
const seen = (page: Page, key: keyof WatchedBoard): Promise<unknown> =>
  patiently(
    `the board's ${key}`,
    page.waitForEvent('console', {
      predicate: (message) => message.text() === boardSeen(key),
      timeout: patience,
    }),
  );

/** How often the page has drawn a chart again. */
const picturesOn = (page: Page): Promise<number> =>
  page
    .locator('[data-pictures]')
    .evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.getAttribute('data-pictures')), 0));

type Change = Pick<Run, 'otherFigures' | 'otherCharts'> & {
  /** Both count all changes together: if they grow with the slowdown, so does the work. */
  readonly requests: number;
  readonly pictures: number;
};

/** The slowest of several range changes, each from an idle page with key metrics and the first chart in view. */
const changeView = async (page: Page): Promise<Change> => {
  let [otherFigures, otherCharts, requests] = [0, 0, 0];
  const count = (request: Request) => {
    requests += /\/api\//.test(request.url()) && !request.serviceWorker() ? 1 : 0;
  };
  const chart = page.locator('[data-drawn=canvas]').first();
  await chart.evaluate((surface) => surface.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await untilQuiet(page);
  const before = await picturesOn(page);
  page.on('request', count);
  for (const key of keys) {
    const isSeen = Promise.all([seen(page, 'otherFigures'), seen(page, 'otherCharts')]);
    await page.keyboard.press(key);
    await isSeen;
    const board = await read(page);
    otherFigures = Math.max(otherFigures, board.otherFigures - board.pressed);
    otherCharts = Math.max(otherCharts, board.otherCharts - board.pressed);
    await untilQuiet(page);
  }
  page.off('request', count);
  return { otherFigures, otherCharts, requests, pictures: (await picturesOn(page)) - before };
};

type Places = { readonly signedIn: string; readonly product: string };

const openAgain = (
  withBrowser: WithBrowser,
  { signedIn, product }: Places,
  slowdown: number,
): Promise<number> =>
  withProfile((profile) => {
    copyCold(signedIn, profile);
    return withBrowser({ slowdown, profile }, async ({ page }) => {
      await page.addInitScript(watchBoard);
      const isSeen = seen(page, 'figures');
      await page.goto(`${product}${board}`, { waitUntil: 'commit' });
      await isSeen;
      return (await read(page)).figures;
    });
  });

const openOnce = (
  withBrowser: WithBrowser,
  { signedIn, product }: Places,
  slowdown: number,
): Promise<Omit<Run, 'click' | 'keptFigures'> & Change> =>
  withProfile((profile) => {
    copyCold(signedIn, profile);
    return withBrowser({ slowdown, profile }, async ({ page }) => {
      await page.addInitScript(watchBoard);
      const isSeen = Promise.all([seen(page, 'figures'), seen(page, 'chart')]);
      await page.goto(`${product}${board}`, { waitUntil: 'commit' });
      await isSeen;
      await untilQuiet(page);
      const { figures, chart } = await read(page);
      return { figures, chart, ...(await changeView(page)) };
    });
  });

const tell = (slowdown: number, runs: readonly Run[]): BoardTimes => {
  const of = (take: (run: Run) => number) => summarize(runs.map(take));
  return {
    slowdown,
    figures: of(({ figures }) => figures),
    keptFigures: of(({ keptFigures }) => keptFigures),
    chart: of(({ figures, chart }) => chart - figures),
    click: of(({ click }) => click),
    otherFigures: of(({ otherFigures }) => otherFigures),
    otherCharts: of(({ otherCharts }) => otherCharts),
  };
};

const signIn = (withBrowser: WithBrowser, { signedIn: profile, product }: Places): Promise<void> =>
  withBrowser({ slowdown: 1, profile }, async ({ page }) => {
    await openSignIn(page, product);
    await pressSignIn(page);
    await untilQuiet(page);
  });

const openBoard = (withBrowser: WithBrowser, { signedIn: profile, product }: Places): Promise<void> =>
  withBrowser({ slowdown: 1, profile }, async ({ page }) => {
    await page.goto(`${product}${board}`);
    await untilKept(page);
  });

export const measureBoards = (
  withBrowser: WithBrowser,
  product: string,
  rounds: number,
): Promise<readonly BoardTimes[]> =>
  withProfile((signedIn) =>
    withProfile(async (seenBefore) => {
      const first = { signedIn, product };
      const again = { signedIn: seenBefore, product };
      await signIn(withBrowser, first);
      copyCold(signedIn, seenBefore);
      await openBoard(withBrowser, again);
      const series = slowdowns.map((slowdown) => ({ slowdown, runs: [] as Run[] }));
      for (let round = 0; round < rounds; round += 1) {
        for (const { slowdown, runs } of series) {
          const run = await openOnce(withBrowser, first, slowdown);
          const keptFigures = await openAgain(withBrowser, again, slowdown);
          runs.push({ ...run, keptFigures, click: await clickBetweenCharts(withBrowser, first, slowdown) });
        }
      }
      return series.map(({ slowdown, runs }) => tell(slowdown, runs));
    }),
  );

export type ChangeTimes = Pick<BoardTimes, 'slowdown' | 'otherFigures' | 'otherCharts'> &
  Readonly<Record<'requests' | 'pictures', Summary>>;

/** The largest exceed any phone, to expose work that grows faster than the slowdown. */
const changeSlowdowns = [1, 4, 8, 16] as const;

export const measureRangeChanges = (
  withBrowser: WithBrowser,
  product: string,
  rounds: number,
): Promise<readonly ChangeTimes[]> =>
  withProfile(async (signedIn) => {
    const places = { signedIn, product };
    await signIn(withBrowser, places);
    const series = changeSlowdowns.map((slowdown) => ({
      slowdown,
      runs: [] as Change[],
    }));
    for (let round = 0; round < rounds; round += 1)
      for (const { slowdown, runs } of series) runs.push(await openOnce(withBrowser, places, slowdown));
    return series.map(({ slowdown, runs }) => ({
      slowdown,
      otherFigures: summarize(runs.map(({ otherFigures }) => otherFigures)),
      otherCharts: summarize(runs.map(({ otherCharts }) => otherCharts)),
      requests: summarize(runs.map(({ requests }) => requests)),
      pictures: summarize(runs.map(({ pictures }) => pictures)),
    }));
  });
