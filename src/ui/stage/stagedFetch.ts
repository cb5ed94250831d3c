/** Fetches a staged page's requests with delays drawn for each route, independent of the order of requests. */
import { faultText } from '#domain/inspection/faultText.ts';
import { sleep } from '#world/clock.ts';
import type { VirtualClock } from '#world/virtualClock.ts';
import type { World } from '#world/world.ts';
import type { IdleDetector } from './idleDetector.ts';
import type { LineFault, StagedLine } from './stagedLine.ts';

export type StagedFetch = {
  readonly fetch: typeof fetch;
  /** Number of requests to a route such as `GET /api/plans`, without the query. */
  readonly sent: (route: string) => number;
  readonly allSent: () => ReadonlyMap<string, number>;
};

type StagedFetchParts = {
  readonly fetch: typeof fetch;
  readonly quiet: IdleDetector;
  readonly world: World<VirtualClock>;
  readonly line: StagedLine;
};

type Call = { readonly url: string; readonly init: RequestInit | undefined; readonly route: string };

const isStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

/** Statuses whose `Response` must have no body, not even an empty one from a worker. */
const bodiless = [204, 205, 304];

const arrived = async (response: Response): Promise<Response> => {
  if (response.body === null || bodiless.includes(response.status)) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
};

const never = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const callOf = (url: string, init: RequestInit | undefined): Call => ({
  url,
  init,
  route: `${init?.method ?? 'GET'} ${new URL(url, 'http://stage').pathname}`,
});

export const createStagedFetch = ({ fetch: reach, quiet, world, line }: StagedFetchParts): StagedFetch => {
  const counts = new Map<string, number>();

  const counted = (route: string): number => {
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    return count;
  };

  const rest = (delay: number, { init }: Call): Promise<void> =>
    quiet.asleep(sleep(world.clock, delay, init?.signal ?? undefined));

  const answered = async (call: Call, fault: LineFault | null): Promise<Response> => {
    const delay = line.draw(world.random.fork(`${call.route} ${counted(call.route)}`));
    if (delay > 0) await rest(delay, call);
    const response = await reach(call.url, call.init);
    // A worker turns an error response into a failed fetch, so the page does the same.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    if (isStream(response)) return line.follow(response);
    const whole = await arrived(response);
    if (fault?.kind === 'slowBody') await rest(fault.duration, call);
    return whole;
  };

  return {
    fetch: (url, init) => {
      const call = callOf(String(url), init);
      const fault = line.take(call.route);
      if (fault) {
        world.trace.record({ kind: 'fault', name: `${faultText(fault)}: ${call.route}`, detail: fault });
      }
      if (fault?.kind !== 'timeout') return quiet.during(answered(call, fault));
      // A request that is never answered must not block settling.
      counted(call.route);
      return never(init?.signal);
    },
    sent: (route) => counts.get(route) ?? 0,
    allSent: () => new Map(counts),
  };
};
