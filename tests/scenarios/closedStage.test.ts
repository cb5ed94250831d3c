/** @vitest-environment happy-dom */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyActor } from 'xstate';
import { runScript } from '#scenarios/runScript.ts';
import type { Script } from '#scenarios/script.ts';
import { button, isAt } from '#scenarios/targets.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Stage } from '#ui/stage/stage.ts';
import { macrotask } from '#world/settle.ts';
import { openHeadlessStage } from './headlessStage.ts';

const script: Script = {
  version: 1,
  name: 'try',
  title: 'Try',
  about: 'Tries.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [
    { role: 'admin' },
    { go: '/clients' },
    { click: button('Sign Out') },
    isAt('/'),
    { role: 'client' },
    isAt('/dashboard'),
  ],
};

type Listening = { readonly type: string; readonly listener: unknown; readonly capture: boolean };

const told = (type: string, listener: unknown, options: unknown): Listening => ({
  type,
  listener,
  capture: options === true || Object(options).capture === true,
});

const isSame = (one: Listening, other: Listening): boolean =>
  one.type === other.type && one.listener === other.listener && one.capture === other.capture;

const listeningTo = (target: EventTarget): (() => readonly string[]) => {
  let listening: readonly Listening[] = [];
  const { addEventListener, removeEventListener } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation((...given) => {
    const added = told(...given);
    if (!listening.some((one) => isSame(one, added))) listening = [...listening, added];
    addEventListener.apply(target, given);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((...given) => {
    const removed = told(...given);
    listening = listening.filter((one) => !isSame(one, removed));
    removeEventListener.apply(target, given);
  });
  return () => listening.map(({ type }) => type);
};

const timersSet = (): (() => readonly number[]) => {
  const set = new Map<unknown, number>();
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const beginning = (run: () => void, delay = 0): unknown => {
    const id = begin(() => {
      set.delete(id);
      run();
    }, delay);
    set.set(id, delay);
    return id;
  };
  vi.stubGlobal('setTimeout', beginning);
  vi.stubGlobal('clearTimeout', (id: never) => {
    set.delete(id);
    end(id);
  });
  return () => [...set.values()];
};

const play = async (): Promise<{ readonly stage: Stage; readonly actors: readonly AnyActor[] }> => {
  const stage = await openHeadlessStage(script);
  const actors = new Set<AnyActor>();
  const stopWatching = stage.liveActors().subscribe(() => {
    for (const { actor } of stage.lifecycles()) actors.add(actor);
  });
  const { failed } = await runScript(script, createDomDriver(stage));
  expect(failed).toBe(null);
  stopWatching();
  return { stage, actors: [...actors] };
};

describe('a stage that is closed', () => {
  const warnings: unknown[] = [];

  beforeEach(() => {
    warnings.length = 0;
    vi.spyOn(console, 'warn').mockImplementation((...said) => void warnings.push(said));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('leaves no listener, no timer, no lifecycle and nothing that was read, and nothing was sent to who had stopped', async () => {
    // Listeners added once per document, such as React's, exist after the first stage.
    (await play()).stage.close();
    const listened = [window, document, document.documentElement, document.body].map(listeningTo);
    const timers = timersSet();

    const { stage, actors } = await play();
    const { serverState } = stage.services() ?? {};
    const running = stage.liveActors();
    const read = serverState?.getQueryCache().getAll() ?? [];
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(read.map(({ gcTime }) => gcTime))).toEqual(new Set([Number.POSITIVE_INFINITY]));
    stage.close();
    await macrotask();

    expect(listened.map((types) => types())).toEqual([[], [], [], []]);
    expect(timers()).toEqual([]);
    expect(running.list()).toEqual([]);
    expect(actors.length).toBeGreaterThan(0);
    expect(new Set(actors.map((actor) => actor.getSnapshot().status))).toEqual(new Set(['stopped']));
    expect(serverState?.getQueryCache().getAll()).toEqual([]);
    expect(warnings).toEqual([]);
  });
});
