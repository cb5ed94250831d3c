/** Builds responses: JSON, empty, or a problem of the catalogue. */
import { type ProblemCode, type ProblemExtras, problemOf } from '#domain/contract/problemCatalogue.ts';
import type { StorageFailure } from '#events/log/eventLog.ts';

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** 304 for a caller that has this reply already: its headers without a body. */
export const notModified = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.delete('Content-Type');
  void response.body?.cancel();
  return new Response(null, { status: 304, headers });
};

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

const storageProblems: Readonly<Partial<Record<StorageFailure, ProblemCode>>> = {
  quota: 'storageFull',
  newer: 'storageNewer',
};

/** The problem for a storage failure: 507 when it is full, otherwise 503. */
export const storageProblem = (failure: StorageFailure): Response =>
  problem(storageProblems[failure] ?? 'storageUnavailable');
