/** Offers every endpoint as a typed call, and imports schemas as types only so that none is loaded. */

import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import { type EndpointName, onlyReads, paths } from '#domain/contract/paths.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { AsOf } from '#domain/pastView.ts';
import { timings } from '#domain/timings.ts';
import type { Frame } from '#world/trace.ts';
import { fillPath, queryOf } from './address.ts';
import { ApiProblem, isSessionMissing } from './apiProblem.ts';
import { NetworkProblem } from './networkProblem.ts';
import { type ReadResponse, readResponse, retryAfterOf } from './response.ts';
import { createWire, type Exchange, type Outgoing, type WireParts } from './wire.ts';

export type CallName = Exclude<EndpointName, 'streamEvents' | 'streamVisits' | 'paymentProvider'>;

type Needed<Key extends string, Value> = [Value] extends [undefined] ? object : Record<Key, Value>;
type Possible<Key extends string, Value> = [Value] extends [undefined]
  ? object
  : { readonly [K in Key]?: Value };

export type CallOptions<Name extends CallName> = Needed<'params', ParamsOf<Name>> &
  Needed<'body', BodyOf<Name>> &
  Possible<'query', QueryOf<Name>> & {
    readonly signal?: AbortSignal;
    /** Set it for a POST that must count once although it is called again; by default each call gets a new key. */
    readonly idempotencyKey?: string;
    /** The ETag of the resource to change: the backend refuses with 412 when it has changed since. */
    readonly ifMatch?: string;
    /** For a call in the name of a session that the browser has forgotten; defaults to the current session's token. */
    readonly token?: string | null;
    /** Id of the marketplace app that calls: its clients, limit and pause apply, and the call counts as its own. */
    readonly app?: string;
    readonly cause?: Frame;
    readonly onAppended?: (head: number) => void;
  };

type CallArguments<Name extends CallName> =
  Record<never, never> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

export type Versioned<Reply> = Reply & { readonly etag: string | null };

export type ApiClient = {
  /** Id of the marketplace app in whose name all calls are made; default: none. */
  readonly app?: string;
  /**
   * Calls an endpoint and returns its reply (`undefined` for 204). Throws ApiProblem or NetworkProblem.
   * Retries a lost POST once; changes to the past are refused unsent (`pastIsReadOnly`).
   */
  call<Name extends CallName>(name: Name, ...options: CallArguments<Name>): Promise<ReplyOf<Name>>;
  callVersioned<Name extends CallName>(
    name: Name,
    ...options: CallArguments<Name>
  ): Promise<Versioned<ReplyOf<Name>>>;
  /** The frame of the response that a reply or a thrown problem came with, so that later frames can name their cause. */
  frameOf(value: unknown): Frame | undefined;
  /** The newest log position from `X-Log-Position`; null before the first response. Later reads include all events up to it. */
  position(): number | null;
};

export type ApiClientParts = WireParts & {
  readonly onSessionRejected?: () => void;
  readonly onClosed?: () => void;
  readonly onAppended?: (appended: { readonly types: readonly string[]; readonly head: number }) => void;
  readonly asOf?: () => AsOf | null;
};

type AnyOptions = {
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
  readonly token?: string | null;
  readonly app?: string;
  readonly cause?: Frame;
  readonly onAppended?: (head: number) => void;
};

type Heard = { readonly reply: unknown; readonly etag: string | null; readonly frame: Frame };

const keyBytes = 16;

/** Calls about the signed-in person and messages to us always use the present, even while the past is shown. */
const ofThePresent: readonly CallName[] = [
  'readSession',
  'signIn',
  'signOut',
  'signUp',
  'oauth',
  'sendContact',
];

