/** Takes a request through all steps to its answer: route, session, access, input, idempotency, handler, headers. */
import { type Endpoint, endpoints } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { parseTraceParent } from '#domain/contract/traceparent.ts';
import { hasFeature } from '#domain/plans/planFeatures.ts';
import { activePlan } from '#domain/plans/subscription.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { isoNow } from '#world/clock.ts';
import { handlers } from '../routeTable.ts';
import { readAsOf } from './asOf.ts';
import { commandOf } from './commandOf.ts';
import { createCommit, repeatedReply } from './commit.ts';
import type { BackendParts, Caller, Commit, Handler } from './context.ts';
import { findCaller } from './findCaller.ts';
import type { RouteMatch } from './matchRoute.ts';
import { readInput } from './readInput.ts';
import { RefusalError } from './refusal.ts';
import { subscriptionOfWorkspace } from './subscriptionOfWorkspace.ts';

/** `frame` is the number of the trace's frame that the answer follows from. */
type EndpointMatch = Extract<RouteMatch, { found: 'endpoint' }> & { readonly frame: number | null };

/** Lets the caller through or refuses: 401 without a session where one is needed, 403 by role, 402 by plan. */
const checkAccess = (endpoint: Endpoint, caller: Caller | null, known: { answers: Answers; now: string }) => {
  if (endpoint.roles === 'anyone') return;
  if (!caller) throw new RefusalError('sessionMissing');
  if (!endpoint.roles.includes(caller.role)) throw new RefusalError('roleForbidden');
  if (!endpoint.feature) return;
  const plan = activePlan(subscriptionOfWorkspace(known.answers, caller.workspaceId, known.now));
  if (!hasFeature(plan, endpoint.feature)) throw new RefusalError('featureLocked', { plan });
};

const readOnly: Commit = () => {
  throw new Error('A reading endpoint cannot append');
};

/** Answers a matched request; refusals of the steps are thrown as `RefusalError`. */
export const answer = async (
  request: Request,
  match: EndpointMatch,
  parts: BackendParts,
): Promise<Response> => {
  const name: EndpointName = match.name;
  const endpoint: Endpoint = endpoints[name];
  const reading = request.method === 'GET';
  const now = isoNow(parts.world.clock);
  const latest = await parts.readModel.current();
  const caller = await findCaller(request, parts.log, { answers: latest, now });
  checkAccess(endpoint, caller, { answers: latest, now });
  const asOf = readAsOf(request, endpoint, reading);
  const answers = asOf === null ? latest : await parts.readModel.asOf(asOf);
  const { params, query, body } = await readInput(endpoint, request, match.params);
  const correlation =
    parseTraceParent(request.headers.get('traceparent'))?.correlation ?? parts.world.ids.correlation();
  const context = { ...parts, answers, now, caller, params, query, body, correlation };
  const handler = handlers[name] as Handler<never>;
  if (reading) return handler(request, { ...context, commit: readOnly } as never);

  const command = commandOf(request, parts.world.ids, {
    name,
    callerId: caller?.accountId ?? 'visitor',
    body,
  });
  const repeated = await repeatedReply(parts, command);
  if (repeated) return repeated;
  const commit = createCommit(parts, command, { correlation, frame: match.frame });
  return handler(request, { ...context, commit } as never);
};
