/** Tests the texts of the recovery screen and the ways it offers. */
import { describe, expect, test } from 'vitest';
import type { LossKind, Salvage } from '#domain/recovery/loss.ts';
import { branchWords, lossWords, rangeWords, salvageWords, waysOf } from '#ui/app/recovery/lossWords.ts';

const whole: Salvage = {
  upTo: { position: 2_129, recordedAt: '2026-01-01T00:00:00.000Z' },
  fromCopy: 2_129,
  missing: [],
  behind: 0,
  damagedParts: 0,
  branches: { intact: 0, lost: 0 },
};
const nothing: Salvage = { ...whole, upTo: null, fromCopy: 0 };

describe('the words of a salvage', () => {
  test('count what can be brought back, and name what stays lost', () => {
    const part = { ...whole, fromCopy: 29, missing: [{ from: 2_130, to: 2_140 }] };
    const one = { ...whole, fromCopy: 0, missing: [{ from: 2_130, to: 2_130 }] };

    expect([whole, part, one, nothing].map(salvageWords)).toEqual([
      'Everything can be restored: 2,129 events, all of them from the second copy.',
      'Can be restored: 2,129 events, 29 of them from the second copy. Lost: events 2,130 to 2,140.',
      'Can be restored: 2,129 events. Lost: event 2,130.',
      'Nothing can be restored from this browser.',
    ]);
  });
});

describe('the words of events behind lost ones', () => {
  const at = (...ends: readonly (readonly [from: number, to: number])[]) =>
    ends.map(([from, to]) => ({ from, to }));

  test('name each place that is lost, and what can be exported only', () => {
    const holed = { ...whole, fromCopy: 0, behind: 1_200, missing: at([2_130, 2_130], [2_200, 2_210]) };
    const headless = { ...nothing, behind: 1, missing: at([1, 1]) };
    const parted = { ...whole, fromCopy: 0, behind: 3 };

    expect([holed, headless, parted].map(salvageWords)).toEqual([
      'Can be restored: 2,129 events. Lost: events 2,130 and 2,200 to 2,210. Can be exported, but not restored, as later changes rest on what is missing: 1,200 events.',
      'Nothing can be restored from this browser. Lost: event 1. Can be exported, but not restored, as later changes rest on what is missing: one event.',
      'Can be restored: 2,129 events. Can be exported, but not restored, as later changes rest on what is missing: 3 events.',
    ]);
  });

  test('name five places at most', () => {
    const ranges = at([1, 1], [3, 3], [5, 5], [7, 8], [10, 10], [12, 12], [14, 20]);

    expect([5, 6, 7].map((count) => rangeWords(ranges.slice(0, count)))).toEqual([
      'events 1, 3, 5, 7 to 8 and 10',
      'events 1, 3, 5, 7 to 8, 10 and 1 more place',
      'events 1, 3, 5, 7 to 8, 10 and 2 more places',
    ]);
  });
});

test('the words of branches report those that come back from those that do not', () => {
  const words = (intact: number, lost: number) => branchWords({ intact, lost });

  expect([words(0, 0), words(1, 0), words(0, 1), words(2, 2)]).toEqual([
    null,
    'One branch will come back with it.',
    'One branch is damaged or missing and will not come back, as the second copy has none. Files that you exported still have what they held.',
    '2 branches will come back with it. 2 branches are damaged or missing and will not come back, as the second copy has none. Files that you exported still have what they held.',
  ]);
});

describe('the ways out', () => {
  const of = (kind: LossKind, salvage: Salvage | null, tenant = 'main') =>
    Object.entries(waysOf({ kind, tenant, expected: null, found: null, detail: '' }, salvage))
      .filter(([, value]) => value !== false && value !== null)
      .map(([key, value]) => (value === true ? key : value));

  test('fit what happened', () => {
    expect(
      Object.fromEntries(Object.keys(lossWords).map((kind) => [kind, of(kind as LossKind, whole)])),
    ).toEqual({
      gone: ['canRestore', 'canImport', 'canExport', 'Start fresh'],
      shorter: ['canRestore', 'canImport', 'canExport', 'Start fresh'],
      foreign: ['canRestore', 'canImport', 'canExport', 'Start fresh'],
      differs: ['canRestore', 'canImport', 'canExport', 'Start fresh'],
      damaged: ['canRestore', 'canImport', 'canExport', 'Start fresh'],
      unreadable: ['canReload', 'canRestore', 'canImport', 'canExport', 'canGoOn', 'Start fresh'],
      unanswered: ['canReload', 'canGoOn', 'Start fresh'],
      newer: ['canReload', 'Start fresh'],
      replaced: ['canReload'],
      removed: ['canReload', 'canRestore', 'canImport', 'canExport', 'Start fresh'],
    });
  });

  test('include going on without saving once the storage has refused another way', () => {
    const loss = { kind: 'gone', tenant: 'main', expected: null, found: null, detail: '' } as const;

    expect([waysOf(loss, whole).canGoOn, waysOf(loss, whole, true).canGoOn]).toEqual([false, true]);
  });

  test('offer no way back where nothing is left, and of a branch the way to the main one', () => {
    const headless = { ...nothing, behind: 1, missing: [{ from: 1, to: 1 }] };

    expect([
      of('gone', nothing),
      of('gone', headless),
      of('gone', null),
      of('gone', whole, 'branch-a'),
    ]).toEqual([
      ['canImport', 'Start fresh'],
      ['canImport', 'canExport', 'Start fresh'],
      ['canImport', 'canInspect', 'Start fresh'],
      ['canExport', 'Go to the main branch'],
    ]);
  });
});
