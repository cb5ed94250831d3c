/** Measures how soon a long report opens, on screen and as a file, and checks that no sheet is blank. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { makeReport, reportCharts, reportName } from '../browser/makeReport.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { openDashboard, untilQuiet } from '../browser/settle.ts';
import { openSignIn, pressSignIn } from '../browser/signIn.ts';
import { type Summary, summarize } from '../summary.ts';
import { copyCold } from './deepLinks.ts';
import { slowdowns } from './paints.ts';

/** Milliseconds after the click on its name or on the file's button. */
export type ReportTimes = {
  readonly slowdown: number;
  readonly words: Summary;
  readonly whole: Summary;
  readonly file: Summary;
  readonly kilobytes: number;
  readonly sheets: number;
  /** Sheets with less than a line of text. */
  readonly blank: number;
};

type Shown = { readonly words: number; readonly whole: number };
type Run = Shown & {
  readonly file: number;
  readonly kilobytes: number;
  readonly sheets: number;
  readonly blank: number;
};

const leastText = 40;

const openReport = (page: Page): Promise<Shown> =>
  page.evaluate(
    ({ name, charts }) =>
      new Promise<Shown>((resolve) => {
        const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
        const start = performance.now();
        let words = 0;
        const look = (): void => {
          const now = performance.now() - start;
          const report = document.querySelector('article.report');
          if (words === 0 && report?.querySelector('dd') && report.querySelector('td')) words = now;
          const drawn = report?.querySelectorAll('figure:has(svg)').length ?? 0;
          if (words > 0 && drawn >= charts) resolve({ words, whole: now });
          else requestAnimationFrame(look);
        };
        link?.click();
        requestAnimationFrame(look);
      }),
    { name: reportName, charts: reportCharts },
  );

const saveFile = async (page: Page): Promise<Pick<Run, 'file' | 'kilobytes'>> => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const button = page.getByRole('button', { name: 'The report as HTML' });
  await button.waitFor();
  const download = page.waitForEvent('download');
  const start = performance.now();
  await button.click();
  const path = await (await download).path();
  return { file: performance.now() - start, kilobytes: Math.round(readFileSync(path).length / 1_000) };
};

const printSheets = async (page: Page): Promise<Pick<Run, 'sheets' | 'blank'>> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return { sheets: text.length, blank: text.filter((sheet) => sheet.trim().length < leastText).length };
};

type Place = { readonly signedIn: string; readonly product: string };

const openOnce = (withBrowser: WithBrowser, { signedIn, product }: Place, slowdown: number): Promise<Run> =>
  withProfile((profile) => {
    copyCold(signedIn, profile);
    return withBrowser({ slowdown, profile }, async ({ page }) => {
      await openDashboard(page, product);
      await page.getByRole('link', { name: 'Reports', exact: true }).click();
      await page.getByRole('link', { name: reportName, exact: true }).waitFor();
      await untilQuiet(page);
      const shown = await openReport(page);
      const sheets = await printSheets(page);
      return { ...shown, ...sheets, ...(await saveFile(page)) };
    });
  });

const tell = (slowdown: number, runs: readonly Run[]): ReportTimes => {
  const of = (take: (run: Run) => number) => summarize(runs.map(take));
  const most = (take: (run: Run) => number) => Math.max(...runs.map(take));
  return {
    slowdown,
    words: of(({ words }) => words),
    whole: of(({ whole }) => whole),
    file: of(({ file }) => file),
    kilobytes: most(({ kilobytes }) => kilobytes),
    sheets: most(({ sheets }) => sheets),
    blank: most(({ blank }) => blank),
  };
};

export const measureReports = (
  withBrowser: WithBrowser,
  product: string,
  rounds: number,
): Promise<readonly ReportTimes[]> =>
  withProfile(async (signedIn) => {
    await withBrowser({ slowdown: 1, profile: signedIn }, async ({ page }) => {
      await openSignIn(page, product);
      await pressSignIn(page);
      await untilQuiet(page);
      await makeReport(page);
    });
    const series = slowdowns.map((slowdown) => ({ slowdown, runs: [] as Run[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { slowdown, runs } of series)
        runs.push(await openOnce(withBrowser, { signedIn, product }, slowdown));
    }
    return series.map(({ slowdown, runs }) => tell(slowdown, runs));
  });
