/** Tests the chart layout shared by canvas, SVG and cursor. */
import { expect, test } from 'vitest';
import { dayAxis, namedAxis } from '#ui/charts/chartAxis.ts';
import type { ChartPlan } from '#ui/charts/chartPlan.ts';
import { frameOf, placeAt, placeLabel, shownNotes, xAt, yAt } from '#ui/charts/drawing/frame.ts';

const plan: ChartPlan = {
  axis: dayAxis(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']),
  isBanded: false,
  rows: null,
  values: { low: 0, high: 10, ticks: [0, 5, 10] },
  unit: { kind: 'count', one: 'event', many: 'events' },
  layers: [],
};
const banded: ChartPlan = { ...plan, isBanded: true };
const size = { width: 640, height: 240 };

test.each([plan, banded])('a point is found again where its place is drawn', (one) => {
  const frame = frameOf(one, size);
  const places = [0, 1, 2, 3, 4];
  expect(places.map((place) => placeAt(one, frame, xAt(one, frame, place), 0))).toEqual(places);
  expect([placeAt(one, frame, -50, 0), placeAt(one, frame, 9_999, 0)]).toEqual([0, 4]);
});

test('the lowest value lies on the axis, the highest at the top', () => {
  const frame = frameOf(plan, size);
  expect([yAt(plan, frame, 0), yAt(plan, frame, 10)]).toEqual([frame.height - frame.bottom, frame.top]);
});

test('millions have more room beside the axis than what has as many narrower letters', () => {
  const leftOf = (high: number) =>
    frameOf({ ...plan, values: { low: 0, high, ticks: [0, high] } }, size).left;

  expect([leftOf(300), leftOf(30_000_000)]).toEqual([31, 36]);
});

test('names of things are cut to their place, days are not', () => {
  const named: ChartPlan = { ...banded, axis: namedAxis('Step', ['A very long name of a step', 'B']) };
  const frame = frameOf(named, { width: 120, height: 200 });
  expect([placeLabel(named, frame, 0), placeLabel(named, frame, 1)]).toEqual(['A ver…', 'B']);
  expect(placeLabel(plan, frameOf(plan, { width: 60, height: 200 }), 0)).toBe('1 Nov');
});

test('names that would read alike once they are cut give up their first word', () => {
  const names = ['Paid search', 'Paid social', 'Organic search', 'Organic social', 'Email'];
  const channels: ChartPlan = { ...banded, axis: namedAxis('Channel', names) };
  const labels = (width: number) => {
    const frame = frameOf(channels, { width, height: 200 });
    return names.map((_, place) => placeLabel(channels, frame, place));
  };

  expect(labels(900)).toEqual(names);
  expect(labels(380)).toEqual(['Paid sear…', 'Paid soci…', 'O. search', 'O. social', 'Email']);
  expect(labels(300)).toEqual(['P. sea…', 'P. soc…', 'O. sea…', 'O. soc…', 'Email']);
});

test('a note keeps its line but not its text where it would run into the one before', () => {
  const frame = frameOf(plan, size);
  const notes = [
    { x: 4, text: 'Last' },
    { x: 0, text: 'First' },
    { x: 0, text: 'Hidden behind the first' },
  ];
  expect(shownNotes(plan, frame, notes)).toEqual([
    { x: 0, text: 'First', isLeft: false },
    { x: 0, text: '', isLeft: false },
    { x: 4, text: 'Last', isLeft: true },
  ]);
});

test('the text of a note is cut where it is long', () => {
  const text = 'Practice moves: search ads rest until the phones work again.';
  expect(shownNotes(plan, frameOf(plan, size), [{ x: 0, to: 2, text }])).toEqual([
    { x: 0, to: 2, text: 'Practice moves: search ads rest…', isLeft: false },
  ]);
});
