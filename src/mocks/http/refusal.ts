/** Defines the error for refusals in HTTP steps, which one place turns into a problem response. */
import type { ProblemCode, ProblemExtras } from '#domain/contract/problemCatalogue.ts';

export class RefusalError extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  readonly headers: Record<string, string>;
  constructor(code: ProblemCode, extras: ProblemExtras = {}, headers: Record<string, string> = {}) {
    super(code);
    this.name = 'RefusalError';
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }
}
