/** Replies of the backend as tests look at them, and what holds for every one of them. */
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

/** `body` is null where there is none. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** The body of a response: what its JSON says, else its text; null when it is empty. */
export const readReply = async (response: Response): Promise<Reply> => {
  const { status, headers } = response;
  const text = await response.text();
  if (text === '') return { status, headers, body: null };
  const isJson = headers.get('Content-Type')?.includes('json') ?? false;
  return { status, headers, body: isJson ? JSON.parse(text) : text };
};

/** Status and body, for comparing a whole reply. */
export const statusAndBody = ({ status, body }: Reply) => ({ status, body });

/** The whole reply that a refusal must be, with what its kind adds. */
export const refusal = (code: ProblemCode, extras: ProblemExtras = {}) => ({
  status: problemCatalogue[code].status,
  body: problemOf(code, extras),
});

/** What any call may meet, whatever its endpoint. */
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
  ...(roles === 'anyone' ? [] : (['roleForbidden', 'workspaceDeleted'] as const)),
  ...(roles === 'anyone' || visitorsToo ? [] : [withoutSession ?? ('sessionMissing' as const)]),
  ...(feature ? ['featureLocked'] : []),
  ...(demoOnly ? (['demoOnly'] as const) : []),
];

const holdProblem = (endpoint: Endpoint, { status, headers, body }: Reply): void => {
  const { code, reason, errors, unknown, limit, used, plan, neededPlan, ...fixed } = body as Problem;
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(declaredRefusals(endpoint)).toContain(code);
  expect({ ...fixed, code, status }).toEqual(problemOf(code));
};

/** Whoever looks at a client's portal has no profile of their own there, and so no version of it. */
const hasDocumentedETag = (name: EndpointName, endpoint: Endpoint, { headers }: Reply): boolean =>
  headers.has('ETag') === givesETag(name, endpoint) ||
  (endpoint.partVersion === true && !headers.has('ETag'));

/** Every reply keeps the contract: success as its schema says, refusal as the catalogue says and the endpoint declares. */
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
  if (success.status === 204) {
    expect(body).toBeNull();
    return;
  }
  if (!hasDocumentedETag(name, endpoint, reply))
    throw new Error(`${name} gives an ETag otherwise than the document says`);
  expect(headers.get('Content-Type')?.split(';')[0]).toBe(mediaType);
  if (success.reply === null) return;
  expect(success.reply.safeParse(body)).toEqual({ success: true, data: body });
};
