/** Computes the colours of a report: always light, with the accent at the time of the run. */
import type { CSSProperties } from 'react';
import { typefaces } from '#domain/branding/typefaces.ts';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { ChartLook } from '../../charts/chartModel.ts';
import { lookFrom } from '../../charts/drawing/chartLook.ts';
import { accentPalette } from '../../theme/accentPalette.ts';
import { lightTokens } from '../../theme/themeTokens.ts';

type Brand = ReportContent['brand'];

const { seed } = lightTokens;
const productAccent = String(seed.colorPrimary);

const paletteOf = ({ accent }: Brand) =>
  (accent === null ? null : accentPalette(accent, 'light')) ?? accentPalette(productAccent, 'light');

export const reportVariables = (brand: Brand): CSSProperties => {
  const palette = paletteOf(brand);
  const variables: Readonly<Record<`--report-${string}`, string>> = {
    '--report-accent': palette?.accent ?? productAccent,
    '--report-tint': palette?.tint ?? String(seed.colorPrimaryBg),
    '--report-ink': String(seed.colorText),
    '--report-quiet': String(seed.colorTextSecondary),
    '--report-label': String(seed.colorTextTertiary),
    '--report-line': String(seed.colorSplit),
    '--report-paper': String(seed.colorBgContainer),
    '--report-wash': String(seed.colorFillQuaternary),
    '--report-good': String(seed.colorSuccess),
    '--report-bad': String(seed.colorError),
    '--report-signal': String(seed.colorWarning),
    '--report-signal-tint': String(seed.colorWarningBg),
  };
  const stack = brand.typeface === undefined ? undefined : ownValue(typefaces, brand.typeface)?.stack;
  return { ...variables, ...(stack === undefined ? {} : { fontFamily: stack }) };
};

export const reportChartLook = (brand: Brand): ChartLook =>
  lookFrom('light', true, (name) => {
    if (name === '--ant-color-primary') return paletteOf(brand)?.accent ?? '';
    return name === '--chart-palette' ? (brand.palette ?? '') : '';
  });
