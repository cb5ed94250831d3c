/** The door of the product that exported tests go through: a window of a certain name opens it on a stage, with a world of its own. */
import type { Page } from 'playwright/test';

export type Head = { readonly position: number; readonly hash: string };

export type World = {
  readonly seed: number;
  /** The world's time when the test begins: ISO 8601 with an offset. */
  readonly start: string;
  /** Name of a latency profile. */
  readonly network: string;
  /**
   * Refusals that the test brings about on purpose, such as `401 POST /api/auth/sign-in` or `404 GET /api/clients/:id`. `:id`
   * stands for any one part of the path. Each must come, and no other; left out: any may.
   */
  readonly refusals?: readonly string[];
};

/** What the page offers once a window of that name has opened it. */
type Stage = {
  beginStep(index: number, words: string): void;
  endStep(): Promise<void>;
  settle(): Promise<void>;
  open(address: string): Promise<void>;
  pass(delay: number): Promise<void>;
  sleep(delay: number): Promise<void>;
  setPace(seconds: number): void;
  setLatency(profile: string): void;
  setFault(fault: object): Promise<void>;
  streams(): number;
  goToTab(name: string): Promise<void>;
  closeTab(name: string): Promise<void>;
  fork(position: number, name: string): Promise<void>;
  send(actor: string, events: readonly { readonly type: string }[]): boolean;
  state(actor: string): string | null;
  address(): string;
  store(key: string, value: string | null): void;
  stored(key: string): string | null;
  requests(route: string): number;
  head(): Promise<Head>;
  eventsAfter(position: number): Promise<readonly string[]>;
  projection(path: string): Promise<unknown>;
  now(): number;
  traceText(script: object, report: object): string;
};

/** What a window must be called to open a stage. */
export const stageName = ({ seed, start, network }: World): string =>
  `agencylens-stage:${JSON.stringify({ seed, start, network, transport: 'worker' })}`;

type Ask = <Name extends keyof Stage>(
  name: Name,
  ...given: Parameters<Stage[Name]>
) => Promise<Awaited<ReturnType<Stage[Name]>>>;

/** Calls the stage of a page. */
export const askStage =
  (page: Page): Ask =>
  (name, ...given) =>
    page.evaluate(
      ([called, values]) => {
        const stage = Reflect.get(window, 'agencyLensStage');
        return stage[called](...values);
      },
      [name, given] as const,
    );

/** Ends the service worker as the browser does with one that is idle; resolves once it is gone. */
export const stopWorker = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const running = new Set<string>();
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, runningStatus } of versions) {
        if (runningStatus === 'stopped') running.delete(versionId);
        else running.add(versionId);
      }
      if (versions.length > 0 && running.size === 0) resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await devtools.detach();
};
