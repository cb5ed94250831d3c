/** Tests finding the element that a caption describes. */
import { describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { button, field, says, sees } from '#scenarios/targets.ts';
import { spokenFrom } from '#ui/lab/scenarios/spokenOf.ts';

const steps: readonly Step[] = [
  { caption: 'First.' },
  { go: '/clients' },
  { click: button('Add client') },
  { caption: 'Second.' },
  says('3 left'),
  { caption: 'Third.' },
  { wait: 1_000 },
  { caption: 'Fourth.' },
  { press: 'Enter', on: field('Name') },
  sees(button('Edit')),
];

describe('a caption speaks of', () => {
  test('the first thing that is done or looked at before the next caption', () => {
    expect([0, 3, 5, 7].map((index) => spokenFrom(steps, index))).toEqual([
      { target: button('Add client') },
      { target: { role: 'main' }, text: '3 left' },
      null,
      { target: field('Name') },
    ]);
  });

  test('what comes next once its first thing is done', () => {
    expect([1, 9].map((index) => spokenFrom(steps, index))).toEqual([
      { target: button('Add client') },
      { target: button('Edit') },
    ]);
  });

  test('something in most places of the shipped scripts', () => {
    const captions = shippedScripts.flatMap(({ steps: all }) =>
      all.flatMap((step, index) => ('caption' in step ? [spokenFrom(all, index)] : [])),
    );
    expect(captions.filter((spoken) => spoken !== null).length).toBeGreaterThan(captions.length * 0.8);
  });
});
