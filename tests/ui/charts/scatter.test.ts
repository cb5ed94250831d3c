/** Tests scatter charts: drawing, positions, point texts and finding a point again. */
import { describe, expect, test } from 'vitest';
import type { ScatterProps } from '#ui/charts/chartProps.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { axisLabels, frameOf, placeAt, pointY, xAt, zoneNames } from '#ui/charts/drawing/frame.ts';
import { plotConfig } from '#ui/charts/drawing/plotConfig.ts';
import { textAt } from '#ui/charts/figure/cursorMoves.ts';
import { scatterModel } from '#ui/charts/ScatterChart.tsx';

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
const { plan } = model;
const frame = frameOf(plan, { width: 640, height: 240 });

describe('a scatter', () => {
  test('has its points from left to right, in a layer for each tone, over the zones', () => {
    expect(plan.layers).toEqual([
      { mark: 'zones', zones: wish.zones },
      { mark: 'dots', tone: 'loss', points: [{ x: 0, y: 500_000 }] },
      {
        mark: 'dots',
        tone: 'gain',
        points: [
          { x: 1, y: 100_000 },
          { x: 2, y: 300_000 },
        ],
      },
    ]);
    expect(plan.scatter).toEqual({
      across: [30, 90, 90],
      up: [500_000, 100_000, 300_000],
      scale: wish.across.scale,
      title: 'Health',
    });
    expect(plan.axis.places.map(({ id, key }) => [id, key])).toEqual([
      ['a', 'Same'],
      ['c', 'Third'],
      ['b', 'Same'],
    ]);
  });

  test('tells each point by its name, both of its figures and its words', () => {
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

  test('finds the nearest point, also of those that lie above each other', () => {
    const found = [0, 1, 2].map((place) =>
      placeAt(plan, frame, xAt(plan, frame, place) + 3, pointY(plan, frame, place) - 3),
    );
    expect(found).toEqual([0, 1, 2]);
  });

  test('has its scale below it, and the names of zones as far as there is room', () => {
    expect(axisLabels(plan, frame).map(({ at, x, text }) => [at, x, text])).toEqual([
      [0, frame.left, '0'],
      [50, (frame.left + frame.width - frame.right) / 2, '50'],
      [100, frame.width - frame.right, '100'],
    ]);
    const namesAt = (width: number) =>
      zoneNames(plan, frameOf(plan, { width, height: 240 }), wish.zones).map(({ text }) => text);
    expect([namesAt(640), namesAt(240), namesAt(140)]).toEqual([
      ['At risk, 0 to 39', 'Healthy, 40 to 100'],
      ['At risk', 'Healthy'],
      [],
    ]);
  });

  test('is told to the library by the values of its points', () => {
    const look = lookFrom('light', true, () => '');
    const low = 0;
    const high = plan.values.high;
    expect(plotConfig({ plan, frame, look })).toMatchObject({
      children: [
        {
          type: 'area',
          data: [
            { x: 0, low, high },
            { x: 40, low, high },
          ],
          scale: { x: { type: 'linear', domain: [0, 100] } },
        },
        { type: 'lineX', data: [{ x: 40 }] },
        {
          type: 'text',
          data: [
            { x: 0, text: 'At risk, 0 to 39' },
            { x: 40, text: 'Healthy, 40 to 100' },
          ],
        },
        { type: 'point', data: [{ x: 30, y: 500_000 }] },
        {
          type: 'point',
          data: [
            { x: 90, y: 100_000 },
            { x: 90, y: 300_000 },
          ],
        },
        { type: 'text', data: [{ x: 100, y: 0, text: 'Health' }] },
      ],
    });
  });
});
