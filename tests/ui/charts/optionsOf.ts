/** Reads what a chart hands to its component of Ant Design Charts. */
import type { ChartModel } from '#ui/charts/chartModel.ts';
import { chartConfig } from '#ui/charts/drawing/chartConfig.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';

export const testLook = lookFrom('light', true, () => '');

/** The whole configuration, as the component receives it. */
export const configOf = ({ picture, told }: ChartModel, width = 640) =>
  chartConfig({ picture, told, look: testLook, size: { width, height: 240 } });

type Mark = { readonly type?: string; readonly data: readonly object[]; readonly style?: object };

/** The part that a kind adds. */
export const optionsOf = ({ picture }: ChartModel, width = 640) =>
  picture.options(testLook, { width, height: 240 }) as unknown as {
    readonly data: readonly Readonly<Record<string, unknown>>[];
    readonly style: Readonly<Record<string, unknown>>;
    readonly scale: Readonly<Record<'x' | 'y' | 'color', Readonly<Record<string, unknown>>>>;
    readonly annotations: readonly Mark[];
    readonly area?: Mark;
    readonly axis?: Readonly<Record<string, unknown>>;
  };
