/** How a request leaves the page and how its response arrives, each with its frame. Bodies are read by others. */
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { recordRequest, recordResponse } from './callFrames.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { NetworkProblem, type NetworkProblemReason } from './networkProblem.ts';

export type WireParts = {
  readonly world: World;
  /** Stands before every path: empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves once the backend takes calls; rejects when it could not be started or the signal aborts. */
  readonly ready: (signal?: AbortSignal) => Promise<void>;
  readonly session: { token(): string | null };
  /** Whether the machine has a network at all; left out: it has. */
  readonly isOnline?: () => boolean;
};

export type Outgoing = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly attempt: number;
  /** Undefined: the session's as it is when the request leaves. */
  readonly token: string | null | undefined;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds until it is given up; null for a stream. */
  readonly limit: number | null;
  readonly cause: Frame | null;
};

export type Exchange = {
  readonly outgoing: Outgoing;
  readonly request: Frame;
  readonly response: Response;
  /** The token that was sent. */
  readonly token: string | null;
  /** Milliseconds from the request until the response's head was there. */
  readonly headAfter: number;
  /** What is left to come is read within it; it ends when the response is recorded, or lost. */
  readonly deadline: Deadline;
};

/** What is told of a response besides what its head says. */
export type ReplyTold = { readonly problem: string | null; readonly reply: unknown };

export type Wire = {
  /** Waits for the backend, sends, and gives the response's head. Throws NetworkProblem (`tooLate` after the limit), or the signal's reason. */
  send(outgoing: Outgoing): Promise<Exchange>;
  /** Records the response. */
  answered(exchange: Exchange, told: ReplyTold): Frame;
  /** Records that the response broke off, and throws why. */
  lost(exchange: Exchange, error: unknown): never;
  /** The newest log position that a response has told of; null before the first. */
  position(): number | null;
  /** The frame of the response that a reply or an error came with. */
  readonly frames: WeakMap<object, Frame>;
};

/** A request whose response cannot be used; `response` and `headAfter` if its head came. */
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
    const told = { method, path, status, headers, headAfter: headAfter ?? null, ...none };
    if (signal?.aborted) {
      recordResponse(trace, request, { ...told, problem: 'abandoned' });
      throw error;
    }
    const problem = error instanceof NetworkProblem ? error : new NetworkProblem(silence(), error);
    frames.set(problem, recordResponse(trace, request, { ...told, problem: problem.reason }));
    throw problem;
  };

  const initOf = ({ method, headers, body }: Outgoing, request: Frame, token: string | null) => ({
    method,
    // The session is a bearer token. For requests that may carry cookies MSW reads those of the document, each time from another process.
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
    const stop = deadline.signal === undefined ? {} : { signal: deadline.signal };
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
    told: ReplyTold,
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
      ...told,
    });
  };

  return { send, answered, lost: giveUp, position: () => newestPosition, frames };
};
