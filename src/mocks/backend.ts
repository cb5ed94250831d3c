/** The backend: a function from a request to its response over one event log, wherever it is hosted. */
import { parseTraceParent } from '#domain/contract/traceparent.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { answer } from './http/answer.ts';
import type { BackendParts } from './http/context.ts';
import { matchRoute, type RouteMatch } from './http/matchRoute.ts';
import { RefusalError } from './http/refusal.ts';
import { problem } from './http/respond.ts';
import type { Latency } from './network/latency.ts';

export type Backend = {
  /** Answers a request for a path below `/api/`; never rejects but when the request is aborted. */
  handle(request: Request): Promise<Response>;
};

type BackendOptions = BackendParts & {
  readonly latency: Latency;
  /** What comes before `/api/` in the address: the app's base path without its last slash. */
  readonly basePath: string;
};

const notHere = (match: Exclude<RouteMatch, { found: 'endpoint' }>): Response =>
  match.found === 'nothing'
    ? problem('notFound')
    : problem('methodNotAllowed', {}, { Allow: match.allow.join(', ') });

/** The command's frame, caused by the frame of the request that traceparent names; reading leaves no frame of its own. */
const recordCommand = (request: Request, name: string, { trace }: World): number | null => {
  const parent = parseTraceParent(request.headers.get('traceparent'));
  if (request.method === 'GET') return parent?.frame ?? null;
  const origin = parent ? { cause: parent.frame, correlation: parent.correlation } : { cause: null };
  return trace.record({ kind: 'command', name, ...origin }).number;
};

/** Adds what every answer carries: the log's head, no caching, and how the time was spent. */
const withCommonHeaders = async (
  response: Response,
  { log }: BackendParts,
  timing: { latency: number; handling: number },
): Promise<Response> => {
  const { position } = await log.head();
  response.headers.set('X-Log-Position', String(position));
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set(
    'Server-Timing',
    `latency;dur=${timing.latency}, handler;dur=${timing.handling.toFixed(1)}`,
  );
  return response;
};

export const createBackend = (options: BackendOptions): Backend => {
  const { world, basePath, latency } = options;

  const respond = async (request: Request, path: string): Promise<Response> => {
    const match = matchRoute(request.method, path);
    if (match.found !== 'endpoint') return notHere(match);
    const frame = recordCommand(request, match.name, world);
    try {
      return await answer(request, { ...match, frame }, options);
    } catch (error) {
      if (error instanceof RefusalError) return problem(error.code, error.extras, error.headers);
      world.trace.record({ kind: 'fault', name: `${match.name} failed`, cause: frame, detail: error });
      return problem('internal');
    }
  };

  return {
    handle: async (request) => {
      const planned = latency();
      if (planned > 0) await sleep(world.clock, planned, request.signal);
      const path = new URL(request.url).pathname.slice(basePath.length);
      const started = world.clock.now();
      const response = await respond(request, path);
      return withCommonHeaders(response, options, {
        latency: planned,
        handling: world.clock.now() - started,
      });
    },
  };
};
