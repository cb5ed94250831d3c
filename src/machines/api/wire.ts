/** Sends requests and receives response heads, each with its trace frame; other files read the bodies. */

import { hasPrivateBodies, shownPath } from '#domain/contract/paths.ts';
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { RequestDetail, ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Clock } from '#world/clock.ts';
import type { Frame, Trace } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { concealed, withoutSecrets } from '../withoutSecrets.ts';
import { NetworkProblem, type NetworkProblemReason } from './networkProblem.ts';

const recordedBody = (path: string, body: unknown): unknown =>
  hasPrivateBodies(path) ? undefined : withoutSecrets(body);

/** The idempotency key is removed because with it the stored reply of an auth call could be opened. */
const recordedHeaders = ({ path, headers }: RequestDetail): RequestDetail['headers'] =>
  hasPrivateBodies(path) && 'Idempotency-Key' in headers
    ? { ...headers, 'Idempotency-Key': concealed }
    : headers;

export const recordRequest = (trace: Trace, cause: Frame | null, detail: RequestDetail): Frame =>
  trace.record({
    kind: 'request',
    name: `${detail.method} ${shownPath(detail.path)}`,
    ...(cause === null ? { cause: null } : { cause: cause.number, correlation: cause.correlation }),
    detail: {
      ...detail,
      path: shownPath(detail.path),
      headers: recordedHeaders(detail),
      body: recordedBody(detail.path, detail.body),
    } satisfies RequestDetail,
  });

export const recordResponse = (trace: Trace, request: Frame, detail: ResponseDetail): Frame =>
  trace.record({
    kind: 'response',
    name: `${detail.status ?? detail.problem} ${detail.method} ${shownPath(detail.path)}`,
    cause: request.number,
    correlation: request.correlation,
    detail: {
      ...detail,
      path: shownPath(detail.path),
      reply: recordedBody(detail.path, detail.reply),
    } satisfies ResponseDetail,
  });

type Deadline = {
  /** Aborts on timeout or when the caller aborts; undefined when neither can happen. */
  readonly signal: AbortSignal | undefined;
  inTime<Result>(work: Promise<Result>): Promise<Result>;
  end(): void;
};

type DeadlineParts = {
  readonly clock: Clock;
  readonly limit: number | null;
  readonly signal: AbortSignal | undefined;
};

const startDeadline = ({ clock, limit, signal }: DeadlineParts): Deadline => {
  if (limit === null) return { signal, inTime: (work) => work, end: () => undefined };
  const stop = new AbortController();
  const leave = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  const { promise: expired, reject: expire } = Promise.withResolvers<never>();
  // Between a response's head and its body no one listens, so this avoids an unhandled rejection.
  expired.catch(() => undefined);
  const timer = clock.setTimeout(() => {
    const problem = new NetworkProblem('tooLate');
    expire(problem);
    stop.abort(problem);
  }, limit);
  return {
    signal: stop.signal,
    inTime: (work) => Promise.race([work, expired]),
    end: () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    },
  };
};

export type WireParts = {
  readonly world: World;
  /** Prefixed to every path; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves once the backend accepts calls; rejects when it could not be started or the signal aborts. */
  readonly ready: (signal?: AbortSignal) => Promise<void>;
  readonly session: { token(): string | null };
  readonly isOnline?: () => boolean;
};

export type Outgoing = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly attempt: number;
  readonly token: string | null | undefined;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds until timeout; null for a stream. */
  readonly limit: number | null;
  readonly cause: Frame | null;
};

export type Exchange = {
  readonly outgoing: Outgoing;
  readonly request: Frame;
  readonly response: Response;
  readonly token: string | null;
  readonly headAfter: number;
  readonly deadline: Deadline;
};

export type ReplyFacts = { readonly problem: string | null; readonly reply: unknown };

export type Wire = {
  /**
   * Waits for the backend, sends, and returns the response's head. Throws NetworkProblem (`tooLate` after the
   * limit), or the signal's reason.
   */
  send(outgoing: Outgoing): Promise<Exchange>;
  answered(exchange: Exchange, reply: ReplyFacts): Frame;
  lost(exchange: Exchange, error: unknown): never;
  position(): number | null;
  readonly frames: WeakMap<object, Frame>;
};

/** A request whose response cannot be used; `response` and `headAfter` are set if its head came. */
type Lost = Pick<Exchange, 'outgoing' | 'request' | 'deadline'> & Partial<Exchange>;

const positionOf = (response: Response): number | null => {
  const position = response.headers.get('X-Log-Position');
  return position === null ? null : Number(position);
};

export const createWire = ({ world, baseUrl, fetch, ready, session, isOnline }: WireParts): Wire => {
  const { trace, clock } = world;
  const frames = new WeakMap<object, Frame>();
  let newestPosition: number | null = null;
  const silence = (): NetworkProblemReason => (isOnline?.() === false ? 'offline' : 'noReply');

  const giveUp = ({ outgoing, request, response, headAfter, deadline }: Lost, error: unknown): never => {
    deadline.end();
    const { method, path, signal } = outgoing;
    const { status = null, headers = null } = response ?? {};
    const none = { position: null, replayed: false, reply: undefined };
    const reply = { method, path, status, headers, headAfter: headAfter ?? null, ...none };
    if (signal?.aborted) {
      recordResponse(trace, request, { ...reply, problem: 'abandoned' });
      throw error;
    }
    const problem = error instanceof NetworkProblem ? error : new NetworkProblem(silence(), error);
    frames.set(problem, recordResponse(trace, request, { ...reply, problem: problem.reason }));
    throw problem;
  };

  const initOf = ({ method, headers, body }: Outgoing, request: Frame, token: string | null) => ({
    method,
    // The session is a bearer token. With cookies allowed, MSW would read the document's cookies from another
    // process for each request.
    credentials: 'omit' as const,
    headers: {
      ...headers,
      traceparent: formatTraceParent({ correlation: request.correlation, frame: request.number }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

  const send = async (outgoing: Outgoing): Promise<Exchange> => {
    const { method, path, query, headers, attempt, body, signal, limit, cause } = outgoing;
    await ready(signal);
    signal?.throwIfAborted();
    const token = outgoing.token === undefined ? session.token() : outgoing.token;
    const sent = { authorized: token !== null, hasBody: body !== undefined };
    const request = recordRequest(trace, cause, { method, path, query, headers, attempt, body, ...sent });
    const deadline = startDeadline({ clock, limit, signal });
    const stop = definedOnly({ signal: deadline.signal });
    const init = { ...initOf(outgoing, request, token), ...stop };
    try {
      const response = await deadline.inTime(fetch(`${baseUrl}${path}${query}`, init));
      return { outgoing, request, response, token, headAfter: clock.now() - request.at, deadline };
    } catch (error) {
      return giveUp({ outgoing, request, deadline }, error);
    }
  };

  const answered = (
    { outgoing, request, response, headAfter, deadline }: Exchange,
    reply: ReplyFacts,
  ): Frame => {
    deadline.end();
    const position = positionOf(response);
    newestPosition = position === null ? newestPosition : Math.max(position, newestPosition ?? 0);
    return recordResponse(trace, request, {
      method: outgoing.method,
      path: outgoing.path,
      status: response.status,
      position,
      replayed: response.headers.get('Idempotency-Replayed') === 'true',
      headers: response.headers,
      headAfter,
      ...reply,
    });
  };

  return { send, answered, lost: giveUp, position: () => newestPosition, frames };
};
