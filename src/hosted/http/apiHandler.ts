/** Carries requests of Node's HTTP server to the backend and its replies back, with limits, log lines and metrics. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EndpointName } from '#domain/contract/paths.ts';
import { formatTraceParent, parseTraceParent } from '#domain/contract/traceparent.ts';
import type { Backend } from '#mocks/backend.ts';
import { matchRoute } from '#mocks/http/matchRoute.ts';
import { problem } from '#mocks/http/respond.ts';
import { type Clock, sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import type { JsonLog } from '../operations/jsonLog.ts';
import type { ServerMetrics } from '../operations/serverMetrics.ts';
import { callerAddress } from './callerAddress.ts';

/** Requests that try a password or a secret link. */
const passwordTries: ReadonlySet<EndpointName | null> = new Set<EndpointName>([
  'signIn',
  'signUp',
  'changePassword',
  'startSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'requestPasswordReset',
  'resetPassword',
  'openShare',
]);

const triesPerMinute = 10;

/** A page asks for much at once when it opens. */
const burstSeconds = 10;

/** The least recently used bucket is dropped beyond it. */
const mostBuckets = 20_000;

type Bucket = { tokens: number; at: number };

/** `perSecond` tokens come back; `most` are there at first. Returns the seconds to wait, 0 for none. */
const createBuckets = (clock: Clock, { perSecond, most }: { perSecond: number; most: number }) => {
  const buckets = new Map<string, Bucket>();
  return (address: string): number => {
    const now = clock.now();
    const { tokens, at } = buckets.get(address) ?? { tokens: most, at: now };
    const left = Math.min(most, tokens + (Math.max(0, now - at) / 1_000) * perSecond);
    const isAllowed = left >= 1;
    buckets.delete(address);
    buckets.set(address, { tokens: isAllowed ? left - 1 : left, at: now });
    const [oldest] = buckets.keys();
    if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - left) / perSecond);
  };
};

/** Returns the seconds that the address has to wait, 0 for none. */
type RequestLimits = (address: string, route: EndpointName | null) => number;

/** `perSecond` 0: no limits, for a server behind a proxy that has its own. */
export const createRequestLimits = (clock: Clock, perSecond: number): RequestLimits => {
  if (perSecond === 0) return () => 0;
  const all = createBuckets(clock, { perSecond, most: perSecond * burstSeconds });
  const tries = createBuckets(clock, { perSecond: triesPerMinute / 60, most: triesPerMinute });
  return (address, route) => all(address) || (passwordTries.has(route) ? tries(address) : 0);
};

export type ApiParts = {
  readonly backend: Backend;
  readonly world: Pick<World, 'clock' | 'ids'>;
  /** The scheme and host of the pages. */
  readonly origin: string;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly log: JsonLog;
  readonly metrics: ServerMetrics;
  readonly limits: RequestLimits;
  readonly proxies: BlockList;
};

export type ApiHandler = {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Ends the open streams and waits for the other requests, at most ten seconds. */
  readonly drain: () => Promise<void>;
};

/** A body without a declared length is read up to here; the backend refuses a longer declared one unread. */
const largestUndeclared = 256 * 1024;

/** Milliseconds. */
const drainTime = 10_000;

type Open = { readonly leaving: AbortController; isStream: boolean };

const headersOf = ({ rawHeaders }: IncomingMessage, traceparent: string): Headers => {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  headers.set('traceparent', traceparent);
  return headers;
};

/** Null for a body that is too large. */
const undeclaredBody = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += (part as Buffer).length;
    if (size > largestUndeclared) return null;
    parts.push(part as Buffer);
  }
  return Uint8Array.from(Buffer.concat(parts));
};

const bodyOf = async (incoming: IncomingMessage): Promise<Pick<RequestInit, 'body'> | null> => {
  const { method, headers } = incoming;
  if (method === 'GET' || method === 'HEAD') return {};
  if (headers['content-length'] !== undefined)
    return { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } as RequestInit;
  const body = await undeclaredBody(incoming);
  return body && { body };
};

const send = async (reply: Response, response: ServerResponse): Promise<void> => {
  response.statusCode = reply.status;
  response.setHeaders(reply.headers);
  if (reply.body === null) response.end();
  else await pipeline(Readable.fromWeb(reply.body as Parameters<typeof Readable.fromWeb>[0]), response);
};

/** Waits until `isDone`, at most `most` milliseconds. */
const until = async (isDone: () => boolean, clock: Clock, most: number): Promise<void> => {
  const end = clock.now() + most;
  while (!isDone() && clock.now() < end) await sleep(clock, 20);
};

/** The trace that the page names is the request's id, so that log lines and events can be joined. */
const traceOf = (incoming: IncomingMessage, { ids }: ApiParts['world']) => {
  const header = incoming.headers.traceparent;
  const known = parseTraceParent(typeof header === 'string' ? header : null);
  return known ?? { correlation: ids.correlation(), frame: 1 };
};

/** A reply that breaks off closes the connection, so that no one takes a part for the whole. */
export const createApiHandler = (parts: ApiParts): ApiHandler => {
  const { backend, world, origin, base, log, metrics, limits, proxies } = parts;
  const open = new Set<Open>();
  let isDraining = false;

  const replyTo = async (incoming: IncomingMessage, traceparent: string, wait: number, { leaving }: Open) => {
    if (isDraining) return problem('serviceUnavailable', {}, { 'Retry-After': '1' });
    if (wait > 0) return problem('tooManyRequests', {}, { 'Retry-After': String(wait) });
    const body = await bodyOf(incoming);
    if (body === null) return problem('bodyTooLarge');
    const { method = 'GET', url = '/' } = incoming;
    const headers = headersOf(incoming, traceparent);
    const { signal } = leaving;
    return backend.handle(new Request(new URL(url, origin), { method, headers, signal, ...body }));
  };

  const answer: ApiHandler['answer'] = async (incoming, response) => {
    const started = world.clock.now();
    const { method = 'GET' } = incoming;
    const path = incoming.url?.split(/[?#]/, 1)[0] ?? '/';
    const match = matchRoute(method, path.slice(base.length - 1));
    const name = match.found === 'endpoint' ? match.name : null;
    const trace = traceOf(incoming, world);
    const own: Open = { leaving: new AbortController(), isStream: false };
    open.add(own);
    metrics.opened(1);
    response.once('close', () => {
      own.leaving.abort();
      open.delete(own);
      metrics.opened(-1);
      const milliseconds = Math.round(world.clock.now() - started);
      const status = response.writableFinished || own.isStream ? response.statusCode : 499;
      const request = { route: name ?? 'unknown', method, status, isStream: own.isStream };
      metrics.answered({ ...request, seconds: milliseconds / 1_000 });
      const level = status >= 500 ? 'error' : 'info';
      log(level, 'request', { request: trace.correlation, ...request, milliseconds });
    });
    response.setHeader('X-Request-Id', trace.correlation);
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (isDraining) response.setHeader('Connection', 'close');
    try {
      const wait = limits(callerAddress(incoming, proxies), name);
      const reply = await replyTo(incoming, formatTraceParent(trace), wait, own);
      own.isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (reply.type === 'error') response.destroy();
      else await send(reply, response);
    } catch {
      response.destroy();
    }
  };

  return {
    answer,
    drain: async () => {
      isDraining = true;
      for (const { leaving, isStream } of open) if (isStream) leaving.abort();
      await until(() => open.size === 0, world.clock, drainTime);
    },
  };
};
