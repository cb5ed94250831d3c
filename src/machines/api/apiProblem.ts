/** A refusal of the backend, as it travels through the page: the problem details that it answered with. */
import type { Problem, ProblemCode } from '#domain/contract/problemCatalogue.ts';

/** Thrown by a call that was answered with a problem. The message is the text for the person who caused it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: Problem;
  /** The HTTP status. */
  readonly status: number;
  /** In how many seconds another try may succeed (`Retry-After`); null where the reply does not say. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, status: number, retryAfter: number | null = null) {
    super(problem.reason ?? problem.detail);
    this.problem = problem;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const nobodyCodes: readonly ProblemCode[] = ['sessionMissing', 'noUserLoggedIn'];

/** Whether the backend says that nobody is signed in with the token that was sent. */
export const isSessionMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && nobodyCodes.includes(error.problem.code);
