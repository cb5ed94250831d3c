/** Runs the whole app on a stage in virtual time with storages of its own, in any number of pages. */

import type { AnyActor } from 'xstate';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { branchKey } from '#domain/inspection/branchControls.ts';
import type { Fault, LatencyProfile } from '#domain/inspection/networkControls.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { FaultStep } from '#scenarios/script.ts';
import { traceFileOf, traceFileText } from '#scenarios/traceFile.ts';
import type { Milliseconds } from '#world/clock.ts';
import type { StagedWorld } from '#world/stagedWorld.ts';
import type { Trace } from '#world/trace.ts';
import { providerKey } from '../services/providerKey.ts';
import { createIdleDetector } from '../stage/idleDetector.ts';
import { createHearing } from '../stage/recordEvents.ts';
import type { Stage, StagePlan } from '../stage/stage.ts';
import { createStagedLine, isLineFault } from '../stage/stagedLine.ts';
import { createStagedTabs, type TabsHost } from './stagedTabs.ts';

/** Longer delays are timeouts or polls, so they are not waited for. */
const longestAwaited: Milliseconds = 2_000;

const isAwaited = (actors: readonly AnyActor[]): boolean =>
  actors.some(({ system }) =>
    Object.values(system.getSnapshot()._scheduledEvents).some(({ delay }) => delay <= longestAwaited),
  );

const countAppFrames = (trace: Trace): { readonly count: () => number; readonly end: () => void } => {
  let deeds = 0;
  const end = trace.subscribe(({ kind }) => {
    deeds += kind === 'gesture' || kind === 'step' ? 0 : 1;
  });
  return { count: () => deeds, end };
};

export type StagedBackend = {
  readonly controls: () => Promise<BackendControls>;
  readonly answers: () => Promise<object>;
  /** Sets the function that each request asks if the demo payment provider works. */
  readonly askProvider: (isUp: () => boolean) => void;
  readonly fork: (position: number, name: string) => Promise<void>;
};

export type StageHost = TabsHost & {
  readonly base: string;
  readonly world: StagedWorld;
  readonly fetch: typeof fetch;
  readonly backend: StagedBackend;
};

const endpointOf = (route: string): EndpointName | 'all' => {
  const names = Object.keys(paths) as EndpointName[];
  const name = names.find((one) => paths[one].join(' ') === route);
  if (route !== 'all' && name === undefined) throw new ScenarioProblem(`no endpoint is ${route}`);
  return name ?? 'all';
};

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => {
    if (inner instanceof Map) return inner.get(key) ?? (key === 'size' ? inner.size : undefined);
    return Object(inner)[key];
  }, value);

const faultOf = ({ route, times, ...rest }: FaultStep): Fault =>
  'kind' in rest ? rest : { kind: 'status', ...rest };

