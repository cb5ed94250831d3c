/** Defines the error for a refused call, with the problem details of the backend. */
import type { Problem, ProblemCode } from '#domain/contract/problemCatalogue.ts';

export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: Problem;
  readonly status: number;
  /** Seconds until a retry may succeed (`Retry-After`); null when the reply does not say. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, status: number, retryAfter: number | null = null) {
    super(problem.reason ?? problem.detail);
    this.problem = problem;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const nobodyCodes: readonly ProblemCode[] = ['sessionMissing', 'noUserLoggedIn'];

export const isSessionMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && nobodyCodes.includes(error.problem.code);
