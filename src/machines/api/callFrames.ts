/** Reduces calls and streams to what the trace may hold: no tokens, share links, passwords or bodies of auth calls. */
import { hasPrivateBodies, shownPath } from '#domain/contract/paths.ts';
import type { RequestDetail, ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { concealed, withoutSecrets } from '../withoutSecrets.ts';

const kept = (path: string, body: unknown): unknown =>
  hasPrivateBodies(path) ? undefined : withoutSecrets(body);

/** The idempotency key is removed because with it the stored reply of an auth call could be opened. */
const keptHeaders = ({ path, headers }: RequestDetail): RequestDetail['headers'] =>
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
      headers: keptHeaders(detail),
      body: kept(detail.path, detail.body),
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
      reply: kept(detail.path, detail.reply),
    } satisfies ResponseDetail,
  });
