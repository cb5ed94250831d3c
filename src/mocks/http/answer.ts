/** Takes a request through all steps to its answer: session, access, input, idempotency, handler. */
import { type Endpoint, endpoints } from '#domain/contract/endpoints.ts';
import { paths } from '#domain/contract/paths.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { isoNow } from '#world/clock.ts';
import { handlers } from '../routeTable.ts';
import { readAsOf } from './asOf.ts';
import { commandOf } from './commandOf.ts';
import { createCommit, repeatedReply } from './commit.ts';
import type { BackendParts, Caller, Commit, Handler } from './context.ts';
import { callerOf, findSessionId, sessionSecretKey, tokenOf } from './findCaller.ts';
import type { RouteMatch } from './matchRoute.ts';
import { type Input, readInput } from './readInput.ts';
import { refusedAccess } from './refusedAccess.ts';
import type { Origin } from './requestOrigin.ts';

type EndpointMatch = Extract<RouteMatch, { found: 'endpoint' }> & Origin;

/** What is known of a request before its endpoint's own step. */
type Known = Origin & {
  readonly answers: Answers;
  readonly now: string;
  readonly caller: Caller | null;
};

const readOnly: Commit = () => {
  throw new Error('A reading endpoint cannot append');
};

/** The past is told as of the time at which its last event was recorded, so that it is told the same for ever. */
const goBack = async (position: number, known: Known, { readModel }: BackendParts): Promise<Known> => {
  const answers = await readModel.asOf(position);
  return { ...known, answers, now: answers.history.at(-1)?.recordedAt ?? known.now };
};

const read = async (
  request: Request,
  { name }: EndpointMatch,
  context: BackendParts & Known & Input,
): Promise<Response> => {
  const handler = handlers[name] as Handler<never>;
  const response = await handler(request, { ...context, commit: readOnly } as never);
  response.headers.set('X-Log-Position', String(context.answers.position));
  return response;
};

/** A command whose session has ended meanwhile may be the one that ended it, asked again: its reply is given once more. */
const mayBeRepetition = (request: Request, token: string | null): boolean =>
  token !== null && request.headers.has('idempotency-key');

/** Answers a matched request; refusals of the steps are thrown as `RefusalError`. */
export const answer = async (
  request: Request,
  match: EndpointMatch,
  parts: BackendParts,
): Promise<Response> => {
  const endpoint: Endpoint = endpoints[match.name];
  const reading = paths[match.name][0] === 'GET';
  const now = isoNow(parts.world.clock);
  const token = tokenOf(request);
  const [answers, sessionId] = await Promise.all([
    parts.readModel.current(),
    findSessionId(token, parts.log),
  ]);
  const caller = callerOf({ token, sessionId }, { answers, now });
  const refused = refusedAccess(endpoint, caller, { answers, now });
  if (refused && (reading || caller || !mayBeRepetition(request, token))) throw refused;
  const { correlation, frame } = match;
  const known: Known = { answers, now, caller, correlation, frame };
  const asOf = readAsOf(request, reading);
  const input = await readInput(endpoint, request, match.params);
  if (reading) {
    const then = asOf === null ? known : await goBack(asOf, known, parts);
    return read(request, match, { ...parts, ...then, ...input });
  }

  const sender = token === null ? 'visitor' : sessionSecretKey(token);
  const command = commandOf(request, parts.world.ids, { name: match.name, sender, ...input });
  const repeated = await repeatedReply(parts, command);
  if (repeated) return repeated;
  if (refused) throw refused;
  const commit = createCommit(parts, command, known);
  const handler = handlers[match.name] as Handler<never>;
  return handler(request, { ...parts, ...known, ...input, commit } as never);
};
