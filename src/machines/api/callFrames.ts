/** What the trace keeps of a call and of a stream: never a session's token, never the body of an auth call, never a password. */
import { hasPrivateBodies } from '#domain/contract/paths.ts';
import type { RequestDetail, ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Frame, Trace } from '#world/trace.ts';
import { concealed, withoutSecrets } from '../withoutSecrets.ts';

/** What may be kept of a body or reply. */
const kept = (path: string, body: unknown): unknown =>
  hasPrivateBodies(path) ? undefined : withoutSecrets(body);

/** With its key, the stored reply of an auth call could be opened. */
const keptHeaders = ({ path, headers }: RequestDetail): RequestDetail['headers'] =>
  hasPrivateBodies(path) && 'Idempotency-Key' in headers
    ? { ...headers, 'Idempotency-Key': concealed }
    : headers;

export const recordRequest = (trace: Trace, cause: Frame | null, detail: RequestDetail): Frame =>
  trace.record({
    kind: 'request',
    name: `${detail.method} ${detail.path}`,
    ...(cause === null ? { cause: null } : { cause: cause.number, correlation: cause.correlation }),
    detail: {
      ...detail,
      headers: keptHeaders(detail),
      body: kept(detail.path, detail.body),
    } satisfies RequestDetail,
  });

export const recordResponse = (trace: Trace, request: Frame, detail: ResponseDetail): Frame =>
  trace.record({
    kind: 'response',
    name: `${detail.status ?? detail.problem} ${detail.method} ${detail.path}`,
    cause: request.number,
    correlation: request.correlation,
    detail: { ...detail, reply: kept(detail.path, detail.reply) } satisfies ResponseDetail,
  });
