/** How an endpoint may refuse: by itself, and as its kind brings it. */
import { isKeyReading } from '../apiKeys/apiKeyRules.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointName, onlyReads, paths } from './paths.ts';
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

export const refusalsByCaller = ['viewIsReadOnly', 'pastIsReadOnly', 'quotaExceeded', 'notForKeys'] as const;

/** What a call may meet by how it comes: with a key, from a view of a client's portal, or at a moment of the past. */
export const callerRefusals = (name: EndpointName, { roles }: Endpoint): readonly ProblemCode[] => {
  const isMet = {
    viewIsReadOnly: paths[name][0] !== 'GET' && name !== 'signOut',
    pastIsReadOnly: !onlyReads(name),
    quotaExceeded: isKeyReading(name),
    notForKeys: roles !== 'anyone' && !isKeyReading(name),
  };
  return refusalsByCaller.filter((code) => isMet[code]);
};

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
