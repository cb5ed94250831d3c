/** Runs a request through session, access, input, idempotency and handler to its reply. */
import { type EndpointName, onlyReads, paths } from '#domain/contract/paths.ts';
import { problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import type { InstalledApp } from '#events/marketplace/installedApp.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { numberAt, positionBefore } from '#events/projections/timeline.ts';
import { accountTag } from '#events/tags.ts';
import { isoNow } from '#world/clock.ts';
import { refusedAccess, refusedResource, refusedView } from './access/refusedAccess.ts';
import { refusedDeletion } from './access/refusedDeletion.ts';
import { refusedFactor } from './access/refusedFactor.ts';
import { type FoundKey, meterCall, refusedKey } from './apiKeys/keyCaller.ts';
import { sessionSecretKey, tokenOf } from './auth/findSession.ts';
import { identify } from './auth/identify.ts';
import { asPreviewed } from './branding/asPreviewed.ts';
import { settleDue } from './due/settleDue.ts';
import { untilAborted } from './factStore/metricStore.ts';
import { whileAwaited } from './http/abortSignalOf.ts';
import { type Past, readAsOf } from './http/asOf.ts';
import { commandOf } from './http/commandOf.ts';
import { createCommit, repeatedReply } from './http/commit.ts';
import type { BackendParts, Caller, Commit, CountedCall } from './http/context.ts';
import { digestOf } from './http/digestOf.ts';
import type { RouteMatch } from './http/matchRoute.ts';
import { type Input, readInput } from './http/readInput.ts';
import { RefusalError } from './http/refusal.ts';
import type { Origin } from './http/requestOrigin.ts';
import { notModified } from './http/respond.ts';
import { isKnown } from './http/version.ts';
import { callingApp, takeAppCall } from './marketplace/appCaller.ts';
import type { Route } from './routeTable.ts';

type EndpointMatch = Extract<RouteMatch, { found: 'endpoint' }> & Origin & { readonly route: Route };

type Known = Origin & {
  readonly answers: ScopedAnswers;
  readonly now: string;
  readonly caller: Caller | null;
};

const readOnly: Commit = () => {
  throw new Error('A reading endpoint cannot append');
};

/**
 * Replies about the past use the moment, or the time the last event was recorded, so that they never change.
 * A moment includes all events recorded before it.
 */
const goBack = async (past: Past, known: Known, { readModel, log }: BackendParts): Promise<Known> => {
  const { caller } = known;
  const isMoment = past.kind === 'moment';
  const position = isMoment ? positionBefore(known.answers.timeline, past.time) : past.position;
  const now = caller ? await readModel.asOf(caller.workspaceId, position) : await readModel.nobody();
  const answers = { ...now, position: Math.min(position, now.position) };
  if (isMoment) return { ...known, answers, now: new Date(past.time).toISOString() };
  if (answers.position === 0) return { ...known, answers };
  const [last] = await log.readAll({ after: answers.position - 1, limit: 1 });
  return { ...known, answers, now: last?.recordedAt ?? known.now };
};

/** The version of replies that depend only on the caller and the workspace's events: the number of events. */
const workspaceVersion = ({ answers, caller }: Known): string =>
  `W/"n${numberAt(answers.timeline, answers.position)}-${caller?.accountId ?? 'visitor'}"`;

/** With a doubtful clock, work due later waits. ISO times of one format sort as text. */
const dueAt = ({ dueUntil }: BackendParts, now: string): string => {
  const until = dueUntil?.() ?? now;
  return until < now ? until : now;
};

const withHeaders = (response: Response, more: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(more)) response.headers.set(name, value);
  return response;
};

const read = async (
  request: Request,
  { route: { endpoint, handler } }: EndpointMatch,
  context: BackendParts & Known & Input,
): Promise<Response> => {
  const response = await whileAwaited(request, context.world, async (signal) =>
    handler(request, {
      ...context,
      metrics: untilAborted(context.metrics, signal),
      commit: readOnly,
    } as never),
  );
  response.headers.set('X-Log-Position', String(context.answers.position));
  if (!endpoint.hasVersion || !response.ok) return response;
  if (!response.headers.has('ETag')) response.headers.set('ETag', workspaceVersion(context));
  // The version does not name the look of a preview.
  const isSame = !context.caller?.previews && isKnown(request, response.headers.get('ETag'));
  return isSame ? notModified(response) : response;
};

/** Once the session has ended its owner cannot be determined. */
const endings: readonly EndpointName[] = ['signOut', 'eraseOwn'];

/** An idempotency key belongs to the account in any session; for calls that end the session, to the session. */
const senderOf = ({ name, route }: EndpointMatch, { caller }: Known, token: string | null): string => {
  if (caller !== null && !endings.includes(name)) return accountTag(caller.accountId);
  const { roles, visitorsToo } = route.endpoint;
  return token === null || roles === 'anyone' || visitorsToo ? 'visitor' : sessionSecretKey(token);
};

