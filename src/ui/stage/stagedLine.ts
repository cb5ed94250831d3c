/** Simulates the network between a stage's pages and the backend: latency, faults and open streams. */
import {
  type Fault,
  type LatencyProfile,
  latencyRanges,
  spikes,
} from '#domain/inspection/networkControls.ts';
import type { Random } from '#world/random.ts';

/** The stage plays these faults itself, because they take virtual time and the clock must know of the wait. */
export type LineFault = Extract<Fault, { kind: 'timeout' | 'slowBody' }>;

export const isLineFault = (fault: Fault): fault is LineFault =>
  fault.kind === 'timeout' || fault.kind === 'slowBody';

export type StagedLine = {
  readonly setLatency: (profile: LatencyProfile) => void;
  /** Latency of a request in whole milliseconds. */
  readonly draw: (chance: Random) => number;
  /** Applies to the next `times` requests of a route: `GET /api/clients/:id`, or `all`. */
  readonly setFault: (route: string, fault: LineFault, times: number) => void;
  /** The fault for a request such as `GET /api/clients/stackpilot`, counted down. */
  readonly take: (request: string) => LineFault | null;
  readonly follow: (response: Response) => Response;
  readonly streams: () => number;
  readonly breakStreams: () => void;
};

const isProfile = (name: string): name is LatencyProfile => Object.hasOwn(latencyRanges, name);

const fits = (route: string, request: string): boolean =>
  route === 'all' || new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(request);

const lost = (): Error => new TypeError('The connection was lost');

type Opened = { readonly body: ReadableStream<Uint8Array>; readonly drop: () => void };

/** A stream that can be interrupted; `onEnd` is called at its end or interruption. */
const breakable = (source: ReadableStream<Uint8Array>, onEnd: () => void): Opened => {
  const reader = source.getReader();
  let output: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        output = controller;
      },
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          controller.error(error);
        }
      },
      cancel: (reason) => {
        onEnd();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  const drop = (): void => {
    onEnd();
    output?.error(lost());
    // A broken stream has nothing left to cancel.
    reader.cancel(lost()).catch(() => undefined);
  };
  return { body, drop };
};

/** `profile` is the name of a latency profile; an unknown one counts as `instant`. */
export const createStagedLine = (profile: string): StagedLine => {
  let latency: LatencyProfile = isProfile(profile) ? profile : 'instant';
  let faults: readonly { readonly route: string; readonly fault: LineFault }[] = [];
  const open = new Set<() => void>();

  const follow = (response: Response): Response => {
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    const { body, drop } = breakable(response.body, () => open.delete(drop));
    open.add(drop);
    return new Response(body, { status, statusText, headers });
  };

  return {
    setLatency: (next) => {
      latency = next;
    },
    draw: (chance) => {
      const isSpike = latency === 'spiky' && chance.integer(1, spikes.oneIn) === 1;
      return chance.integer(...(isSpike ? spikes.range : latencyRanges[latency]));
    },
    setFault: (route, fault, times) => {
      faults = [...faults, ...Array.from({ length: times }, () => ({ route, fault }))];
    },
    take: (request) => {
      const met = faults.find(({ route }) => fits(route, request));
      faults = faults.filter((one) => one !== met);
      return met?.fault ?? null;
    },
    follow,
    streams: () => open.size,
    breakStreams: () => {
      for (const drop of [...open]) drop();
    },
  };
};
