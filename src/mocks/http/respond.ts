/** How answers are made: JSON, nothing, or a problem of the catalogue. */
import { type ProblemCode, type ProblemExtras, problemOf } from '#domain/contract/problemCatalogue.ts';

/** A JSON answer. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** 204, without a body. */
export const noContent = (): Response => new Response(null, { status: 204 });

/** A refusal as `application/problem+json` (RFC 9457). */
export const problem = (
  code: ProblemCode,
  extras: ProblemExtras = {},
  headers: Record<string, string> = {},
): Response => {
  const body = problemOf(code, extras);
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
};
