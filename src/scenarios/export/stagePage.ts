/** Opens the product on a stage with its own world for an exported test, through a window with a special name. */
import type { Page } from 'playwright/test';

export type Head = { readonly position: number; readonly hash: string };

export type World = {
  readonly seed: number;
  /** The world's time when the test begins: ISO 8601 with an offset. */
  readonly start: string;
  readonly network: string;
  /**
   * Refusals that the test provokes, such as `401 POST /api/auth/sign-in` or `404 GET /api/clients/:id`. Each
   * must come, and no other; default: any may.
   */
  readonly refusals?: readonly string[];
};

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

export const stageName = ({ seed, start, network }: World): string =>
  `agencylens-stage:${JSON.stringify({ seed, start, network, transport: 'worker' })}`;

type Ask = <Name extends keyof Stage>(
  name: Name,
  ...given: Parameters<Stage[Name]>
) => Promise<Awaited<ReturnType<Stage[Name]>>>;

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

/** Ends the service worker as the browser does with an idle one; resolves once it is gone. */
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
