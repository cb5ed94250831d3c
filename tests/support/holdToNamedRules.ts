/** What a handler refuses by role, the API's document must say: every call of a test is a try of it, with a real body at a real thing. */
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { BackendParts, Caller } from '#mocks/http/context.ts';
import { identify } from '#mocks/http/identify.ts';
import { refusedAccess } from '#mocks/http/refusedAccess.ts';
import { isoNow } from '#world/clock.ts';
import type { Reply } from './contractReply.ts';

/** Whether the document gives a rule for the caller's role, or for owners. */
const isNamed = ({ keptTo = {}, limits = {} }: Endpoint, { role, kind }: Caller): boolean =>
  role in keptTo || role in limits || (kind === 'owner' && 'owner' in limits);

type Called = { readonly name: EndpointName; readonly token: string | null };

/** Throws where a role that may call the endpoint was refused by a rule that the contract does not name. */
export const holdToNamedRules = async (
  { log, readModel, world }: Pick<BackendParts, 'log' | 'readModel' | 'world'>,
  { name, token }: Called,
  { body }: Reply,
): Promise<void> => {
  if (Object(body).code !== 'roleForbidden') return;
  const endpoint: Endpoint = endpoints[name];
  const now = isoNow(world.clock);
  const { answers, caller } = await identify(
    { log, readModel },
    { token, now, settle: async (same) => same },
  );
  if (!caller || refusedAccess(endpoint, caller, { answers, now }) || isNamed(endpoint, caller)) return;
  throw new Error(
    `${name} refuses ${caller.role} (${caller.kind}) by a rule that x-role-limits does not name`,
  );
};
