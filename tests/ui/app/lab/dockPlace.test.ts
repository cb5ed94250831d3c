/** Tests remembering the position of the Lab's dock. */
import { describe, expect, test } from 'vitest';
import { readDockPlace, resized, writeDockPlace } from '#ui/app/lab/LabDock.tsx';

const storeOf = (kept: string | null) => {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
    removeItem: () => {
      value = null;
    },
  };
};

describe('the place of the dock', () => {
  test('is read as it was written', () => {
    const store = storeOf(null);
    writeDockPlace(store, { side: 'right', size: 512 });

    expect(readDockPlace(store)).toEqual({ side: 'right', size: 512 });
  });

  test('is below where nothing sensible was kept', () => {
    const kept = [null, '', 'left 300', 'bottom many', 'right', 'bottom -4', 'bottom 99999'];

    expect(kept.map((text) => readDockPlace(storeOf(text)))).toEqual([
      { side: 'bottom', size: 440 },
      { side: 'bottom', size: 440 },
      { side: 'bottom', size: 440 },
      { side: 'bottom', size: 440 },
      { side: 'right', size: 440 },
      { side: 'bottom', size: 160 },
      { side: 'bottom', size: 1600 },
    ]);
    expect(resized({ side: 'right', size: 1 }, 300.6)).toEqual({ side: 'right', size: 301 });
  });
});
