/** Measures the Lab's state charts, compared with Mermaid's drawing of the same chart. */
import { layOut } from '../../../scripts/charts/layOut.ts';
import { catalogue } from '../../../src/machines/catalogue.ts';
import { chartOf } from '../../../src/machines/chartOf.ts';
import { toMermaid } from '../../../src/ui/lab/charts/exports/toMermaid.ts';
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { findMermaid, mermaidVersion } from '../browser/mermaidProgram.ts';
import type { WithBrowser } from '../browser/openBrowser.ts';
import type { ChartFrames } from '../inPage/charts/chartTimes.tsx';
import { largeMachine } from '../inPage/charts/largeMachine.ts';
import { percentile, type Summary, summarize } from '../summary.ts';

export type ChartTimes = {
  readonly states: number;
  readonly transitions: number;
  /** Milliseconds: the first drawing of a page, and later ones. */
  readonly paint: { readonly first: number; readonly later: Summary };
  readonly mermaid: { readonly version: string; readonly first: number; readonly later: Summary };
  readonly frames: ChartFrames & { readonly p95: number };
  readonly recording: { readonly traced: Summary; readonly bare: Summary; readonly cost: Summary };
  readonly exports: Readonly<Record<string, Summary>>;
  readonly parsed: number;
};

const told = ([first = Number.NaN, ...later]: readonly number[]) => ({ first, later: summarize(later) });

export const measureCharts = async (
  withBrowser: WithBrowser,
  inPage: string,
  rounds: number,
): Promise<ChartTimes> => {
  const chart = chartOf(largeMachine);
  const plan = { layout: await layOut(chart), rounds: rounds + 1 };
  const texts = [largeMachine, ...catalogue.map(({ machine }) => machine)].map(
    (machine) => toMermaid(chartOf(machine)).text,
  );
  const open = <Result>(work: Parameters<typeof withBrowser<Result>>[1]) =>
    withBrowser<Result>({ slowdown: 1 }, work);

  const own = await open(async ({ page }) => {
    await openBenchPage(page, inPage);
    const paint = told(await callBenchPage(page, 'chartPaints', plan));
    const exports = await callBenchPage(page, 'chartExports', plan);
    const recording = await callBenchPage(page, 'recordingCosts', rounds);
    return { paint, exports, recording };
  });
  const frames = await open(async ({ page }) => {
    await openBenchPage(page, inPage);
    return callBenchPage(page, 'chartFrames', plan);
  });
  const theirs = await open(async ({ page }) => {
    await openBenchPage(page, inPage);
    await page.addScriptTag({ path: findMermaid() });
    const [text = ''] = texts;
    const times = await callBenchPage(page, 'mermaidPaints', { text, rounds: rounds + 1 });
    return { times, parsed: await callBenchPage(page, 'parseMermaid', texts) };
  });

  const { traced, bare } = own.recording;
  return {
    states: chart.states.length,
    transitions: chart.transitions.length,
    paint: own.paint,
    mermaid: { version: mermaidVersion, ...told(theirs.times) },
    frames: { ...frames, p95: percentile(frames.gaps, 0.95) },
    recording: {
      traced: summarize(traced),
      bare: summarize(bare),
      cost: summarize(traced.map((time, round) => time - (bare[round] ?? 0))),
    },
    exports: Object.fromEntries(Object.entries(own.exports).map(([form, times]) => [form, summarize(times)])),
    parsed: theirs.parsed,
  };
};
