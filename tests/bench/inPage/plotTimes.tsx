/** Measures how long the chart library takes to draw a year of three lines and to update it. */
import { createRoot } from 'react-dom/client';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartModel } from '#ui/charts/chartModel.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { LibraryChart } from '#ui/charts/drawing/LibraryChart.tsx';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { seededRandom } from '#world/seededRandom.ts';

export type PlotPlan = { readonly rounds: number };

/** Milliseconds until the library reports that the picture is drawn. */
export type PlotTimes = { readonly draws: readonly number[]; readonly updates: readonly number[] };

const days = 365;
const dayLength = 86_400_000;
const firstDay = Date.UTC(2026, 0, 1);
const axis = dayAxis(
  Array.from({ length: days }, (_, day) => new Date(firstDay + day * dayLength).toISOString().slice(0, 10)),
);
const look = lookFrom('light', true, () => '');

const modelOf = (seed: number): ChartModel => {
  const random = seededRandom(seed);
  const values = () => Array.from({ length: days }, () => Math.round(random.next() * 100_000));
  const series = ['Google Ads', 'Meta', 'Email'].map((name) => ({ name, values: values() }));
  return trendModel({ axis, series, unit: { kind: 'money', currency: 'USD' } }, new Set());
};

const size = { width: 960, height: 260 };

const nothing = (): void => undefined;

const timeRound = async (round: number): Promise<{ readonly draw: number; readonly update: number }> => {
  const room = document.createElement('div');
  room.style.cssText = 'width:960px;height:260px';
  document.body.append(room);
  const root = createRoot(room);
  let drawn = nothing;
  const note = () => drawn();
  const show = async (seed: number): Promise<number> => {
    const { picture, told } = modelOf(seed);
    const started = performance.now();
    const isThere = new Promise<void>((resolve) => {
      drawn = resolve;
    });
    root.render(<LibraryChart picture={picture} told={told} look={look} size={size} onDrawn={note} />);
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
  const times: Awaited<ReturnType<typeof timeRound>>[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeRound(round));
  return { draws: times.map(({ draw }) => draw), updates: times.map(({ update }) => update) };
};