/** The command may be the repeated one that ended its session, and then its stored reply is returned. */
const mayBeRepetition = (request: Request, token: string | null): boolean =>
  token !== null && request.headers.has('idempotency-key');

/** Each call with a key counts, except of public endpoints. */
const quotaHeaders = async (
  parts: BackendParts,
  { route: { endpoint } }: EndpointMatch,
  { key, answers, now }: Pick<Known, 'answers' | 'now'> & { readonly key: FoundKey | null },
): Promise<Readonly<Record<string, string>>> =>
  key && endpoint.roles !== 'anyone' ? meterCall(parts, key, { answers, now }) : {};

type Counting = { readonly call: CountedCall; readonly app: InstalledApp | null };

/** Null for a call of a person, which nothing counts. */
const countedCall = (
  request: Request,
  { name }: EndpointMatch,
  { known, input, key }: { readonly known: Known; readonly input: Input; readonly key: FoundKey | null },
): Counting | null => {
  const { answers, caller, now } = known;
  const app = callingApp(request, { name, answers, caller, ...input });
  if (caller === null || (app === null && key === null)) return null;
  const source = app ? `app:${app.listingId}` : `key:${key?.keyId}`;
  return { call: { workspaceId: caller.workspaceId, source, endpoint: name, now }, app };
};

/** Counts a call before it is answered; what it returns takes its outcome. */
const countCall = async (parts: BackendParts, { call, app }: Counting) => {
  const limits = app ? await takeAppCall(parts, app, call) : await parts.calls.take(call).then(() => ({}));
  return {
    answered: async (response: Response): Promise<Response> => {
      if (response.status >= 400) await parts.calls.fail(call, response.status);
      return withHeaders(response, limits);
    },
    failed: async (error: unknown): Promise<void> => {
      if (error instanceof RefusalError) await parts.calls.fail(call, problemCatalogue[error.code].status);
    },
  };
};

type Commanded = {
  readonly known: Known;
  readonly then: Known;
  readonly token: string | null;
  readonly input: Input;
  readonly refused: RefusalError | null;
  readonly isPast: boolean;
  readonly call: Counting | null;
};

/** The stored reply of a repeated command, or the way to a new one. Throws the refusal of one that is not repeated. */
const commanding = async (
  request: Request,
  match: EndpointMatch,
  parts: BackendParts,
  { known, then, token, input, refused, isPast, call }: Commanded,
): Promise<Response | (() => Response | Promise<Response>)> => {
  const { endpoint, handler } = match.route;
  const sender = senderOf(match, known, token);
  const body = endpoint.hasLongBody ? await digestOf(input.body) : input.body;
  const command = commandOf(request, parts.world.ids, { name: match.name, sender, ...input, body });
  const repeated = await repeatedReply(parts, command);
  if (repeated) return repeated;
  if (refused) throw refused;
  const appId = call?.app?.listingId ?? null;
  const commit = isPast ? readOnly : createCommit(parts, command, { ...known, appId });
  return () => handler(request, { ...parts, ...then, ...input, commit } as never);
};

export const replyTo = async (
  request: Request,
  match: EndpointMatch,
  parts: BackendParts,
): Promise<Response> => {
  const { endpoint } = match.route;
  const reading = paths[match.name][0] === 'GET';
  const now = isoNow(parts.world.clock);
  const token = tokenOf(request);
  const { correlation, frame } = match;
  const origin = { correlation, frame };
  const found = await identify(parts, {
    token,
    now,
    settle: (before, workspaceId) =>
      settleDue(parts, { answers: before, workspaceId, now: dueAt(parts, now) }),
  });
  const { answers, caller, key } = asPreviewed(request, found, reading);
  const refused =
    refusedDeletion({ name: match.name, endpoint, hasKey: key !== null }, caller, answers) ??
    refusedFactor({ name: match.name, endpoint, hasKey: key !== null }, caller, answers) ??
    refusedView(match.name, caller) ??
    refusedAccess(endpoint, caller, { answers, now }) ??
    (key && refusedKey(endpoint, match.name));
  if (refused && (reading || caller || !mayBeRepetition(request, token))) throw refused;
  const known: Known = { answers, now, caller, ...origin };
  const asOf = readAsOf(request, onlyReads(match.name), parts.world.clock.now());
  const input = await readInput(endpoint, request, match.params);
  const denied = refusedResource(endpoint, caller, input.params);
  if (denied) throw denied;
  const then = asOf === null ? known : await goBack(asOf, known, parts);
  const call = countedCall(request, match, { known, input, key });
  const command = reading
    ? null
    : await commanding(request, match, parts, {
        known,
        then,
        token,
        input,
        refused,
        isPast: asOf !== null,
        call,
      });
  if (command instanceof Response) return command;
  const answer = command ?? (() => read(request, match, { ...parts, ...then, ...input }));
  const counted = call && (await countCall(parts, call));
  try {
    const quota = await quotaHeaders(parts, match, { key, answers, now });
    const response = withHeaders(await answer(), quota);
    return counted ? await counted.answered(response) : response;
  } catch (error) {
    await counted?.failed(error);
    throw error;
  }
};
