/** Derives the state of a widget from its query, so that all widgets decide alike. */
import type { Problem } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';

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
  /** Rate limited, in general or by the plan; it recovers by itself after a while. */
  | { readonly is: 'limited'; readonly error: ApiProblem }
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

export const isLocked = (error: unknown): boolean => refused(error)?.is === 'locked';

/** `empty`: evaluated after the data has arrived. A later failure keeps the shown data. */
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
