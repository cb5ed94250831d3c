/** In which of its forms a widget stands: told from its reading, so that every widget decides alike. */
import type { Problem } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';

/** Why nothing is shown. Each has its own words and its own way out. */
export type EmptyKind =
  | 'nothingCreated'
  | 'noSource'
  | 'noData'
  | 'filteredOut'
  | 'outsideRetention'
  | 'noPermission'
  | 'allArchived';

export type Reading = {
  readonly data: unknown;
  readonly error: unknown;
};

export type WidgetState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'locked'; readonly problem: Problem; readonly error?: unknown }
  /** Asked too often, or more often than the plan allows: it comes by itself in a while. */
  | { readonly is: 'limited'; readonly error: ApiProblem }
  /** `error`: the refusal that left nothing. */
  | { readonly is: 'empty'; readonly kind: EmptyKind; readonly error?: unknown }
  | { readonly is: 'shown'; readonly isStale: boolean; readonly error?: unknown };

const paymentRequired = 402;
const forbidden = 403;
const tooMany = 429;

const refused = (error: unknown): WidgetState | null => {
  if (!(error instanceof ApiProblem)) return null;
  if (error.status === paymentRequired) return { is: 'locked', problem: error.problem, error };
  return error.status === forbidden ? { is: 'empty', kind: 'noPermission', error } : null;
};

/** Whether the plan refuses it. */
export const isLocked = (error: unknown): boolean => refused(error)?.is === 'locked';

/** `empty`: what the data came to; asked only when it is here. A later failure keeps what is shown. */
export const widgetState = (reading: Reading, empty: EmptyKind | null = null): WidgetState => {
  const { data, error } = reading;
  const refusal = refused(error);
  if (refusal !== null) return refusal;
  if (data === undefined && error instanceof ApiProblem && error.status === tooMany)
    return { is: 'limited', error };
  if (data === undefined) return error ? { is: 'failed', error } : { is: 'loading' };
  if (empty !== null) return { is: 'empty', kind: empty };
  return { is: 'shown', isStale: Boolean(error), ...(error ? { error } : {}) };
};
