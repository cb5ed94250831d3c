/** Tests the choice to continue in memory: it applies once, to the tab's next start. */
import { afterEach, expect, test, vi } from 'vitest';
import { chooseMemory, takeMemoryChoice } from '#mocks/recovery/withoutSaving.ts';
import { memoryStore } from '#tests/events/recovery/memoryFiles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('it holds for one start, so that the next one looks at the storage again', () => {
  vi.stubGlobal('sessionStorage', memoryStore().find());

  expect([takeMemoryChoice(), chooseMemory(), takeMemoryChoice(), takeMemoryChoice()]).toEqual([
    false,
    { ok: true },
    true,
    false,
  ]);
});

test('it is refused in words where the tab keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);

  expect([chooseMemory(), takeMemoryChoice()]).toEqual([
    { ok: false, fault: 'This browser keeps nothing, not even for this tab.' },
    false,
  ]);
});
