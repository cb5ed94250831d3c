/** Records requests from outside the app's client, such as those of a script tag, as trace frames. */
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import type { RequestDetail, ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';
import { callingOrigin } from '../http/requestOrigin.ts';

type Handle = (request: Request) => Promise<Response>;

const secretHeaders = new Set(['authorization', 'cookie', 'idempotency-key', 'traceparent']);

const recordedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !secretHeaders.has(name)));

const askedOf = ({ method, url, headers, body }: Request, basePath: string): RequestDetail => {
  const { pathname, search: query } = new URL(url);
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
  const authorized = headers.has('authorization');
  const sent = { hasBody: body !== null, body: undefined, headers: recordedHeaders(headers) };
  return { method, path, query, attempt: 1, authorized, ...sent, outside: true };
};

/** The request with a traceparent for its frame, because a script tag cannot set that header. */
const named = (request: Request, { number: frame, correlation }: Frame): Request => {
  const headers = new Headers(request.headers);
  headers.set('traceparent', formatTraceParent({ frame, correlation }));
  return new Request(request, { mode: 'same-origin', headers });
};

const responseDetailOf = (
  { method, path }: RequestDetail,
  response: Response,
  headAfter: number,
): ResponseDetail => {
  const { status, headers } = response;
  const isLost = response.type === 'error';
  const position = headers.get('X-Log-Position');
  return {
    method,
    path,
    status: isLost ? null : status,
    problem: isLost ? 'noReply' : null,
    position: position === null ? null : Number(position),
    replayed: headers.get('Idempotency-Replayed') === 'true',
    headers: isLost ? null : headers,
    headAfter: isLost ? null : headAfter,
    reply: undefined,
  };
};

/** Wraps `handle`: foreign requests and their replies become frames. `basePath`: the app's, without its last slash. */
export const recordOtherRequests = (
  handle: Handle,
  { trace, ids, clock }: World,
  basePath: string,
): Handle => {
  const recordRequest = (asked: RequestDetail, correlation: string): Frame =>
    trace.record({
      kind: 'request',
      name: `${asked.method} ${asked.path}`,
      cause: null,
      correlation,
      detail: asked,
    });

  const recordAnswer = (request: Frame, detail: ResponseDetail): void => {
    const { number: cause, correlation } = request;
    const name = `${detail.status ?? detail.problem} ${detail.method} ${detail.path}`;
    trace.record({ kind: 'response', name, cause, correlation, detail });
  };

  return async (request) => {
    const origin = callingOrigin(request, { trace, ids });
    if (origin.frame !== null) return handle(request);
    const asked = askedOf(request, basePath);
    const frame = recordRequest(asked, origin.correlation);
    const response = await handle(named(request, frame));
    recordAnswer(frame, responseDetailOf(asked, response, clock.now() - frame.at));
    return response;
  };
};
