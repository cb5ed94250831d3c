/** @vitest-environment happy-dom */
import { expect, test, vi } from 'vitest';
import type { Script } from '#scenarios/script.ts';
import { storyboard, storyCells } from '#scenarios/storyboard.ts';
import { captureTab, takePictures } from '#ui/lab/scenarios/captureStage.ts';
import type { Player } from '#ui/lab/scenarios/player.ts';
import { initialState, type PlayerState } from '#ui/lab/scenarios/playerState.ts';

const script: Script = {
  version: 1,
  name: 'two-presses',
  title: 'Two <presses>',
  about: 'Press & look.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [
    { caption: 'First.' },
    { click: { role: 'button', name: 'One' } },
    { expect: { url: '/' } },
    { click: { role: 'button', name: 'Two' } },
    { caption: 'Last.' },
  ],
};

/** Moves as the player does; `failsAt` is the index of a step that fails. */
const playerOf = (failsAt = Number.POSITIVE_INFINITY): Player => {
  let state: PlayerState = initialState;
  const listeners = new Set<() => void>();
  const move = (changes: Partial<PlayerState>) =>
    queueMicrotask(() => {
      state = { ...state, ...changes };
      for (const listener of [...listeners]) listener();
    });
  const step = () => {
    if (state.at >= failsAt) move({ phase: 'failed' });
    else if (state.at + 1 === script.steps.length) move({ phase: 'finished', at: state.at + 1 });
    else move({ phase: 'paused', at: state.at + 1 });
  };
  const seek = (at: number) => move({ phase: 'paused', at });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get: () => state, subscribe, step, seek } as unknown as Player;
};

const takenOf = async (player: Player) => {
  const at: number[] = [];
  const take = async () => new Uint8Array([at.push(player.get().at)]);
  return { pictures: [...(await takePictures(player, script, { take })).keys()], at };
};

test('each step that acts has a picture of what it led to, with the captions that introduce it', async () => {
  expect(await takenOf(playerOf())).toEqual({ pictures: [2, 4], at: [2, 4] });
  expect(storyCells(script).map(({ number, captions }) => [number, captions])).toEqual([
    [2, ['First.']],
    [4, ['Last.']],
  ]);
});

test('a run that fails has the pictures of the steps before', async () => {
  expect(await takenOf(playerOf(3))).toEqual({ pictures: [2], at: [2] });
});

test('a storyboard is a page of its own with the pictures that there are, and no markup of a script', () => {
  const html = storyboard(script, (number) => (number === 4 ? '004.png' : null));

  expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['004.png']);
  expect(html).toContain('<h1>Two &lt;presses&gt;</h1>');
  expect(html).not.toContain('First.');
});

test('a browser that cannot capture a tab is distinguished from a person who declines', async () => {
  const element = document.createElement('div');
  vi.stubGlobal('navigator', {});
  expect(await captureTab(element)).toBeUndefined();
  const refusing = (name: string) => ({
    mediaDevices: { getDisplayMedia: () => Promise.reject(new DOMException('refused', name)) },
  });
  vi.stubGlobal('navigator', refusing('NotAllowedError'));
  expect(await captureTab(element)).toBeNull();
  vi.stubGlobal('navigator', refusing('NotReadableError'));
  expect(await captureTab(element)).toBeUndefined();
  vi.unstubAllGlobals();
});
