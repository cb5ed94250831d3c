/** Measures events appended per second in Chromium with a profile on disk, compared with a raw loop of the same records. */
import type { Page } from 'playwright';
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import type { AppendRound } from '../inPage/appendRounds.ts';
import { median, percentile, type Summary, summarize } from '../summary.ts';

export type AppendRates = {
  readonly size: number;
  readonly log: Summary;
  readonly raw: Summary;
  readonly memory: Summary;
  /** Median append time of the raw loop divided by the log's, per round; medians exclude random stalls of the disk. */
  readonly ratio: Summary;
  /** Milliseconds from request to commit. */
  readonly median: number;
  readonly p95: number;
};

export type TabRates = {
  readonly tabs: number;
  /** Events per second of all tabs together, in each round. */
  readonly together: Summary;
  /** True if the log had no gaps and lost nothing. */
  readonly complete: boolean;
};

export type AppendTimes = { readonly sizes: readonly AppendRates[]; readonly tabs: TabRates };

/** Events per append, and appends per round: about a second of work each. */
const plans = [
  { size: 1, appends: 200 },
  { size: 10, appends: 60 },
  { size: 100, appends: 15 },
  { size: 500, appends: 4 },
] as const;

const appendsOfTab = 150;

const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);

const tell = (size: number, rounds: readonly AppendRound[]): AppendRates => {
  const rates = (times: (round: AppendRound) => readonly number[]) =>
    summarize(rounds.map((round) => (times(round).length * size * 1_000) / sum(times(round))));
  const each = rounds.flatMap(({ log }) => log);
  return {
    size,
    log: rates(({ log }) => log),
    raw: rates(({ raw }) => raw),
    memory: rates(({ memory }) => memory),
    ratio: summarize(rounds.map(({ log, raw }) => median(raw) / median(log))),
    median: median(each),
    p95: percentile(each, 0.95),
  };
};

const measureTabs = async (pages: readonly Page[], rounds: number): Promise<TabRates> => {
  await Promise.all(pages.map((page) => callBenchPage(page, 'openTab')));
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const spans = await Promise.all(
      pages.map((page, tab) =>
        callBenchPage(page, 'appendInTabs', { name: `tab${tab}round${round}`, appends: appendsOfTab }),
      ),
    );
    const began = Math.min(...spans.map(({ started }) => started));
    const ended = Math.max(...spans.map((span) => span.ended));
    rates.push((pages.length * appendsOfTab * 1_000) / (ended - began));
  }
  const heads = await Promise.all(pages.map((page) => callBenchPage(page, 'openTab')));
  const expected = rounds * pages.length * appendsOfTab;
  return {
    tabs: pages.length,
    together: summarize(rates),
    complete: heads.every((head) => head === expected),
  };
};

export const measureAppends = (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<AppendTimes> =>
  withProfile((profile) =>
    withBrowser({ slowdown: 1, profile }, async ({ page, context }) => {
      await openBenchPage(page, inPage);
      const sizes: AppendRates[] = [];
      for (const { size, appends } of plans) {
        sizes.push(tell(size, await callBenchPage(page, 'appendRounds', { size, appends, rounds })));
      }
      const second = await context.newPage();
      await openBenchPage(second, inPage);
      return { sizes, tabs: await measureTabs([page, second], rounds) };
    }),
  );