const pastProblem = async (): Promise<ApiProblem> => {
  const { problemOf } = await import('#domain/contract/problemCatalogue.ts');
  const problem = problemOf('pastIsReadOnly');
  return new ApiProblem(problem, problem.status);
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const appendedIn = ({ headers }: Response) => {
  const types = headers.get('X-Log-Events');
  return types === null ? null : { types: types.split(','), head: Number(headers.get('X-Log-Position')) };
};

const mayTryAgain = ({ method }: Outgoing, error: unknown): boolean =>
  method === 'POST' && error instanceof NetworkProblem && error.reason === 'noReply';

export const createApiClient = (parts: ApiClientParts): ApiClient => {
  const { world, session, onSessionRejected } = parts;
  const wire = createWire(parts);

  const asOf = (name: CallName): AsOf | null =>
    ofThePresent.includes(name) ? null : (parts.asOf?.() ?? null);

  const timedQuery = (name: CallName, query: AnyOptions['query']): AnyOptions['query'] => {
    const past = asOf(name);
    return past === null ? query : { as_of: String(past), ...query };
  };

  const outgoingOf = (name: CallName, options: AnyOptions): Outgoing => {
    const [method, template] = paths[name];
    const key = options.idempotencyKey ?? (method === 'POST' ? world.ids.secret(keyBytes) : undefined);
    return {
      method,
      path: fillPath(template, options.params),
      query: queryOf(timedQuery(name, options.query)),
      headers: {
        Accept: 'application/json',
        ...definedOnly({ 'Idempotency-Key': key, 'If-Match': options.ifMatch, 'App-Id': options.app }),
      },
      body: options.body,
      attempt: 1,
      token: options.token,
      signal: options.signal,
      limit: timings.requestLimit,
      cause: options.cause ?? world.trace.current(),
    };
  };

  const read = async (exchange: Exchange): Promise<ReadResponse> => {
    try {
      return await exchange.deadline.inTime(readResponse(exchange.response));
    } catch (error) {
      return wire.lost(exchange, error);
    }
  };

  const refuse = (problem: ApiProblem, frame: Frame, token: string | null): never => {
    wire.frames.set(problem, frame);
    if (isSessionMissing(problem) && token !== null && token === session.token()) {
      world.trace.within(frame, () => onSessionRejected?.());
    }
    const isClosed =
      problem.problem.code === 'workspaceDeleted' || problem.problem.code === 'secondFactorDue';
    if (isClosed && token !== null && token === session.token()) {
      world.trace.within(frame, () => parts.onClosed?.());
    }
    throw problem;
  };

  const attempt = async (outgoing: Outgoing, onAppended: AnyOptions['onAppended']): Promise<Heard> => {
    const exchange = await wire.send(outgoing);
    const { reply, problem } = await read(exchange);
    const frame = wire.answered(exchange, { problem: problem?.code ?? null, reply: problem ?? reply });
    if (problem !== null) {
      const { response, token } = exchange;
      return refuse(new ApiProblem(problem, response.status, retryAfterOf(response)), frame, token);
    }
    if (isObject(reply)) {
      wire.frames.set(reply, frame);
    }
    const appended = appendedIn(exchange.response);
    if (appended !== null) {
      onAppended?.(appended.head);
      world.trace.within(frame, () => parts.onAppended?.(appended));
    }
    return { reply, etag: exchange.response.headers.get('ETag'), frame };
  };

  const send = async (outgoing: Outgoing, onAppended: AnyOptions['onAppended']): Promise<Heard> => {
    try {
      return await attempt(outgoing, onAppended);
    } catch (error) {
      if (!mayTryAgain(outgoing, error)) {
        throw error;
      }
      return attempt({ ...outgoing, attempt: 2 }, onAppended);
    }
  };

  const hear = async (name: CallName, options: AnyOptions = {}): Promise<Heard> => {
    if (!onlyReads(name) && asOf(name) !== null) throw await pastProblem();
    const { onAppended, ...asked } = options;
    return send(outgoingOf(name, asked), onAppended);
  };

  return {
    call: async <Name extends CallName>(name: Name, ...[options]: CallArguments<Name>) =>
      (await hear(name, options as AnyOptions)).reply as ReplyOf<Name>,
    callVersioned: async <Name extends CallName>(name: Name, ...[options]: CallArguments<Name>) => {
      const { reply, etag, frame } = await hear(name, options as AnyOptions);
      const versioned: Versioned<ReplyOf<Name>> = { ...Object(reply), etag };
      wire.frames.set(versioned, frame);
      return versioned;
    },
    position: wire.position,
    frameOf: (value) => (isObject(value) ? wire.frames.get(value) : undefined),
  };
};
