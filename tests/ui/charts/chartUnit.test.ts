/** Tests formatting metrics of each unit on axes, in tables, sentences and files. */
import { expect, test } from 'vitest';
import {
  axisFigure,
  type ChartUnit,
  exactFigure,
  figureInWords,
  fileFigure,
  fileUnit,
} from '#ui/charts/chartUnit.ts';

const events: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const dollars: ChartUnit = { kind: 'money', currency: 'USD' };
const pounds: ChartUnit = { kind: 'money', currency: 'GBP' };
const percent: ChartUnit = { kind: 'percent' };
const ratio: ChartUnit = { kind: 'ratio' };
const average: ChartUnit = { kind: 'average' };
const duration: ChartUnit = { kind: 'duration' };

const written: readonly (readonly [number | null, ChartUnit, string, string, number | ''])[] = [
  [1_234, events, '1,234', '1,234 events', 1_234],
  [1, events, '1', '1 event', 1],
  [2.5, events, '2.5', '2.5 events', 2.5],
  [null, events, '—', '—', ''],
  [42_884_600, dollars, '$428,846', '$428,846', 428_846],
  [1_999, dollars, '$19.99', '$19.99', 19.99],
  [-1_200, pounds, '-£12', '-£12', -12],
  [0.0235, percent, '2.35%', '2.35%', 0.0235],
  [4.7712, ratio, '4.77×', '4.77×', 4.7712],
  [null, ratio, '—', '—', ''],
  [2.314, average, '2.31', '2.31', 2.314],
  [59.6, duration, '1:00', '1:00', 59.6],
  [3_665, duration, '1:01:05', '1:01:05', 3_665],
  [null, duration, '—', '—', ''],
];

test.each(written)('%s as %o', (value, unit, exact, words, file) => {
  expect([exactFigure(value, unit), figureInWords(value, unit), fileFigure(value, unit)]).toEqual([
    exact,
    words,
    file,
  ]);
});

test('a file has at most six decimals, and no minus zero', () => {
  const figures = [0.023454545454545, 4.771234567891, -1 / 3, -1e-9].map((value) => fileFigure(value, ratio));

  expect([...figures, fileFigure(5_876.543_219_87, dollars)]).toEqual([
    0.023455, 4.771235, -0.333333, 0, 58.765432,
  ]);
});

test('an axis has as few digits as distinguish its steps', () => {
  expect([
    axisFigure(24_400, events),
    axisFigure(150_000_000, dollars),
    axisFigure(-50_000, dollars),
    axisFigure(0.025, percent),
    axisFigure(4.5, ratio),
    axisFigure(2.5, average),
    axisFigure(90, duration),
  ]).toEqual(['24.4K', '$1.5M', '-$500', '2.5%', '4.5×', '2.5', '1:30']);
});

test('a file names what its plain numbers are', () => {
  expect([events, dollars, percent, ratio, duration].map(fileUnit)).toEqual([
    '',
    ' (USD)',
    ' (share)',
    '',
    ' (seconds)',
  ]);
});
