/** Tests scatter charts: data, zones, and point texts. */
import { describe, expect, test } from 'vitest';
import type { ScatterProps } from '#ui/charts/chartProps.ts';
import { toneColour } from '#ui/charts/drawing/chartLook.ts';
import { textAt } from '#ui/charts/figure/cursorMoves.ts';
import { scatterModel } from '#ui/charts/ScatterChart.tsx';
import { optionsOf, testLook } from './optionsOf.ts';

const wish: ScatterProps = {
  thing: 'Client',
  points: [
    { id: 'b', name: 'Same', across: 90, up: 300_000, tone: 'gain', words: ['Healthy', null] },
    { id: 'a', name: 'Same', across: 30, up: 500_000, tone: 'loss', words: ['At risk', 'No data'] },
    { id: 'c', name: 'Third', across: 90, up: 100_000, tone: 'gain', words: ['Healthy', null] },
  ],
  across: {
    name: 'Health',
    unit: { kind: 'count', one: 'point', many: 'points' },
    scale: { low: 0, high: 100, ticks: [0, 50, 100] },
  },
  up: { name: 'Fee', unit: { kind: 'money', currency: 'USD' } },
  zones: [
    { name: 'At risk', means: '0 to 39', low: 0, high: 40, tone: 'loss' },
    { name: 'Healthy', means: '40 to 100', low: 40, high: 100, tone: null },
  ],
  told: ['Band', 'Why'],
};
const model = scatterModel(wish);

describe('a scatter', () => {
  test('has its points from left to right, over its zones', () => {
    const { data, scale, style, annotations } = optionsOf(model);
    const fill = style.fill as (row: object) => string;
    expect(model.picture.kind).toBe('Scatter');
    expect(data.map((row) => [row.at, row.x, row.y, fill(row)])).toEqual([
      [0, 30, 500_000, toneColour(testLook, 'loss')],
      [1, 90, 100_000, toneColour(testLook, 'gain')],
      [2, 90, 300_000, toneColour(testLook, 'gain')],
    ]);
    expect([scale.x.domain, (scale.x.tickMethod as () => unknown)()]).toEqual([
      [0, 100],
      [0, 50, 100],
    ]);
    expect(annotations.map(({ type, data: rows }) => [type, rows])).toEqual([
      ['rangeX', [{ low: 0, high: 40, tone: 'loss' }]],
      [
        'lineX',
        [
          { x: 0, name: 'At risk, 0 to 39' },
          { x: 40, name: 'Healthy, 40 to 100' },
        ],
      ],
      ['point', data],
    ]);
    expect(model.picture.axis.places.map(({ id, key }) => [id, key])).toEqual([
      ['a', 'Same'],
      ['c', 'Third'],
      ['b', 'Same'],
    ]);
  });

  test('has the names of zones as far as there is room', () => {
    const namesAt = (width: number) =>
      optionsOf(model, width).annotations[1]?.data.map((row) => (row as { name: string }).name);
    expect([namesAt(640), namesAt(260), namesAt(140)]).toEqual([
      ['At risk, 0 to 39', 'Healthy, 40 to 100'],
      ['At risk', 'Healthy'],
      ['', ''],
    ]);
  });

  test('reports each point by its name, both of its figures and its words', () => {
    expect(textAt(model.told, { place: 0, row: null })).toEqual({
      title: 'Same',
      lines: [
        { name: 'Fee', figure: '$5,000', tone: undefined },
        { name: 'Health', figure: '30', tone: undefined },
        { name: 'Band', figure: 'At risk', tone: undefined },
        { name: 'Why', figure: 'No data', tone: undefined },
      ],
    });
    expect(model.summary).toBe('3 points: Health from 30 to 90; Fee from $1,000 to $5,000.');
    expect(scatterModel({ ...wish, points: [] }).summary).toBe('Nothing to show.');
  });
});
