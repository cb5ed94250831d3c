/** What the recovery screen says, and which ways it offers. */
import { describe, expect, test } from 'vitest';
import type { LossKind, Salvage } from '#domain/recovery/loss.ts';
import { branchWords, lossWords, salvageWords, waysOf } from '#ui/app/recovery/lossWords.ts';

const whole: Salvage = {
  upTo: { position: 2_129, recordedAt: '2026-01-01T00:00:00.000Z' },
  fromCopy: 2_129,
  missing: null,
  damagedParts: 0,
  branches: 0,
};
const nothing: Salvage = { upTo: null, fromCopy: 0, missing: null, damagedParts: 0, branches: 0 };

describe('the words of a salvage', () => {
  test('count what can be brought back, and name what stays lost', () => {
    const part = { ...whole, fromCopy: 29, missing: { from: 2_130, to: 2_140 } };
    const one = { ...whole, fromCopy: 0, missing: { from: 2_130, to: 2_130 } };

    expect([whole, part, one, nothing].map(salvageWords)).toEqual([
      'Everything can be restored: 2,129 events, all of them from the second copy.',
      'Can be restored: 2,129 events, 29 of them from the second copy. Lost: events 2,130 to 2,140.',
      'Can be restored: 2,129 events. Lost: event 2,130.',
      'Nothing can be restored from this browser.',
    ]);
  });
});

test('the words of branches say that the copy has none of them', () => {
  expect([branchWords(0), branchWords(1), branchWords(2)]).toEqual([
    null,
    'One branch is not in the second copy and will not come back with it. Files that you exported still have what they held.',
    '2 branches are not in the second copy and will not come back with it. Files that you exported still have what they held.',
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
    expect([of('gone', nothing), of('gone', null), of('gone', whole, 'branch-a')]).toEqual([
      ['canImport', 'Start fresh'],
      ['canImport', 'canInspect', 'Start fresh'],
      ['Go to the main branch'],
    ]);
  });
});
