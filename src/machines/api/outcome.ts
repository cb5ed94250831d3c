/** Describes the outcome of a user's request as success or a sentence for that user. */

import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { ApiProblem } from './apiProblem.ts';
import { NetworkProblem } from './networkProblem.ts';

export type Refusal = {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly isStale?: true;
  /** The password is right, and the account has a second factor. */
  readonly needsCode?: true;
};

/** `error: null` is success (S7.1). */
export type Outcome = { readonly error: null } | { readonly error: Refusal };

/** For a bug that the user cannot act on; the error itself is in the trace. */
const bugText = 'Something went wrong. Please try again.';

const staleCodes: readonly ProblemCode[] = ['staleVersion', 'versionConflict'];

export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof ApiProblem) {
    const { code, detail, reason = detail, errors } = error.problem;
    return {
      message: reason,
      ...definedOnly({ errors }),
      ...(staleCodes.includes(code) ? { isStale: true } : {}),
      ...(code === 'secondFactorNeeded' ? { needsCode: true } : {}),
    };
  }
  return { message: error instanceof NetworkProblem ? error.message : bugText };
};

export const outcomeOf = async (call: Promise<unknown>): Promise<Outcome> => {
  try {
    await call;
    return { error: null };
  } catch (error) {
    return { error: refusalOf(error) };
  }
};
