/** Decides access to an endpoint, with the refusal for others. */

import type { Endpoint } from '#domain/contract/endpoint.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { resourceRules } from '#domain/marketplace/resourceRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { refusedFeature } from '../subscription/planOf.ts';

const ownerAlone = { reason: 'Only the owner of the workspace can do this.' };

/** Null allows; otherwise 401 without a required session, 403 by role or workspace, 402 by plan. `now` is ISO 8601 UTC. */
export const refusedAccess = (
  endpoint: Endpoint,
  caller: Caller | null,
  { answers, now }: { answers: Answers; now: string },
): RefusalError | null => {
  if (endpoint.roles === 'anyone') return null;
  if (!caller) {
    return endpoint.visitorsToo ? null : new RefusalError(endpoint.withoutSession ?? 'sessionMissing');
  }
  const owns = endpoint.ownerToo === true && caller.kind === 'owner';
  if (!owns && !endpoint.roles.includes(caller.role))
    return new RefusalError('roleForbidden', endpoint.roles.length === 0 ? ownerAlone : {});
  if (endpoint.demoOnly && caller.workspaceId !== demoWorkspaceId) return new RefusalError('demoOnly');
  if (!endpoint.feature) return null;
  const refused = refusedFeature(answers, { workspaceId: caller.workspaceId, now }, endpoint.feature);
  return refused && new RefusalError(refused.refusal, refused.extras);
};

/** A portal view is read-only, whatever the role, except for ending it. */
export const refusedView = (name: EndpointName, caller: Caller | null): RefusalError | null =>
  caller?.viewedBy !== undefined && paths[name][0] !== 'GET' && name !== 'signOut'
    ? new RefusalError('viewIsReadOnly')
    : null;

/** Refuses with 403 when the caller's role is limited to other resources than the one in the path. */
export const refusedResource = (
  { accessRules }: Endpoint,
  caller: Caller | null,
  params: unknown,
): RefusalError | null => {
  const rule = caller && accessRules?.[caller.role];
  return rule && !resourceRules[rule].allows(params) ? new RefusalError('roleForbidden') : null;
};
