/** The problem that a set status answers with: one that the endpoint refuses with by itself where it has one of that status. */
import { declaredRefusals } from '#domain/contract/declaredRefusals.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
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

/** Seconds, for a 429 that names none. */
export const usualRetryAfter = 5;

/** `route` is null for an address that no endpoint has. */
export const faultProblem = (route: EndpointName | null, status: FaultStatus): ProblemCode => {
  const endpoint: Endpoint | null = route && endpoints[route];
  const own = endpoint && declaredRefusals(endpoint).find((code) => problemCatalogue[code].status === status);
  return own ?? usual[status];
};
