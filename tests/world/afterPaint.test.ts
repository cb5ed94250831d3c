/** Tests work deferred until the first paint. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { afterPaint } from '#world/afterPaint.ts';
import { macrotask } from '#world/settle.ts';

const stubBrowser = (hidden: boolean) => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', { hidden });
  return { nextFrame: () => frames.shift()?.(), frames };
};

describe('after paint', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('runs in the second frame of a page that is seen', () => {
    const { nextFrame } = stubBrowser(false);
    const ran: string[] = [];
    afterPaint(() => ran.push('work'));
    nextFrame();
    expect(ran).toEqual([]);
    nextFrame();
    expect(ran).toEqual(['work']);
  });

  test('runs in a later task of a page that nobody sees, without frames', async () => {
    const { frames } = stubBrowser(true);
    const ran: string[] = [];
    afterPaint(() => ran.push('work'));
    await null;
    expect(ran).toEqual([]);
    await macrotask();
    expect([ran, frames]).toEqual([['work'], []]);
  });

  test('runs in a later task where nothing is painted', async () => {
    const ran: string[] = [];
    afterPaint(() => ran.push('work'));
    expect(ran).toEqual([]);
    await macrotask();
    expect(ran).toEqual(['work']);
  });
});
