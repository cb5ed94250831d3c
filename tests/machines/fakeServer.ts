/** Implements a manual test server: records requests and returns the test's replies. */
import { type ProblemCode, type ProblemExtras, problemOf } from '#domain/contract/problemCatalogue.ts';

export type Asked = {
  readonly url: string;
  readonly method: string;
  readonly credentials: RequestCredentials | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
};

type FakeReply = (asked: Asked) => Response | Promise<Response>;

export const jsonReply =
  (
    body: unknown,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) =>
  (): Response =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    });

export const noContent = (): Response => new Response(null, { status: 204 });

export const problemReply =
  (code: ProblemCode, extras: ProblemExtras = {}) =>
  (): Response => {
    const problem = problemOf(code, extras);
    return new Response(JSON.stringify(problem), {
      status: problem.status,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  };

/** Rejects as fetch does without a network. */
export const noReply = (): never => {
  throw new TypeError('fetch failed');
};

/** Never replies, but rejects when aborted. */
export const silence = ({ signal }: Asked): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Replies in order; a call without a prepared reply fails the test. */
export const fakeServer = (...replies: FakeReply[]) => {
  const asked: Asked[] = [];
  const waiting = [...replies];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = {
      url,
      method: init.method ?? 'GET',
      credentials: init.credentials ?? null,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      signal: init.signal ?? null,
    };
    asked.push(request);
    const reply = waiting.shift();
    if (reply === undefined) {
      throw new Error(`no reply is left for ${request.method} ${url}`);
    }
    return reply(request);
  };
  return { fetch, asked, replyNext: (reply: FakeReply) => waiting.push(reply) };
};
