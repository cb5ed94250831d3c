/** Reads a chart's colours and fonts from the page, because a canvas knows no CSS variables. */
import type { ThemeName } from '../../theme/accentPalette.ts';
import { seriesColours } from '../../theme/chartPalette.ts';
import { darkTokens, lightTokens } from '../../theme/themeTokens.ts';
import type { ChartLook, Tone } from '../chartModel.ts';

/** Font size of labels in pixels. */
export const labelSize = 12;

type ReadVariable = (name: string) => string;

export const lookFrom = (theme: ThemeName, isStill: boolean, read: ReadVariable): ChartLook => {
  const { seed } = theme === 'light' ? lightTokens : darkTokens;
  const variable = (name: string, otherwise: unknown): string => read(name).trim() || String(otherwise);
  return {
    theme,
    series: seriesColours(
      variable('--ant-color-primary', seed.colorPrimary),
      theme,
      variable('--chart-palette', ''),
    ),
    standsOut: variable('--signal', seed.colorWarning),
    loss: variable('--ant-color-error', seed.colorError),
    ink: variable('--ant-color-text', seed.colorText),
    label: variable('--ant-color-text-tertiary', seed.colorTextTertiary),
    grid: variable('--ant-color-split', seed.colorSplit),
    ground: variable('--ant-color-bg-layout', seed.colorBgLayout),
    font: variable('--ant-font-family', seed.fontFamily),
    isStill,
  };
};

export const toneColour = (look: ChartLook, tone: Tone): string => {
  if (typeof tone === 'number') return look.series[tone % look.series.length] ?? look.ink;
  const named: Readonly<Record<Exclude<Tone, number>, string>> = {
    before: look.label,
    usual: look.series[0] ?? look.ink,
    quiet: look.grid,
    standsOut: look.standsOut,
    gain: look.series[0] ?? look.ink,
    loss: look.loss,
    total: look.label,
  };
  return named[tone];
};

export const areaStrength = (isSoft: boolean): number => (isSoft ? 0.13 : 0.82);

/** Opacity of a band; an outer band around it is as strong, so that both together are stronger. */
export const bandStrength = 0.13;

export const noteStrength = 0.1;
