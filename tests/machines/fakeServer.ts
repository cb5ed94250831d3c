/** A server of the tests, by hand: what was asked, and what the test answers. */
import { type ProblemCode, type ProblemExtras, problemOf } from '#domain/contract/problemCatalogue.ts';

export type Asked = {
  readonly url: string;
  readonly method: string;
  readonly credentials: RequestCredentials | null;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
};

type Answer = (asked: Asked) => Response | Promise<Response>;

export const jsonAnswer =
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

export const problemAnswer =
  (code: ProblemCode, extras: ProblemExtras = {}) =>
  (): Response => {
    const problem = problemOf(code, extras);
    return new Response(JSON.stringify(problem), {
      status: problem.status,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  };

/** As fetch fails when nobody answers. */
export const noAnswer = (): never => {
  throw new TypeError('fetch failed');
};

/** Never answers, but stops when it is told to. */
export const silence = ({ signal }: Asked): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Answers call after call; one more than there are answers is an error of the test. */
export const fakeServer = (...answers: Answer[]) => {
  const asked: Asked[] = [];
  const waiting = [...answers];
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
    const answer = waiting.shift();
    if (answer === undefined) {
      throw new Error(`no answer is left for ${request.method} ${url}`);
    }
    return answer(request);
  };
  return { fetch, asked, answerNext: (answer: Answer) => waiting.push(answer) };
};
