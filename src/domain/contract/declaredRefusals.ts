/** Collects the refusals of an endpoint: its own and those implied by its kind. */
import type { Endpoint } from './endpoint.ts';
import type { ProblemCode } from './problemCatalogue.ts';

export const commonRefusals: readonly ProblemCode[] = [
  'internal',
  'storageUnavailable',
  'storageFull',
  'storageNewer',
  'invalid',
  'tooManyRequests',
  'serviceUnavailable',
];

/** Refusals that depend on the caller: an API key, a portal view, or a moment of the past. */
export const refusalsByCaller = ['viewIsReadOnly', 'pastIsReadOnly', 'quotaExceeded', 'notForKeys'] as const;

export const declaredRefusals = ({
  refusals,
  roles,
  visitorsToo,
  demoOnly,
  withoutSession,
  feature,
  body,
  query,
}: Endpoint): readonly ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...refusals,
    ...(roles === 'anyone' ? [] : (['roleForbidden', 'workspaceDeleted', 'secondFactorDue'] as const)),
    ...(roles === 'anyone' || visitorsToo ? [] : [withoutSession ?? ('sessionMissing' as const)]),
    ...(demoOnly ? (['demoOnly'] as const) : []),
    ...(feature ? (['featureLocked'] as const) : []),
    ...(body ? (['malformedJson', 'bodyTooLarge', 'unsupportedType', 'invalid'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
  ]),
];
