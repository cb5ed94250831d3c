/** How something that a person asked for ended, in words for that person. */
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from './apiProblem.ts';
import { NetworkProblem } from './networkProblem.ts';

/** Why something was not done: a sentence, and what is wrong field by field where the backend says so. */
export type Refusal = {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  /** Only when someone else has changed it since it was read. */
  readonly isStale?: true;
};

/** `error: null` is success (S7.1). */
export type Outcome = { readonly error: null } | { readonly error: Refusal };

/** Of an error that is a bug nobody can act on; the error itself is in the trace. */
const bugText = 'Something went wrong. Please try again.';

const staleCodes: readonly ProblemCode[] = ['staleVersion', 'versionConflict'];

/** What an error means for a person. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof ApiProblem) {
    const { code, detail, reason = detail, errors } = error.problem;
    return {
      message: reason,
      ...(errors === undefined ? {} : { errors }),
      ...(staleCodes.includes(code) ? { isStale: true } : {}),
    };
  }
  return { message: error instanceof NetworkProblem ? error.message : bugText };
};

/** Waits for a call and tells how it ended. */
export const outcomeOf = async (call: Promise<unknown>): Promise<Outcome> => {
  try {
    await call;
    return { error: null };
  } catch (error) {
    return { error: refusalOf(error) };
  }
};
