/** Runs Lighthouse on each public page as a phone on a slow network, which Lighthouse simulates. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../../scripts/ensureBrowser.ts';
import type { Calm } from '../browser/calm.ts';
import { findLighthouse } from '../browser/lighthouseProgram.ts';
import { productPage, type Subject } from '../subjects/servePages.ts';
import { median } from '../summary.ts';

const patience = 120_000;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

export type LighthouseScores = {
  readonly name: string;
  readonly runs: number;
  /** 0 to 100; medians of the runs. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Simulated milliseconds; medians of the runs. */
  readonly timings: Readonly<Record<(typeof timings)[number], number>>;
};

type LighthouseReport = {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

const run = promisify(execFile);

/** Runs in another process: this one serves the judged page. */
const judge = async (program: string, url: string): Promise<LighthouseReport> => {
  const { executablePath, args } = findBrowser();
  const words = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${args.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: executablePath };
  const { stdout } = await run(process.execPath, words, {
    env,
    maxBuffer: 64 * 1024 * 1024,
    timeout: patience,
  });
  return JSON.parse(stdout);
};

const middle = <Key extends string>(keys: readonly Key[], figuresOf: (key: Key) => readonly number[]) =>
  Object.fromEntries(keys.map((key) => [key, median(figuresOf(key))])) as Record<Key, number>;

/** Lighthouse sometimes fails to record the navigation start and asks to be run again, so this retries once. */
const judgeAgain = async (program: string, url: string): Promise<LighthouseReport> => {
  try {
    return await judge(program, url);
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error;
    console.log(`Lighthouse recorded no trace of ${url} and is run again.`);
    return judge(program, url);
  }
};

/** Judges the landing page `rounds` times, the others once. */
export const measureLighthouse = async (
  calm: Calm,
  subjects: readonly Subject[],
  rounds: number,
): Promise<readonly LighthouseScores[]> => {
  const program = findLighthouse();
  const told: LighthouseScores[] = [];
  for (const { name, url } of subjects) {
    const reports: LighthouseReport[] = [];
    const runs = name === productPage('/') ? rounds : 1;
    for (let run = 0; run < runs; run += 1) {
      await calm.wait();
      reports.push(await judgeAgain(program, url));
    }
    told.push({
      name,
      runs,
      scores: middle(categories, (key) =>
        reports.map((report) => Math.round(report.categories[key].score * 100)),
      ),
      timings: middle(timings, (key) => reports.map(({ audits }) => audits[key]?.numericValue ?? Number.NaN)),
    });
  }
  return told;
};
