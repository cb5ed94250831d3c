/** How an endpoint may refuse: by itself, and as its kind brings it. */
import type { Endpoint } from './endpoint.ts';
import type { ProblemCode } from './problemCatalogue.ts';

/** What any call may meet, whatever its endpoint. */
export const commonRefusals: readonly ProblemCode[] = [
  'internal',
  'storageUnavailable',
  'storageFull',
  'storageNewer',
  'invalid',
  'tooManyRequests',
  'serviceUnavailable',
];

/** What a call may meet by how it comes: with a key, from a view of a client’s portal, or at a moment of the past. */
export const refusalsByCaller = ['viewIsReadOnly', 'pastIsReadOnly', 'quotaExceeded', 'notForKeys'] as const;

/** The refusals of an endpoint with those that its kind brings, each once; those of every call are left out. */
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
    ...(roles === 'anyone' ? [] : (['roleForbidden', 'workspaceDeleted'] as const)),
    ...(roles === 'anyone' || visitorsToo ? [] : [withoutSession ?? ('sessionMissing' as const)]),
    ...(demoOnly ? (['demoOnly'] as const) : []),
    ...(feature ? (['featureLocked'] as const) : []),
    ...(body ? (['malformedJson', 'bodyTooLarge', 'unsupportedType', 'invalid'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
  ]),
];
