/** Measures the time from pressing "Sign in" to the dashboard's content, hashing included, and from a reload to the same. */
import type { CDPSession, Page } from 'playwright';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { heapAfterCollection, reloadDashboard, untilKept, untilQuiet, watchedOf } from '../browser/settle.ts';
import { openSignIn, pressSignIn } from '../browser/signIn.ts';
import { type Summary, summarize } from '../summary.ts';
import { slowdowns } from './paints.ts';

/** Breakdown of one sign-in, in milliseconds after the click. */
type SignIn = {
  readonly asked: number;
  readonly answered: number;
  /** Simulated latency and work that the backend reports. */
  readonly latency: number;
  readonly handling: number;
  readonly known: number;
  readonly shown: number;
  /** Milliseconds from a reload to the dashboard's content. */
  readonly reload: number;
  readonly signInHeap: number;
  readonly dashboardHeap: number;
  readonly calls: number;
};

export type SignInTimes = { readonly slowdown: number } & { readonly [Key in keyof SignIn]: Summary };

type Call = {
  readonly path: string;
  readonly started: number;
  readonly ended: number;
  readonly latency: number;
  readonly handling: number;
};

/** Runs inside the page. Excludes the live feed, which stays open. */
const callsOf = (): readonly Call[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, responseEnd, serverTiming }) => {
      const spent = (part: string) => serverTiming.find((timing) => timing.name === part)?.duration ?? 0;
      return {
        path: new URL(name).pathname,
        started: startTime,
        ended: responseEnd,
        latency: spent('latency'),
        handling: spent('handler'),
      };
    })
    .filter(({ path }) => path.includes('/api/') && !path.endsWith('/stream'));

const timesOf = async (page: Page) => {
  const { pressed, dashboard } = await watchedOf(page);
  const all = await page.evaluate(callsOf);
  const calls = all.filter(({ started, ended }) => started >= pressed && ended <= dashboard);
  const signIn = calls.find(({ path }) => path.endsWith('/api/auth/sign-in'));
  if (signIn === undefined) throw new Error('the page did not ask to sign in');
  return {
    asked: signIn.started - pressed,
    answered: signIn.ended - pressed,
    latency: signIn.latency,
    handling: signIn.handling,
    known: Math.max(...calls.map(({ ended }) => ended)) - pressed,
    shown: dashboard - pressed,
    calls: calls.length,
  };
};

const heapOfSignIn = async (page: Page, product: string, devtools: CDPSession): Promise<number> => {
  await page.evaluate(() => localStorage.removeItem('agencylens.session'));
  await openSignIn(page, product);
  return heapAfterCollection(devtools);
};

const signInOnce = (withBrowser: WithBrowser, product: string, slowdown: number): Promise<SignIn> =>
  withProfile((profile) =>
    withBrowser({ slowdown, profile }, async ({ page, devtools }) => {
      await openSignIn(page, product);
      await pressSignIn(page);
      const times = await timesOf(page);
      await untilQuiet(page);
      await untilKept(page);
      await reloadDashboard(page);
      const { dashboard: reload } = await watchedOf(page);
      await untilQuiet(page);
      // Measured last: a collection also drops compiled code, which a visitor's browser would have.
      const dashboardHeap = await heapAfterCollection(devtools);
      const signInHeap = await heapOfSignIn(page, product, devtools);
      return { ...times, reload, signInHeap, dashboardHeap };
    }),
  );

const tell = (slowdown: number, runs: readonly SignIn[]): SignInTimes => {
  const of = (key: keyof SignIn) => summarize(runs.map((run) => run[key]));
  return {
    slowdown,
    asked: of('asked'),
    answered: of('answered'),
    latency: of('latency'),
    handling: of('handling'),
    known: of('known'),
    shown: of('shown'),
    reload: of('reload'),
    signInHeap: of('signInHeap'),
    dashboardHeap: of('dashboardHeap'),
    calls: of('calls'),
  };
};

export const measureSignIns = async (
  withBrowser: WithBrowser,
  product: string,
  rounds: number,
): Promise<readonly SignInTimes[]> => {
  const series = slowdowns.map((slowdown) => ({ slowdown, runs: [] as SignIn[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { slowdown, runs } of series) runs.push(await signInOnce(withBrowser, product, slowdown));
  }
  return series.map(({ slowdown, runs }) => tell(slowdown, runs));
};
