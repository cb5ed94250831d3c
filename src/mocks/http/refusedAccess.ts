/** Who is let through to an endpoint, and what the others are told. */
import type { Endpoint } from '#domain/contract/endpoints.ts';
import type { Answers } from '#events/projections/readModel.ts';
import type { Caller } from './context.ts';
import { refusedFeature } from './planOf.ts';
import { RefusalError } from './refusal.ts';

/** Null lets through; otherwise 401 without a session where one is needed, 403 by role, 402 by plan. `now` is ISO 8601 UTC. */
export const refusedAccess = (
  endpoint: Endpoint,
  caller: Caller | null,
  { answers, now }: { answers: Answers; now: string },
): RefusalError | null => {
  if (endpoint.roles === 'anyone') return null;
  if (!caller) return new RefusalError(endpoint.withoutSession ?? 'sessionMissing');
  if (!endpoint.roles.includes(caller.role)) return new RefusalError('roleForbidden');
  if (!endpoint.feature) return null;
  const refused = refusedFeature(answers, { workspaceId: caller.workspaceId, now }, endpoint.feature);
  return refused && new RefusalError(refused.refusal, refused.extras);
};
