/** Tests the environment events available in a recording. */
import { expect, test } from 'vitest';
import { happenings, timePasses } from '#ui/lab/scenarios/environmentEvents.ts';

const stepOf = (title: string, ...values: readonly string[]): unknown =>
  happenings.find((one) => one.title === title)?.stepOf(...values);

test('a happening is a step of a script, or null for what cannot be understood', () => {
  expect([
    stepOf('The connection is lost'),
    stepOf('The next call is refused', 'POST /api/clients', '503'),
    stepOf('The next call is refused', 'clients', '503'),
    stepOf('The next call is refused', 'all', '200'),
    stepOf('What the browser keeps is changed', 'agencylens.session', ''),
    stepOf('The computer sleeps', '2'),
    stepOf('The computer sleeps', 'long'),
    stepOf('A branch begins', 'What if', '1'),
    stepOf('A branch begins', '', '1'),
  ]).toEqual([
    { net: 'offline' },
    { fault: { route: 'POST /api/clients', status: 503, times: 1 } },
    null,
    null,
    { store: 'agencylens.session', value: null },
    { sleep: 7_200_000 },
    null,
    { fork: 'What if', at: 1 },
    null,
  ]);
});

test('lengths are numbers as people type them, and never read as less than was typed', () => {
  const typed = ['90', '1,5', '1.5', '1,500', '1 500', '1.234', '0', '-3', 'soon', ''];
  expect(typed.map((text) => timePasses.stepOf(text))).toEqual([
    { wait: 90_000 },
    ...[{ wait: 1_500 }, { wait: 1_500 }, { wait: 1_500_000 }, { wait: 1_500_000 }],
    ...[null, null, null, null, null],
  ]);
  expect([stepOf('The computer sleeps', '1,5'), stepOf('A branch begins', 'What if', '1,200')]).toEqual([
    { sleep: 5_400_000 },
    { fork: 'What if', at: 1_200 },
  ]);
});
