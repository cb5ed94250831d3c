/** How a staged app reaches its backend: the network's slowness is drawn for each kind of request apart, whatever the order in which they leave. */
import { type LatencyProfile, latencyRanges, spikes } from '#domain/inspection/networkControls.ts';
import { sleep } from '#world/clock.ts';
import type { Random } from '#world/random.ts';
import type { VirtualClock } from '#world/virtualClock.ts';
import type { World } from '#world/world.ts';
import type { Quiet } from './quiet.ts';

export type StagedFetch = {
  readonly fetch: typeof fetch;
  /** How many requests of `GET /api/plans` were sent; queries do not tell them apart. */
  readonly sent: (route: string) => number;
  readonly allSent: () => ReadonlyMap<string, number>;
  /** From the next request on. */
  readonly setLatency: (profile: LatencyProfile) => void;
};

type StagedFetchParts = {
  readonly fetch: typeof fetch;
  readonly quiet: Quiet;
  readonly world: World<VirtualClock>;
  readonly profile: string;
};

const isProfile = (name: string): name is LatencyProfile => Object.hasOwn(latencyRanges, name);

/** Whole milliseconds. */
const drawn = (profile: LatencyProfile, chance: Random): number => {
  const isSpike = profile === 'spiky' && chance.integer(1, spikes.oneIn) === 1;
  return chance.integer(...(isSpike ? spikes.range : latencyRanges[profile]));
};

const isStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

/** Statuses of answers that must be made without a body, though one that came through a worker has an empty one. */
const bodiless = [204, 205, 304];

/** The same answer with its whole body at hand; a stream as it is. */
const arrived = async (response: Response): Promise<Response> => {
  if (isStream(response) || response.body === null || bodiless.includes(response.status)) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
};

export const createStagedFetch = ({ fetch: reach, quiet, world, profile }: StagedFetchParts): StagedFetch => {
  const counts = new Map<string, number>();
  let latency: LatencyProfile = isProfile(profile) ? profile : 'instant';

  const counted = (route: string): number => {
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    return count;
  };

  const delayed = async (url: string, init: RequestInit | undefined): Promise<Response> => {
    const route = `${init?.method ?? 'GET'} ${new URL(url, 'http://stage').pathname}`;
    const delay = drawn(latency, world.random.fork(`${route} ${counted(route)}`));
    if (delay > 0) await quiet.asleep(sleep(world.clock, delay, init?.signal ?? undefined));
    return arrived(await reach(url, init));
  };

  return {
    fetch: (url, init) => quiet.during(delayed(String(url), init)),
    sent: (route) => counts.get(route) ?? 0,
    allSent: () => new Map(counts),
    setLatency: (next) => {
      latency = next;
    },
  };
};
