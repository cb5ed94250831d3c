/** Checks in every test call that a refusal by role is declared in the API document. */
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { refusedAccess } from '#mocks/access/refusedAccess.ts';
import { identify } from '#mocks/auth/identify.ts';
import { createSessionActivity } from '#mocks/auth/sessions.ts';
import type { BackendParts, Caller } from '#mocks/http/context.ts';
import { isoNow } from '#world/clock.ts';
import type { Reply } from './contractReply.ts';

const isNamed = ({ accessRules = {}, limits = {} }: Endpoint, { role, kind }: Caller): boolean =>
  role in accessRules || role in limits || (kind === 'owner' && 'owner' in limits);

type Called = { readonly name: EndpointName; readonly token: string | null };

export const holdToNamedRules = async (
  { log, readModel, world }: Pick<BackendParts, 'log' | 'readModel' | 'world'>,
  { name, token }: Called,
  { body }: Reply,
): Promise<void> => {
  if (Object(body).code !== 'roleForbidden') return;
  const endpoint: Endpoint = endpoints[name];
  const now = isoNow(world.clock);
  const { answers, caller } = await identify(
    { log, readModel, sessionActivity: createSessionActivity() },
    { token, now, settle: async (same) => same },
  );
  if (!caller || refusedAccess(endpoint, caller, { answers, now }) || isNamed(endpoint, caller)) return;
  throw new Error(
    `${name} refuses ${caller.role} (${caller.kind}) by a rule that x-role-limits does not name`,
  );
};
