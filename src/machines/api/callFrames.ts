/** What the trace keeps of a call: never a header, never the body of an auth call, never a password or token. */
import type { Frame, Trace } from '#world/trace.ts';
import { withoutSecrets } from '../withoutSecrets.ts';

export type RequestDetail = {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** 1, or 2 for the repetition after a lost answer. */
  readonly attempt: number;
  /** By reference; `undefined` for none and for every auth call. */
  readonly body: unknown;
};

export type ResponseDetail = {
  readonly method: string;
  readonly path: string;
  /** The HTTP status; null when no answer came. */
  readonly status: number | null;
  /** Why there is no usable answer, or the code of the problem that the backend answered with; null for success. */
  readonly problem: string | null;
  /** The log's head that the answer reflects, if it says so. */
  readonly position: number | null;
  /** Whether a stored reply was given again. */
  readonly replayed: boolean;
  /** By reference; `undefined` for none, for a stream and for every auth call. */
  readonly reply: unknown;
};

const hasPrivateBodies = (path: string): boolean => path.startsWith('/api/auth/');

/** What may be kept of a body or reply. */
const kept = (path: string, body: unknown): unknown =>
  hasPrivateBodies(path) ? undefined : withoutSecrets(body);

export const recordRequest = (trace: Trace, cause: Frame | null, detail: RequestDetail): Frame =>
  trace.record({
    kind: 'request',
    name: `${detail.method} ${detail.path}`,
    ...(cause === null ? { cause: null } : { cause: cause.number, correlation: cause.correlation }),
    detail: { ...detail, body: kept(detail.path, detail.body) } satisfies RequestDetail,
  });

export const recordResponse = (trace: Trace, request: Frame, detail: ResponseDetail): Frame =>
  trace.record({
    kind: 'response',
    name: `${detail.status ?? detail.problem} ${detail.method} ${detail.path}`,
    cause: request.number,
    correlation: request.correlation,
    detail: { ...detail, reply: kept(detail.path, detail.reply) } satisfies ResponseDetail,
  });
