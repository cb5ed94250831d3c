/** Creates the simulated network between app and backend, with the Lab's controls. */
import { commonRefusals, declaredRefusals, refusalsByCaller } from '#domain/contract/declaredRefusals.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { hasPrivateBodies } from '#domain/contract/paths.ts';
import { type Problem, problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import {
  type LatencyProfile,
  latencyProfiles,
  latencyRanges,
  type NetworkControls,
  type NetworkState,
  type ReplyToCheck,
  spikes,
} from '#domain/inspection/networkControls.ts';
import type { Random } from '#world/random.ts';
import type { World } from '#world/world.ts';
import { matchRoute } from '../http/matchRoute.ts';
import { callingOrigin } from '../http/requestOrigin.ts';
import type { RouteTable } from '../routeTable.ts';
import { type Call, type Conditions, createConditions } from './conditions.ts';
import { createFaultRules } from './faultRules.ts';
import { createHeldReplies } from './heldReplies.ts';

type Issue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly keys?: readonly string[];
};

const issueText = ({ code, path, message, expected, keys }: Issue): string => {
  const place = path.length === 0 ? 'The body' : path.map(String).join('.');
  if (code === 'unrecognized_keys')
    return `${place} has fields that the contract does not know: ${keys?.join(', ')}`;
  return expected === undefined ? `${place}: ${message}` : `${place} should be of type ${expected}`;
};

const shapeViolations = (endpoint: Endpoint, answer: ReplyToCheck): readonly string[] => {
  const { success } = endpoint;
  const mediaType: string = endpoint.mediaType ?? 'application/json';
  const wrongs: string[] = [];
  if (answer.status === 304 && answer.method === 'GET') return wrongs;
  if (answer.status !== success.status) {
    wrongs.push(`Success is ${success.status} here, not ${answer.status}`);
  }
  if (answer.status === 204) return wrongs;
  const given = answer.mediaType.split(';')[0]?.trim();
  if (given !== mediaType) wrongs.push(`The media type should be ${mediaType}, not ${given || 'missing'}`);
  const result = success.reply?.safeParse(answer.reply);
  return result === undefined || result.success
    ? wrongs
    : [...wrongs, ...(result.error.issues as readonly Issue[]).map(issueText)];
};

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

const problemViolations = (endpoint: Endpoint, { status, reply, mediaType }: ReplyToCheck) => {
  if (!mediaType.startsWith('application/problem+json') || !isProblem(reply)) {
    return ['A refusal should be a problem document'];
  }
  const { code } = reply;
  if (!Object.hasOwn(problemCatalogue, code)) return [`${code} is no problem of the catalogue`];
  const wrongs: string[] = [];
  if (problemCatalogue[code].status !== status || reply.status !== status) {
    wrongs.push(`${code} has status ${problemCatalogue[code].status}, not ${status}`);
  }
  if (![...commonRefusals, ...refusalsByCaller, ...declaredRefusals(endpoint)].includes(code)) {
    wrongs.push(`This endpoint does not refuse with ${code}`);
  }
  return wrongs;
};

const contractViolations = (endpoint: Endpoint, answer: ReplyToCheck): readonly string[] =>
  answer.status >= 400 ? problemViolations(endpoint, answer) : shapeViolations(endpoint, answer);

/** Validates passing replies against the contract when the trace does not store their bodies; only violations are stored. */
type Passing = Pick<Call, 'request' | 'path' | 'endpoint'>;

type PassingReplies = {
  watch(): () => void;
  found(request: number): readonly string[] | null;
  pass(passing: Passing, response: Response): Promise<void> | null;
};

const mostStored = 1_000;

