/** Creates the simulated network between app and backend, with the Lab's controls. */
import {
  type LatencyProfile,
  latencyProfiles,
  latencyRanges,
  type NetworkControls,
  type NetworkState,
  spikes,
} from '#domain/inspection/networkControls.ts';
import type { Random } from '#world/random.ts';
import type { World } from '#world/world.ts';
import { matchRoute } from '../http/matchRoute.ts';
import type { RouteTable } from '../routeTable.ts';
import { type Conditions, createConditions } from './conditions.ts';
import { contractViolations, createPassingReplies, type PassingReplies } from './contractViolations.ts';
import { createFaultRules } from './faultRules.ts';
import { createHeldReplies } from './heldReplies.ts';

export const isLatencyProfile = (value: unknown): value is LatencyProfile =>
  latencyProfiles.some((profile) => profile === value);

export type Latency = () => number;

/** Delays are drawn from the world's seed, so that a session repeats exactly. `profile` is read at each request. */
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