export const createStage = async (host: StageHost, plan: StagePlan): Promise<Stage> => {
  const { base, world, backend } = host;
  const { clock, trace, random } = world.page;
  const quiet = createIdleDetector(clock);
  const line = createStagedLine(plan.network);
  let { log, network } = await backend.controls();
  let isOffline = false;
  let failingStarts = 0;
  let workerlessStarts = 0;
  /** Milliseconds of the world's time for one step of a script. */
  let stepLength = 1_000;
  let step: { readonly started: number; readonly leave: () => void } | null = null;

  // The recorder listens first, so that the gesture's frame lies within the step.
  const hearing = createHearing();
  const stopHearing = hearing.follow(host.page);
  const deeds = countAppFrames(trace);
  const tabs = createStagedTabs(host, {
    ...{ world, base, quiet, line },
    fetch: host.fetch,
    hear: hearing.follow,
    controls: backend.controls,
    isOffline: () => isOffline,
    mayStart: () => {
      const isRefused = failingStarts > 0;
      if (isRefused) failingStarts -= 1;
      return !isRefused;
    },
    hasWorker: () => {
      const isMissing = workerlessStarts > 0;
      if (isMissing) workerlessStarts -= 1;
      return !isMissing;
    },
  });
  const { here } = tabs;
  backend.askProvider(() => here().storage.local.getItem(providerKey) !== 'down');
  const actors = () => here().lifecycles();

  const hexOf = (label: string): string => {
    const stream = random.fork(label);
    return Array.from({ length: 4 }, () => stream.integer(0, 0xffffffff).toString(16).padStart(8, '0')).join(
      '',
    );
  };

  const setFault = (step: FaultStep): void => {
    const { route, times } = step;
    if (route === 'backend') {
      failingStarts = times;
      return;
    }
    if (route === 'worker') {
      workerlessStarts = times;
      return;
    }
    const endpoint = endpointOf(route);
    const fault = faultOf(step);
    if (isLineFault(fault)) line.setFault(route, fault, times);
    else network.setFault({ route: endpoint, fault, reach: { next: times } });
  };

  return {
    trace,
    traceText: (script, report) => traceFileText(traceFileOf(script, { ...report, frames: trace.frames() })),
    open: async (address) => {
      if (isOffline) throw new ScenarioProblem('no page can be loaded without a connection');
      await here().open(address);
      await quiet.settle();
    },
    settle: quiet.settle,
    pass: (delay) => clock.advanceAsync(delay, quiet.rest),
    sleep: async (delay) => {
      await quiet.rest();
      clock.oversleep(delay);
      await quiet.settle();
    },
    setPace: (seconds) => {
      stepLength = Math.round(seconds * 1_000);
    },
    beginStep: (index, name) => {
      const frame = trace.record({
        kind: 'step',
        name,
        cause: null,
        correlation: hexOf(`step ${index}`),
        detail: { index },
      });
      step = { started: clock.now(), leave: trace.enter(frame) };
    },
    endStep: async () => {
      await quiet.settle();
      const over = clock.now() - (step?.started ?? clock.now());
      const rest = stepLength === 0 ? 0 : Math.ceil(Math.max(over, 1) / stepLength) * stepLength - over;
      await clock.advanceAsync(rest, quiet.rest);
      step?.leave();
      step = null;
    },
    abandonStep: () => {
      step?.leave();
      step = null;
    },
    listen: hearing.listen,
    deeds: deeds.count,
    isAwaited: () => quiet.isAtWork() || isAwaited(actors().map(({ actor }) => actor)),
    states: () => new Map(actors().map(({ id, actor }) => [id, stateText(actor.getSnapshot().value)])),
    sentRequests: tabs.allSent,
    setLatency: (profile) => line.setLatency(profile as LatencyProfile),
    setOffline: (now) => {
      isOffline = now;
    },
    setFault: async (fault) => setFault(fault),
    streams: line.streams,
    breakStreams: async () => {
      line.breakStreams();
      await quiet.settle();
    },
    goToTab: async (name) => {
      await tabs.goTo(name);
      await quiet.settle();
    },
    closeTab: async (name) => {
      tabs.close(name);
      await quiet.settle();
    },
    fork: async (position, name) => {
      await backend.fork(position, name);
      ({ log, network } = await backend.controls());
      here().storage.local.setItem(branchKey, log.branches.current());
      await tabs.openAll('/');
      await quiet.settle();
    },
    document: () => here().document,
    liveActors: () => here().liveActors,
    services: () => here().services(),
    navigate: (address) => here().navigate(address),
    lifecycles: () => here().lifecycles(),
    send: (id, events) => here().send(id, events),
    state: (id) => here().state(id),
    address: () => here().address(),
    store: (key, value) => {
      const { local } = here().storage;
      if (value === null) local.removeItem(key);
      else local.setItem(key, value);
    },
    stored: (key) => here().storage.session.getItem(key) ?? here().storage.local.getItem(key),
    storedKeys: () => here().storage.localKeys(),
    requests: tabs.sent,
    head: async () => {
      const { position, hash } = await log.head();
      return { position, hash };
    },
    eventsAfter: async (position) => (await log.readAll({ after: position })).map(({ type }) => type),
    projection: async (path) => valueAt(await backend.answers(), path),
    now: clock.now,
    close: () => {
      tabs.end();
      stopHearing();
      deeds.end();
    },
  };
};
