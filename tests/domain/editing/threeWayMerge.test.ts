/** Tests the merge of two changes of one record. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Choices,
  differencesOf,
  type Fields,
  mergeFields,
  plainChoices,
  saysTheSame,
} from '#domain/editing/threeWayMerge.ts';

const names = ['name', 'domain', 'industry', 'shared'] as const;

/** Few values, so that sides often agree. */
const value = fc.constantFrom<string | boolean>('', 'a', 'b', 'c', true, false);
const whole = fc.record(Object.fromEntries(names.map((name) => [name, value]))) as fc.Arbitrary<Fields>;
const versions = fc.record({ before: whole, mine: whole, theirs: whole });
const choices = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.constantFrom('mine', 'theirs')])),
  { requiredKeys: [] },
) as fc.Arbitrary<Choices>;

describe('a merge of three versions', () => {
  test('loses no field, and invents no value', () => {
    fc.assert(
      fc.property(versions, choices, (three, chosen) => {
        const merged = mergeFields(three, chosen);
        expect(Object.keys(merged).sort()).toEqual([...names].sort());
        for (const name of names) expect([three.mine[name], three.theirs[name]]).toContain(merged[name]);
      }),
    );
  });

  test('takes theirs for what I left alone, and mine for what they left alone', () => {
    fc.assert(
      fc.property(versions, (three) => {
        const merged = mergeFields(three, {});
        for (const name of names) {
          if (three.mine[name] === three.before[name]) expect(merged[name]).toBe(three.theirs[name]);
          if (three.theirs[name] === three.before[name]) expect(merged[name]).toBe(three.mine[name]);
        }
      }),
    );
  });

  test('does as was chosen for each field that differs, and keeps what both say', () => {
    fc.assert(
      fc.property(versions, choices, (three, chosen) => {
        const merged = mergeFields(three, chosen);
        for (const name of names) {
          const side = chosen[name];
          if (side) expect(merged[name]).toBe(three[side][name]);
        }
      }),
    );
  });

  test('asks only about what both changed into something else', () => {
    fc.assert(
      fc.property(versions, (three) => {
        const asked = differencesOf(three).filter(({ changedBy }) => changedBy === 'both');
        const { before, mine, theirs } = three;
        const both = names.filter((name) => new Set([before[name], mine[name], theirs[name]]).size === 3);
        expect(asked.map(({ field }) => field).sort()).toEqual([...both].sort());
        const plain = Object.keys(plainChoices(three)).length;
        expect(plain + both.length).toBe(differencesOf(three).length);
      }),
    );
  });

  test('is the other side’s when all of theirs is chosen, and mine when all of mine is', () => {
    fc.assert(
      fc.property(versions, (three) => {
        const all = (side: 'mine' | 'theirs') => Object.fromEntries(names.map((name) => [name, side]));
        expect(mergeFields(three, all('theirs'))).toEqual(three.theirs);
        expect(mergeFields(three, all('mine'))).toEqual(three.mine);
      }),
    );
  });

  test('keeps a field that only one side knows', () => {
    const three = {
      before: {},
      mine: { name: 'Acme', note: 'new' },
      theirs: { name: 'Acme', owner: 'nora' },
    };
    expect([mergeFields(three, {}), differencesOf(three)]).toEqual([
      { name: 'Acme', note: 'new', owner: 'nora' },
      [],
    ]);
    expect([saysTheSame(three.mine, three.theirs), saysTheSame({ a: 'x', b: 'y' }, { a: 'x' })]).toEqual([
      false,
      true,
    ]);
  });
});
