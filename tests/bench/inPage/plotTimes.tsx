/** Measures how long a year of three lines takes to draw and to update, by our chart and by the bare library in turns. */
import { Line } from '@ant-design/charts';
import { type ReactElement, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartModel } from '#ui/charts/chartModel.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { LibraryChart } from '#ui/charts/drawing/LibraryChart.tsx';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { seededRandom } from '#world/seededRandom.ts';

export type PlotPlan = { readonly rounds: number };

/** Milliseconds until the library reports that the picture is drawn. */
export type DrawingTimes = { readonly draws: readonly number[]; readonly updates: readonly number[] };

export type PlotTimes = { readonly ours: DrawingTimes; readonly bare: DrawingTimes };

const days = 365;
const dayLength = 86_400_000;
const firstDay = Date.UTC(2026, 0, 1);
const axis = dayAxis(
  Array.from({ length: days }, (_, day) => new Date(firstDay + day * dayLength).toISOString().slice(0, 10)),
);
const look = lookFrom('light', true, () => '');

const seriesOf = (seed: number) => {
  const random = seededRandom(seed);
  const values = () => Array.from({ length: days }, () => Math.round(random.next() * 100_000));
  return ['Google Ads', 'Meta', 'Email'].map((name) => ({ name, values: values() }));
};

const modelOf = (seed: number): ChartModel =>
  trendModel({ axis, series: seriesOf(seed), unit: { kind: 'money', currency: 'USD' } }, new Set());

const size = { width: 960, height: 260 };

const nothing = (): void => undefined;

type DrawnProps = { readonly seed: number; readonly onDrawn: () => void };

const Ours = ({ seed, onDrawn }: DrawnProps) => {
  const { picture, told } = useMemo(() => modelOf(seed), [seed]);
  return <LibraryChart picture={picture} told={told} look={look} size={size} onDrawn={onDrawn} />;
};

type BareChart = { readonly chart: { on(event: string, hear: () => void): unknown } };

/** As its documentation shows it. */
const Bare = ({ seed, onDrawn }: DrawnProps) => {
  const data = useMemo(
    () => seriesOf(seed).flatMap(({ name, values }) => values.map((y, x) => ({ x, y, name }))),
    [seed],
  );
  return (
    <Line
      data={data}
      xField="x"
      yField="y"
      colorField="name"
      animate={false}
      {...size}
      onReady={({ chart }: BareChart) => {
        chart.on('afterrender', onDrawn);
      }}
    />
  );
};

type Drawn = (props: DrawnProps) => ReactElement;

const timeRound = async (
  Chart: Drawn,
  round: number,
): Promise<{ readonly draw: number; readonly update: number }> => {
  const room = document.createElement('div');
  room.style.cssText = 'width:960px;height:260px';
  document.body.append(room);
  const root = createRoot(room);
  let drawn = nothing;
  const note = () => drawn();
  const show = async (seed: number): Promise<number> => {
    const started = performance.now();
    const isThere = new Promise<void>((resolve) => {
      drawn = resolve;
    });
    root.render(<Chart seed={seed} onDrawn={note} />);
    await isThere;
    return performance.now() - started;
  };
  const draw = await show(2 * round);
  const update = await show(2 * round + 1);
  root.unmount();
  room.remove();
  return { draw, update };
};

export const plotTimes = async ({ rounds }: PlotPlan): Promise<PlotTimes> => {
  const times = { ours: { draws: [], updates: [] }, bare: { draws: [], updates: [] } } as Record<
    keyof PlotTimes,
    Record<keyof DrawingTimes, number[]>
  >;
  for (let round = 0; round < rounds; round += 1)
    for (const [name, Chart] of [
      ['ours', Ours],
      ['bare', Bare],
    ] as const) {
      const { draw, update } = await timeRound(Chart, round);
      times[name].draws.push(draw);
      times[name].updates.push(update);
    }
  return times;
};
