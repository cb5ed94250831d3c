/** Reads a chart's colours and fonts from the page, because a canvas knows no CSS variables. */
import { mix, parseHex } from '#domain/branding/contrast.ts';
import type { ThemeName } from '../../theme/accentPalette.ts';
import { seriesColours } from '../../theme/chartPalette.ts';
import { darkTokens, lightTokens } from '../../theme/themeTokens.ts';
import type { Tone } from '../chartPlan.ts';

export type ChartLook = {
  readonly theme: ThemeName;
  readonly series: readonly string[];
  readonly standsOut: string;
  readonly loss: string;
  readonly ink: string;
  readonly label: string;
  readonly grid: string;
  readonly ground: string;
  readonly font: string;
  readonly isStill: boolean;
};

type ReadVariable = (name: string) => string;

export const lookFrom = (theme: ThemeName, isStill: boolean, read: ReadVariable): ChartLook => {
  const { seed } = theme === 'light' ? lightTokens : darkTokens;
  const variable = (name: string, otherwise: unknown): string => read(name).trim() || String(otherwise);
  return {
    theme,
    series: seriesColours(variable('--ant-color-primary', seed.colorPrimary), theme),
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

export const strengthColour = (look: ChartLook, strength: number): string => {
  const [from, to] = [parseHex(look.grid), parseHex(toneColour(look, 0))];
  if (!from || !to) return toneColour(look, strength > 0 ? 0 : 'quiet');
  return strength === 0 ? look.grid : `rgb(${mix(from, to, 0.15 + 0.85 * strength).join(' ')})`;
};

export const areaStrength = (isSoft: boolean): number => (isSoft ? 0.13 : 0.82);

export const noteStrength = 0.1;

/** Opacity of a zone, low enough for its points to contrast. */
export const zoneStrength = 0.08;
