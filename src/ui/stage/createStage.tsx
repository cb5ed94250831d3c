/** The whole app on a stage: in virtual time, with storages of its own, in as many pages as wanted. */
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { branchKey } from '#domain/inspection/branchControls.ts';
import type { Fault, LatencyProfile } from '#domain/inspection/networkControls.ts';
import { ScenarioProblem } from '#scenarios/driver.ts';
import { type FaultStep, firstPage } from '#scenarios/script.ts';
import type { StagedWorld } from '#world/stagedWorld.ts';
import { createQuiet } from './quiet.ts';
import type { Stage, StagePlan } from './stage.ts';
import { createStagedFetch } from './stagedFetch.ts';
import { createStagedLine, isLineFault } from './stagedLine.ts';
import { createStagedStorage } from './stagedStorage.ts';
import { createTab, type StagedTab, type TabHost, type TabParts } from './stagedTab.tsx';

/** A page besides the first. */
export type OpenedPage = {
  /** Makes the app in the page, by the page's own program. */
  readonly create: (parts: TabParts) => StagedTab;
  readonly turn: () => Promise<void>;
  readonly close: () => void;
};

export type StagedBackend = {
  readonly controls: () => Promise<BackendControls>;
  /** What all projections answer now, by their names. */
  readonly answers: () => Promise<object>;
  /** Goes on in a branch that begins with the events up to a position. */
  readonly fork: (position: number, name: string) => Promise<void>;
};

export type StageHost = TabHost & {
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly world: StagedWorld;
  /** Reaches the backend. */
  readonly fetch: typeof fetch;
  readonly openPage: (name: string) => Promise<OpenedPage>;
  /** Brings a page into sight. */
  readonly showPage: (name: string) => void;
  readonly backend: StagedBackend;
};

const endpointOf = (route: string): EndpointName | 'all' => {
  const names = Object.keys(paths) as EndpointName[];
  const name = names.find((one) => paths[one].join(' ') === route);
  if (route !== 'all' && name === undefined) throw new Error(`no endpoint is ${route}`);
  return name ?? 'all';
};

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => {
    if (inner instanceof Map) return inner.get(key) ?? (key === 'size' ? inner.size : undefined);
    return Object(inner)[key];
  }, value);

const faultOf = ({ route, times, ...told }: FaultStep): Fault =>
  'kind' in told ? told : { kind: 'status', ...told };

type OpenTab = { readonly tab: StagedTab; readonly close: () => void };

export const createStage = async (host: StageHost, plan: StagePlan): Promise<Stage> => {
  const { base, world, backend } = host;
  const { clock, trace, random } = world.page;
  const quiet = createQuiet(clock);
  const line = createStagedLine(plan.network);
  const openStorage = createStagedStorage(quiet);
  let { log, network } = await backend.controls();
  /** Requests of pages that were closed count too. */
  const sent: ((route: string) => number)[] = [];
  let isOffline = false;
  /** Milliseconds of the world's time that one step of a script takes. */
  let stepLength = 1_000;
  let step: { readonly started: number; readonly leave: () => void } | null = null;

  const open = (name: string, create: (parts: TabParts) => StagedTab, close: () => void): OpenTab => {
    const own = name === firstPage ? world.page : world.another(name);
    const wire = createStagedFetch({ fetch: host.fetch, quiet, world: own, line });
    sent.push(wire.sent);
    const tab = create({
      world: { ...own, trace: { ...trace } },
      base,
      quiet,
      wire,
      storage: openStorage(),
      controls: backend.controls,
      isOffline: () => isOffline,
    });
    return { tab, close };
  };

  const tabs = new Map([
    [
      firstPage,
      open(
        firstPage,
        (parts) => createTab(host, parts),
        () => undefined,
      ),
    ],
  ]);
  let current = firstPage;
  const here = (): StagedTab => {
    const tab = tabs.get(current)?.tab;
    if (!tab) throw new Error(`the page ${current} is gone`);
    return tab;
  };

  const show = (name: string): void => {
    current = name;
    host.showPage(name);
  };

  const openAnother = async (name: string): Promise<void> => {
    const page = await host.openPage(name);
    const leaveQuiet = quiet.join(page.turn);
    const opened = open(name, page.create, () => {
      leaveQuiet();
      page.close();
    });
    tabs.set(name, opened);
    await opened.tab.open('/');
  };

  const closeTab = (name: string): void => {
    const closed = tabs.get(name);
    closed?.tab.close();
    closed?.close();
    tabs.delete(name);
  };

  const hexOf = (label: string): string => {
    const stream = random.fork(label);
    return Array.from({ length: 4 }, () => stream.integer(0, 0xffffffff).toString(16).padStart(8, '0')).join(
      '',
    );
  };

  const setFault = (told: FaultStep): void => {
    const { route, times } = told;
    const endpoint = endpointOf(route);
    const fault = faultOf(told);
    if (isLineFault(fault)) line.setFault(route, fault, times);
    else network.setFault({ route: endpoint, fault, reach: { next: times } });
  };

  return {
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
      if (!tabs.has(name)) await openAnother(name);
      show(name);
      await quiet.settle();
    },
    closeTab: async (name) => {
      if (name === firstPage || !tabs.has(name))
        throw new ScenarioProblem(`there is no page “${name}” to close`);
      closeTab(name);
      show(firstPage);
      await quiet.settle();
    },
    fork: async (position, name) => {
      await backend.fork(position, name);
      ({ log, network } = await backend.controls());
      here().storage.local.setItem(branchKey, log.branches.current());
      await Promise.all([...tabs.values()].map(({ tab }) => tab.open('/')));
      await quiet.settle();
    },
    document: () => here().document,
    send: (id, event) => here().send(id, event),
    state: (id) => here().state(id),
    address: () => here().address(),
    store: (key, value) => {
      const { local } = here().storage;
      if (value === null) local.removeItem(key);
      else local.setItem(key, value);
    },
    stored: (key) => here().storage.session.getItem(key) ?? here().storage.local.getItem(key),
    requests: (route) => sent.reduce((sum, count) => sum + count(route), 0),
    head: async () => {
      const { position, hash } = await log.head();
      return { position, hash };
    },
    eventsAfter: async (position) => (await log.readAll({ after: position })).map(({ type }) => type),
    projection: async (path) => valueAt(await backend.answers(), path),
    now: clock.now,
    close: () => {
      for (const name of [...tabs.keys()]) closeTab(name);
    },
  };
};
