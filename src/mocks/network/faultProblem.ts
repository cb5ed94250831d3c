/** Picks the problem for a status set in the Lab: the endpoint's first declared one with that status, else a general one. */
import { declaredRefusals } from '#domain/contract/declaredRefusals.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { type ProblemCode, problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import type { FaultStatus } from '#domain/inspection/networkControls.ts';

const usual: Readonly<Record<FaultStatus, ProblemCode>> = {
  401: 'sessionMissing',
  403: 'roleForbidden',
  409: 'versionConflict',
  422: 'invalid',
  429: 'tooManyRequests',
  500: 'internal',
  503: 'serviceUnavailable',
};

export const usualRetryAfter = 5;

export const faultProblem = (endpoint: Endpoint | null, status: FaultStatus): ProblemCode => {
  const own = endpoint && declaredRefusals(endpoint).find((code) => problemCatalogue[code].status === status);
  return own ?? usual[status];
};
