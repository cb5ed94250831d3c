/** Tests the items that stay active under a smaller plan, and those that return. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitQuota, stayingIn } from '#domain/plans/fitQuota.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 16 });

const questions = fc
  .record({
    all: ids,
    cut: fc.nat(16),
    limit: fc.integer({ min: -1, max: 8 }),
    keep: fc.option(ids),
    owner: fc.boolean(),
  })
  .map(({ all, cut, limit, keep, owner }) => {
    const active = all.slice(0, cut);
    return { active, aside: all.slice(cut), limit, keep, fixed: owner ? active.slice(0, 1) : [] };
  });

describe('the room of a plan', () => {
  test('keeps the oldest, or what is chosen, and always what is fixed', () => {
    const active = ['a', 'b', 'c', 'd'];
    const of = (more: object) => fitQuota({ active, aside: [], limit: 2, keep: null, ...more });

    expect([of({}), of({ keep: ['d', 'c'] }), of({ limit: 1, keep: ['d'], fixed: ['b'] })]).toEqual([
      { putAside: ['c', 'd'], takeBack: [] },
      { putAside: ['a', 'b'], takeBack: [] },
      { putAside: ['a', 'c', 'd'], takeBack: [] },
    ]);
  });

  test('takes back as far as there is room, and all without a limit', () => {
    const of = (limit: number) => fitQuota({ active: ['a'], aside: ['b', 'c'], limit, keep: null });

    expect([of(2), of(-1)]).toEqual([
      { putAside: [], takeBack: ['b'] },
      { putAside: [], takeBack: ['b', 'c'] },
    ]);
  });

  test('never holds more than its limit or what is fixed, and loses nothing', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { active, aside, limit, fixed } = question;
        const { putAside, takeBack } = fitQuota(question);
        const after = [...active.filter((id) => !putAside.includes(id)), ...takeBack];
        expect(after.toSorted()).toEqual([...stayingIn(question)].toSorted());
        if (limit !== -1) expect(after.length).toBeLessThanOrEqual(Math.max(limit, fixed.length));
        expect(fixed.every((id) => after.includes(id))).toBe(true);
        expect(
          putAside.every((id) => active.includes(id)) && takeBack.every((id) => aside.includes(id)),
        ).toBe(true);
      }),
    );
  });

  test('of an unlimited plan brings everything back that a smaller one has put aside', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { active } = question;
        const small = fitQuota({ ...question, aside: [] });
        const rest = active.filter((id) => !small.putAside.includes(id));
        const back = fitQuota({ active: rest, aside: small.putAside, limit: -1, keep: null });
        expect([...rest, ...back.takeBack].toSorted()).toEqual([...active].toSorted());
        expect(back.putAside).toEqual([]);
      }),
    );
  });
});