const replyOf = async (response: Response): Promise<unknown> => {
  const text = await response.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const createPassingReplies = (world: World): PassingReplies => {
  const findings = new Map<number, readonly string[]>();
  let watchers = 0;

  const keep = (request: number, wrongs: readonly string[]) => {
    findings.set(request, wrongs);
    const [oldest] = findings.keys();
    if (findings.size > mostStored && oldest !== undefined) findings.delete(oldest);
  };

  const check = async ({ request, path, endpoint }: Passing, response: Response): Promise<void> => {
    const { frame } = callingOrigin(request, world);
    const { status, headers } = response;
    const mediaType = headers.get('Content-Type') ?? '';
    const reply = await replyOf(response);
    if (frame === null || endpoint === null) return;
    keep(frame, contractViolations(endpoint, { method: request.method, path, status, mediaType, reply }));
  };

  return {
    watch: () => {
      watchers += 1;
      let isWatching = true;
      return () => {
        watchers -= isWatching ? 1 : 0;
        isWatching = false;
      };
    },
    found: (request) => findings.get(request) ?? null,
    pass: (passing, response) =>
      watchers > 0 && hasPrivateBodies(passing.path) ? check(passing, response) : null,
  };
};

/** Simulates network latency: a profile of delays drawn from the world's seed, so that a session repeats exactly. */
export const isLatencyProfile = (value: unknown): value is LatencyProfile =>
  latencyProfiles.some((profile) => profile === value);

export type Latency = () => number;

/** `profile` is read at each request, so that it can change. */
export const createChangingLatency = (profile: () => LatencyProfile, random: Random): Latency => {
  const stream = random.fork('network latency');
  return () => {
    const now = profile();
    const isSpike = now === 'spiky' && stream.integer(1, spikes.oneIn) === 1;
    const [shortest, longest] = isSpike ? spikes.range : latencyRanges[now];
    return stream.integer(shortest, longest);
  };
};

export type Network = Conditions & {
  readonly latency: Latency;
  readonly count: (isHandled: boolean) => void;
  readonly pass: PassingReplies['pass'];
};

export type NetworkParts = {
  readonly world: World;
  /** The initial latency profile; an unknown one counts as `fast`. */
  readonly profile: string | null;
  readonly remember: (profile: LatencyProfile) => void;
  readonly contract: Pick<RouteTable, 'endpoint' | 'whole'>;
};

const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
  };
};

export const createNetworkControls = ({
  world,
  profile,
  remember,
  contract,
}: NetworkParts): { readonly controls: NetworkControls; readonly network: Network } => {
  const { subscribe, tell } = createListeners();
  let state: NetworkState | null = null;
  let latency: LatencyProfile = isLatencyProfile(profile) ? profile : 'fast';
  let requests = 0;
  let unhandled = 0;
  const changed = () => {
    state = null;
    tell();
  };
  const rules = createFaultRules(world.random, changed);
  const holds = createHeldReplies(changed);
  const conditions = createConditions({ world, rules, holds });
  const passing = createPassingReplies(world);

  const controls: NetworkControls = {
    state: () => {
      state ??= {
        latency,
        faults: rules.list(),
        holds: holds.routes(),
        held: holds.list(),
        requests,
        unhandled,
      };
      return state;
    },
    subscribe,
    setLatency: (next) => {
      latency = next;
      remember(next);
      changed();
    },
    setFault: (rule) => {
      const id = rules.set(rule);
      conditions.faultsChanged();
      return id;
    },
    removeFault: rules.remove,
    clearFaults: rules.clear,
    hold: holds.hold,
    stopHolding: holds.stopHolding,
    release: holds.release,
    releaseAll: holds.releaseAll,
    violations: (answer) => {
      const match = matchRoute(answer.method, answer.path);
      const endpoint = match.found === 'endpoint' ? contract.endpoint(match.name) : null;
      return endpoint && contractViolations(endpoint, answer);
    },
    contract: contract.whole,
    watch: passing.watch,
    found: passing.found,
  };
  const count = (isHandled: boolean) => {
    requests += 1;
    if (!isHandled) unhandled += 1;
    changed();
  };
  return {
    controls,
    network: {
      ...conditions,
      latency: createChangingLatency(() => latency, world.random),
      count,
      pass: passing.pass,
    },
  };
};
