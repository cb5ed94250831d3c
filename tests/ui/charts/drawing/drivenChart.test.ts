/** Tests how the cursor of a chart drives the library's tooltip and brush, and follows its pointer. */
import { expect, test } from 'vitest';
import { type ChartEvents, driveChart, watchPointer } from '#ui/charts/drawing/drivenChart.ts';

const recorded = () => {
  const sent: unknown[] = [];
  const heard = new Map<string, Parameters<ChartEvents['on']>[1]>();
  const chart: ChartEvents = {
    on: (event, hear) => void heard.set(event, hear),
    emit: (event, detail) => void sent.push([event, detail]),
    getScaleByChannel: () => ({ getOptions: () => ({ domain: [0, 100] }) }),
  };
  return { chart, sent, heard };
};

const at = (place: number, row: number | null = null) => ({ place, row });
const noBrush = ['brush:remove', { nativeEvent: false }];

test('a place is shown by its x on lines and bars, by its datum among points and cells', () => {
  const { chart, sent } = recorded();
  driveChart(chart, { at: at(3), anchor: null, kind: 'Line' });
  driveChart(chart, { at: at(3), anchor: null, kind: 'Scatter' });
  driveChart(chart, { at: at(3, 1), anchor: null, kind: 'Heatmap' });
  driveChart(chart, { at: null, anchor: null, kind: 'Line' });
  expect(sent).toEqual([
    ['tooltip:show', { data: { data: { at: 3, x: 3 } } }],
    noBrush,
    ['tooltip:show', { data: { data: { at: 3 } } }],
    noBrush,
    ['tooltip:show', { data: { data: { at: 3, row: 1 } } }],
    noBrush,
    ['tooltip:hide', { nativeEvent: false }],
    noBrush,
  ]);
});

test('a range is brushed from its first to its last place, whichever came first', () => {
  const { chart, sent } = recorded();
  driveChart(chart, { at: at(2), anchor: 5, kind: 'Column' });
  driveChart(chart, { at: at(5), anchor: 2, kind: 'Line' });
  driveChart(chart, { at: at(2), anchor: 2, kind: 'Line' });
  const brush = (last: number) => [
    'brush:highlight',
    {
      nativeEvent: false,
      data: {
        selection: [
          [2, last],
          [0, 100],
        ],
      },
    },
  ];
  expect(sent.filter((_, index) => index % 2 === 1)).toEqual([brush(5), brush(4), noBrush]);
});

test('only what the pointer shows is heard, not what was sent', () => {
  const { chart, heard } = recorded();
  const pointed: unknown[] = [];
  watchPointer(chart, (place) => pointed.push(place));
  const show = heard.get('tooltip:show');
  show?.({ nativeEvent: true, data: { data: { x: 4 } } });
  show?.({ nativeEvent: true, data: { data: { at: 2, x: 70, row: 6 } } });
  show?.({ data: { data: { at: 9 } } });
  show?.({ nativeEvent: true, data: {} });
  heard.get('tooltip:hide')?.({ nativeEvent: false });
  heard.get('tooltip:hide')?.({ nativeEvent: true });
  expect(pointed).toEqual([at(4), at(2, 6), null]);
});
