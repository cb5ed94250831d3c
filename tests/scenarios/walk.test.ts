/** @vitest-environment happy-dom */
import { describe, expect, test } from 'vitest';
import { parseScript } from '#scenarios/parseScript.ts';
import { type Step, verbOf } from '#scenarios/script.ts';
import type { Stage } from '#ui/stage/stage.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { scriptText } from './scriptText.ts';
import type { Invariant } from './walks/invariants.ts';
import { shrink } from './walks/shrink.ts';
import { walk } from './walks/walk.ts';
import { nextStep } from './walks/walkChoices.ts';

describe('shrinking', () => {
  test('leaves what is needed and nothing else, and gives up after so many tries', async () => {
    const items = Array.from({ length: 40 }, (_, index) => index);
    const fails = async (some: readonly number[]) => some.includes(7) && some.includes(31);

    expect(await shrink(items, { fails, most: 200 })).toEqual([7, 31]);
    expect((await shrink(items, { fails, most: 1 })).length).toBe(40);
  });
});

/** A planted fault: the features page fails after a visit to the prices. */
const planted: Invariant = ({ stage }) => {
  const pages = stage.trace
    .frames()
    .flatMap(({ kind, name }) =>
      kind === 'gesture' ? [/“(Pricing|Features)” was pressed/.exec(name)?.[1]] : [],
    )
    .filter((page) => page !== undefined);
  const first = pages.indexOf('Pricing');
  return first !== -1 && pages.indexOf('Features', first) !== -1 ? 'a fault was planted here' : null;
};

describe('a random walk', () => {
  test('that meets a planted fault gives a shortest script that meets it again, in the format', async () => {
    const plan = { seed: 30, steps: 10, begin: { go: '/' }, hold: [planted], tries: 40 };
    const { problem, script, steps } = await walk(plan);
    if (script === null) throw new Error('the walk did not meet the fault');

    expect([problem, steps > script.steps.length]).toEqual(['a fault was planted here', true]);
    expect(script.steps.map((step) => ('click' in step ? step.click.name : Object.keys(step)[0]))).toEqual([
      'go',
      'Pricing',
      'Features',
    ]);
    expect(parseScript(scriptText(script))).toEqual({ ok: true, script });
  });

  test('of some steps breaks nothing', async () => {
    expect((await walk({ seed: 11, steps: 12, begin: { go: '/about' }, tries: 10 })).problem).toBeNull();
  });

  test('meets what a network does; while there is no connection it opens no page', () => {
    const bare = { document: () => document, lifecycles: () => [] } as Partial<Stage> as Stage;
    const random = seededRandom(5);
    const drawnAfter = (steps: readonly Step[]): readonly Step[] =>
      Array.from({ length: 400 }, () => nextStep(bare, steps, random));
    const kindsOf = (steps: readonly Step[]): readonly string[] =>
      [...new Set(steps.map((step) => ('net' in step ? `net ${step.net}` : verbOf(step))))].sort();

    const online = drawnAfter([{ net: 'offline' }, { net: 'online' }]);
    expect(kindsOf(online)).toEqual(['fault', 'go', 'net offline', 'wait']);
    expect(new Set(online.flatMap((step) => ('fault' in step ? ['kind' in step.fault] : []))).size).toBe(2);
    expect(kindsOf(drawnAfter([{ net: 'offline' }, { caption: 'So far.' }]))).toEqual(['net online']);
  });
});
