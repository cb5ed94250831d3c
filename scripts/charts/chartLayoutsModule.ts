/** Provides `virtual:chartLayouts`: the layout of every chart of the catalogue, computed once per build. */
import type { Plugin } from 'vite';
import { catalogue } from '../../src/machines/catalogue.ts';
import type { Chart } from '../../src/machines/chart.ts';
import { chartOf } from '../../src/machines/chartOf.ts';
import { type ChartLayouts, chartMark } from '../../src/ui/lab/charts/chartLayout.ts';
import { keptLayouts } from './keptLayouts.ts';
import { layOut } from './layOut.ts';

const virtualId = 'virtual:chartLayouts';
const resolvedId = `\0${virtualId}`;

const layOutAll = async (charts: readonly Chart[]): Promise<ChartLayouts> => {
  const layouts: Record<string, ChartLayouts[string]> = {};
  for (const chart of charts) layouts[chartMark(chart)] = await layOut(chart);
  return layouts;
};

export const layOutCatalogue = (): Promise<ChartLayouts> => {
  const charts = catalogue.map(({ machine }) => chartOf(machine));
  return keptLayouts(charts, () => layOutAll(charts));
};

/** Lazy. In development a changed machine is shown as cards until the server restarts. */
export const chartLayoutsModule = (): Plugin => {
  let made: Promise<ChartLayouts> | undefined;
  return {
    name: 'chart-layouts',
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    load: async (id) => {
      if (id !== resolvedId) return null;
      made ??= layOutCatalogue();
      return `export const chartLayouts = JSON.parse(${JSON.stringify(JSON.stringify(await made))});`;
    },
  };
};
