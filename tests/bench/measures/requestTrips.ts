/** Measures a request's way through the worker to the backend, compared with shorter ways to the same answer. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { paths } from '#domain/contract/paths.ts';
import { callBenchPage, openBenchPage } from '../browser/callBenchPage.ts';
import { type WithBrowser, withProfile } from '../browser/openBrowser.ts';
import { openSignIn } from '../browser/signIn.ts';
import { type TimedRequests, timeRequests, tokenFor } from '../browser/timeRequests.ts';
import type { RoundTrips } from '../inPage/roundTrips.ts';
import { percentile } from '../summary.ts';

export type Trip = {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  /** Milliseconds until 100 parallel requests are answered. */
  readonly parallel: number;
  /** Without the backend's waiting and working time; only for requests through the worker. */
  readonly overhead: { readonly median: number; readonly p95: number } | null;
};

const parallel = 100;

const spread = (times: readonly number[]) => ({
  median: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});

const throughWorker = (name: string, { total, backend, parallel }: TimedRequests): Trip => ({
  name,
  ...spread(total),
  parallel,
  overhead: spread(total.map((time, index) => time - (backend[index] ?? 0))),
});

const otherWay = (name: string, { single, parallel }: RoundTrips): Trip => ({
  name,
  ...spread(single),
  parallel,
  overhead: null,
});

const measureProduct = (
  withBrowser: WithBrowser,
  product: string,
  requests: number,
): Promise<readonly Trip[]> =>
  withProfile((profile) =>
    withBrowser({ slowdown: 1, profile, stored: { 'agencylens.network': 'instant' } }, async ({ page }) => {
      await openSignIn(page, product);
      const time = (path: string, token: string | null) =>
        page.evaluate(timeRequests, { path, token, requests, parallel });
      const { email } = demoAccounts.admin;
      const token = await page.evaluate(tokenFor, { path: paths.signIn[1], email, password: demoPassword });
      const file = await time('/lens.svg', null);
      return [
        throughWorker(
          `\`GET ${paths.listPlans[1]}\` through the worker`,
          await time(paths.listPlans[1], token),
        ),
        throughWorker(
          `\`GET ${paths.readSession[1]}\` through the worker`,
          await time(paths.readSession[1], token),
        ),
        otherWay('a file of the server, passed on by the worker', {
          single: file.total,
          parallel: file.parallel,
        }),
      ];
    }),
  );

const measureFloors = (
  withBrowser: WithBrowser,
  inPage: string,
  requests: number,
): Promise<readonly Trip[]> =>
  withProfile((profile) =>
    withBrowser({ slowdown: 1, profile }, async ({ page }) => {
      await openBenchPage(page, inPage);
      const plan = { requests, parallel };
      const direct = await callBenchPage(page, 'callDirectly', plan);
      const file = await callBenchPage(page, 'fetchFile', plan);
      const bare = await callBenchPage(page, 'askWorker', { ...plan, answer: JSON.stringify({ items: [] }) });
      return [
        otherWay('floor: a bare worker that asks the page', bare),
        otherWay('floor: a file of the server, no worker', file),
        otherWay(`\`${paths.listPlans[1]}\`, the backend's function called in the page`, direct.plans),
        otherWay(`\`${paths.readSession[1]}\`, the backend's function called in the page`, direct.session),
      ];
    }),
  );

/** Uses the network profile that adds no delay. */
export const measureRequestTrips = async (
  withBrowser: WithBrowser,
  { product, inPage }: { readonly product: string; readonly inPage: string },
  requests: number,
): Promise<readonly Trip[]> => [
  ...(await measureProduct(withBrowser, product, requests)),
  ...(await measureFloors(withBrowser, inPage, requests)),
];
