/** Tests matching fault rules to requests. */
import { describe, expect, test } from 'vitest';
import type { FaultRule, Reach } from '#domain/inspection/networkControls.ts';
import { createFaultRules } from '#mocks/network/faultRules.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const timeout: FaultRule = { route: 'checkout', fault: { kind: 'timeout' }, reach: { next: 2 } };

const rulesOf = () => {
  let changes = 0;
  const rules = createFaultRules(createVirtualWorld().random, () => {
    changes += 1;
  });
  return { ...rules, changes: () => changes };
};

const any = () => true;

describe('fault rules', () => {
  test('meet the next so many of their route, and are gone then', () => {
    const rules = rulesOf();
    rules.set(timeout);
    const met = [
      rules.take('listPlans', any),
      rules.take(null, any),
      rules.take('checkout', any),
      rules.list(),
      rules.take('checkout', any)?.id,
      rules.take('checkout', any),
      rules.list(),
    ];

    expect(met).toEqual([
      null,
      null,
      { ...timeout, id: 1, applied: 0 },
      [{ ...timeout, id: 1, applied: 1, reach: { next: 1 } }],
      1,
      null,
      [],
    ]);
    expect(rules.changes()).toBe(3);
  });

  test('of all routes meet addresses too that no endpoint has', () => {
    const rules = rulesOf();
    rules.set({ ...timeout, route: 'all' });

    expect([rules.take(null, any)?.id, rules.take('listPlans', any)?.id]).toEqual([1, 1]);
  });

  test('meet a share of requests that the seed decides', () => {
    const drawn = [0.25, 1].map((share) => {
      const rules = rulesOf();
      rules.set({ ...timeout, reach: { share } });
      return Array.from({ length: 4_000 }, () => rules.take('checkout', any) !== null);
    });
    const again = rulesOf();
    again.set({ ...timeout, reach: { share: 0.25 } });

    expect(drawn.map((met) => Math.round((met.filter(Boolean).length / met.length) * 50) / 50)).toEqual([
      0.26, 1,
    ]);
    expect(Array.from({ length: 4_000 }, () => again.take('checkout', any) !== null)).toEqual(drawn[0]);
    expect(again.list().map(({ applied }) => applied)).toEqual([drawn[0]?.filter(Boolean).length]);
  });

  test('are asked in their order, only those that are wanted', () => {
    const rules = rulesOf();
    rules.set(timeout);
    rules.set({ ...timeout, fault: { kind: 'slowBody', duration: 10 } });

    expect([
      rules.take('checkout', ({ fault }) => fault.kind === 'slowBody')?.id,
      rules.take('checkout', any)?.id,
      rules.take('checkout', ({ fault }) => fault.kind === 'cutBody'),
    ]).toEqual([2, 1, null]);
  });

  test('are forgotten one by one or all together', () => {
    const rules = rulesOf();
    const ids = [rules.set(timeout), rules.set(timeout), rules.set(timeout)];
    rules.remove(2);
    rules.remove(2);
    const left = rules.list().map(({ id }) => id);
    rules.clear();
    rules.clear();

    expect([ids, left, rules.list(), rules.changes()]).toEqual([[1, 2, 3], [1, 3], [], 5]);
  });

  test.each<Reach>([{ next: 0 }, { next: 1.5 }, { next: Number.NaN }, { share: 0 }, { share: 1.01 }])(
    'cannot reach %j',
    (reach) => {
      const { set, list } = rulesOf();

      expect(() => set({ ...timeout, reach })).toThrow(RangeError);
      expect(list()).toEqual([]);
    },
  );
});
