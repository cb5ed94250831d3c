/** Reads the documented access rules from the API document and sends minimal calls to check them. */
import type { Role } from '#domain/access/role.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { openApiDocument } from '#mocks/openapi/readOpenApi.ts';
import type { TestBackend } from '#tests/support/testBackend.ts';

export const endpointNames = Object.keys(paths) as EndpointName[];

type Operation = {
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly in: string; readonly name: string }[];
  readonly 'x-roles': readonly string[];
  readonly 'x-role-limits'?: Readonly<Record<string, string>>;
  readonly 'x-demo-only'?: true;
  readonly 'x-plan': unknown;
};

const documented = openApiDocument().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

export const operationOf = (name: EndpointName): Operation => {
  const [method, path] = paths[name];
  const operation = documented[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document says nothing of ${name}`);
  return operation;
};

/** A caller with a session. Null means no working session. `plan` is the plan of the caller's workspace. */
export type Who = {
  readonly role: Role;
  readonly isOwner: boolean;
  readonly plan: PlanName | null;
  /** True for a workspace other than the demo's. */
  readonly isElsewhere?: true;
} | null;

export const documentedRefusal = (name: EndpointName, who: Who): ProblemCode | null => {
  const { 'x-roles': roles, 'x-plan': plan, 'x-demo-only': demoOnly } = operationOf(name);
  const { withoutSession }: Endpoint = endpoints[name];
  if (roles.includes('anyone')) return null;
  if (who === null) return roles.includes('visitor') ? null : (withoutSession ?? 'sessionMissing');
  const isLetIn = roles.includes(who.role) || (who.isOwner && roles.includes('owner'));
  if (!isLetIn) return 'roleForbidden';
  if (demoOnly && who.isElsewhere) return 'demoOnly';
  const isLocked = typeof plan === 'string' && !featuresOf(who.plan).some((feature) => feature === plan);
  return isLocked ? 'featureLocked' : null;
};

const access: readonly (ProblemCode | undefined)[] = [
  'sessionMissing',
  'noUserLoggedIn',
  'roleForbidden',
  'demoOnly',
  'featureLocked',
];

/** Sends a minimal call for a thing with that id. A call that passes may fail on its input, but not on access. */
export const refusedAccess = async (
  backend: TestBackend,
  name: EndpointName,
  { token, id = 'nothing' }: { readonly token: string | null; readonly id?: string },
): Promise<ProblemCode | null> => {
  const response = await backend.open(name, {
    params: { provider: 'google', id, change: id },
    ...(token === null ? {} : { token }),
    ...(paths[name][0] === 'GET' ? {} : { body: id === 'nothing' ? {} : { scopes: [] } }),
  });
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const { code } = (await response.json()) as { code: ProblemCode };
  return access.includes(code) ? code : null;
};
