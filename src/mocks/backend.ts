/** Creates the backend: a function from request to response over one event log, independent of its host. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { isoNow, type Milliseconds, sleep } from '#world/clock.ts';
import { createCallLedger, createCallMeter } from './apiKeys/callLedger.ts';
import { createSessionActivity } from './auth/sessions.ts';
import { settleDue } from './due/settleDue.ts';
import type { FactEngineOptions } from './factStore/factEngine.ts';
import { createMetricStore } from './factStore/metricStore.ts';
import type { FigureWorker } from './factStore/worker/createFigureWorker.ts';
import { GivenUpError } from './http/abortSignalOf.ts';
import type { BackendParts } from './http/context.ts';
import { matchRoute, type RouteMatch } from './http/matchRoute.ts';
import { RefusalError } from './http/refusal.ts';
import { departureOf, requestOrigin } from './http/requestOrigin.ts';
import { problem, storageProblem } from './http/respond.ts';
import type { Network } from './network/createNetworkControls.ts';
import { replyTo } from './replyTo.ts';
import type { Route, RouteTable } from './routeTable.ts';

export type Backend = {
  /** Answers a request below `/api/`; rejects only when the request is aborted. */
  handle(request: Request): Promise<Response>;
  /** Appends a workspace's due work, for a host that does so between requests. */
  settle(workspaceId: string): Promise<void>;
};

type BackendOptions = Omit<BackendParts, 'metrics' | 'calls' | 'sessionActivity'> &
  Partial<Pick<BackendParts, 'sessionActivity'>> &
  Pick<FactEngineOptions, 'makeBlock'> & {
    readonly figureWorker?: FigureWorker | null;
    readonly network: Network;
    readonly routes: RouteTable;
    readonly basePath: string;
  };

const notHere = (match: Exclude<RouteMatch, { found: 'endpoint' }>, method: string): Response => {
  if (match.found === 'nothing') return problem('notFound');
  const headers = { Allow: match.allow.join(', ') };
  return method === 'OPTIONS'
    ? new Response(null, { status: 204, headers })
    : problem('methodNotAllowed', {}, headers);
};

const headOf = async (log: EventLog): Promise<number | null> => {
  try {
    return (await log.head()).position;
  } catch (error) {
    if (error instanceof StorageError) return null;
    throw error;
  }
};

/** Adds the common headers: the log's head unless the response has its own, no caching, and the server timing. */
const withCommonHeaders = async (
  { headers }: Response,
  log: EventLog,
  timing: { latency: number; handling: number },
): Promise<void> => {
  const position = headers.has('X-Log-Position') ? null : await headOf(log);
  if (position !== null) headers.set('X-Log-Position', String(position));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Server-Timing', `latency;dur=${timing.latency}, handler;dur=${timing.handling.toFixed(1)}`);
};

const withoutBody = async (response: Response): Promise<Response> => {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
};

/** No one reads the reply to a request that its page gave up. Firefox logs an error for one that is a network error. */
const closedRequest = 499;

const isUnread = ({ type, status }: Response): boolean => type === 'error' || status === closedRequest;

export const createBackend = ({ makeBlock, figureWorker = null, ...options }: BackendOptions): Backend => {
  const { world, log, basePath, network, routes } = options;
  const parts: BackendParts = {
    ...options,
    metrics: createMetricStore({ makeBlock, log: options.log, worker: figureWorker }),
    calls: { ...createCallMeter(options), ...createCallLedger(options.log) },
    sessionActivity: options.sessionActivity ?? createSessionActivity(),
  };

  const whenHere = async (coming: Promise<Route>, name: EndpointName): Promise<Route | null> => {
    try {
      return await coming;
    } catch (detail) {
      world.trace.record({ kind: 'fault', name: `The code of ${name} did not come`, cause: null, detail });
      return null;
    }
  };

  /** Null also for an unknown address. Waits only for code that is still loading. */
  const routeOf = (match: RouteMatch): Route | Promise<Route | null> | null => {
    if (match.found !== 'endpoint') return null;
    const route = routes.of(match.name);
    return route instanceof Promise ? whenHere(route, match.name) : route;
  };

  const respond = async (request: Request, match: RouteMatch, route: Route | null): Promise<Response> => {
    if (match.found !== 'endpoint') return notHere(match, request.method);
    if (route === null) return Response.error();
    const origin = requestOrigin(request, match.name, world);
    try {
      return await replyTo(request, { ...match, ...origin, route }, parts);
    } catch (error) {
      if (error instanceof RefusalError) return problem(error.code, error.extras, error.headers);
      if (error instanceof GivenUpError) return new Response(null, { status: closedRequest });
      const { frame: cause, correlation } = origin;
      world.trace.record({ kind: 'fault', name: `${match.name} failed`, cause, correlation, detail: error });
      return error instanceof StorageError ? storageProblem(error.failure) : problem('internal');
    }
  };

  /** The simulated latency counts from when the request leaves, even while the page is busy. */
  const travel = async (request: Request, latency: Milliseconds): Promise<void> => {
    const now = world.clock.now();
    const left = latency - (now - (departureOf(request, world) ?? now));
    if (left > 0) await sleep(world.clock, left, request.signal);
  };

  return {
    handle: async (request) => {
      const planned = network.latency();
      await travel(request, planned);
      const { pathname } = new URL(request.url);
      const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '';
      const match = matchRoute(request.method, path);
      const name = match.found === 'endpoint' ? match.name : null;
      network.count(name !== null || request.method === 'OPTIONS');
      const coming = routeOf(match);
      const route = coming instanceof Promise ? await coming : coming;
      const call = { request, path, route: name, endpoint: route?.endpoint ?? null };
      const started = world.clock.now();
      const response = await (network.before(call) ?? respond(request, match, route));
      if (isUnread(response)) return response;
      const handling = world.clock.now() - started;
      await withCommonHeaders(response, log, { latency: planned, handling });
      const looked = network.pass(call, response);
      if (looked !== null) await looked;
      const arrived = await network.after(call, response);
      return request.method === 'HEAD' ? withoutBody(arrived) : arrived;
    },
    settle: async (workspaceId) => {
      const readModel = parts.readModel.passing();
      const answers = await readModel.of(workspaceId);
      await settleDue({ ...parts, readModel }, { answers, workspaceId, now: isoNow(world.clock) });
    },
  };
};
