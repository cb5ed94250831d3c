/** Parses replies of the backend and checks them against the contract. */
import { expect } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import {
  type Problem,
  type ProblemCode,
  type ProblemExtras,
  problemCatalogue,
  problemOf,
} from '#domain/contract/problemCatalogue.ts';
import { givesETag } from '#domain/contract/versionHeaders.ts';

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Parses a body as JSON or else as text. Null if empty. */
export const readReply = async (response: Response): Promise<Reply> => {
  const { status, headers } = response;
  const text = await response.text();
  if (text === '') return { status, headers, body: null };
  const isJson = headers.get('Content-Type')?.includes('json') ?? false;
  return { status, headers, body: isJson ? JSON.parse(text) : text };
};

export const statusAndBody = ({ status, body }: Reply) => ({ status, body });

export const refusal = (code: ProblemCode, extras: ProblemExtras = {}) => ({
  status: problemCatalogue[code].status,
  body: problemOf(code, extras),
});

const commonRefusals: readonly ProblemCode[] = [
  'internal',
  'storageUnavailable',
  'storageFull',
  'storageNewer',
  'pastIsReadOnly',
  'viewIsReadOnly',
  'invalid',
  'quotaExceeded',
  'notForKeys',
];

const bodyRefusals: readonly ProblemCode[] = [
  'malformedJson',
  'malformedRequest',
  'bodyTooLarge',
  'unsupportedType',
];

const declaredRefusals = ({
  roles,
  visitorsToo,
  demoOnly,
  withoutSession,
  feature,
  body,
  refusals,
}: Endpoint) => [
  ...commonRefusals,
  ...refusals,
  ...(body ? bodyRefusals : []),
  ...(roles === 'anyone'
    ? []
    : (['roleForbidden', 'workspaceDeleted', 'secondFactorDue', ...refusalsOfApps] as const)),
  ...(roles === 'anyone' || visitorsToo ? [] : [withoutSession ?? ('sessionMissing' as const)]),
  ...(feature ? ['featureLocked'] : []),
  ...(demoOnly ? (['demoOnly'] as const) : []),
];

/** To any call that is made in the name of a marketplace app. */
const refusalsOfApps = ['appOutOfReach', 'appNotPermitted', 'appPaused', 'appCapReached'] as const;

const holdProblem = (endpoint: Endpoint, { status, headers, body }: Reply): void => {
  const { code, reason, errors, unknown, limit, used, plan, neededPlan, ...fixed } = body as Problem;
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(declaredRefusals(endpoint)).toContain(code);
  expect({ ...fixed, code, status }).toEqual(problemOf(code));
};

/** A reader of a portal has no profile there, so the reply has no version. */
const hasDocumentedETag = (name: EndpointName, endpoint: Endpoint, { headers }: Reply): boolean =>
  headers.has('ETag') === givesETag(name, endpoint) ||
  (endpoint.partVersion === true && !headers.has('ETag'));

/** Checks a reply against the contract: success by its schema, a refusal by the catalogue and the endpoint's declaration. */
export const holdAgainstContract = (name: EndpointName, reply: Reply): void => {
  const endpoint: Endpoint = endpoints[name];
  const { status, headers, body } = reply;
  const { success, mediaType = 'application/json' } = endpoint;
  expect(headers.get('X-Log-Position')).toMatch(/^\d+$/);
  if (status >= 400) {
    holdProblem(endpoint, reply);
    return;
  }
  expect(status).toBe(success.status);
  if (!hasDocumentedETag(name, endpoint, reply))
    throw new Error(`${name} gives an ETag otherwise than the document says`);
  if (success.status === 204) {
    expect(body).toBeNull();
    return;
  }
  expect(headers.get('Content-Type')?.split(';')[0]).toBe(mediaType);
  if (success.reply === null) return;
  expect(success.reply.safeParse(body)).toEqual({ success: true, data: body });
};
