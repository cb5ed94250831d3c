/** Builds the stylesheet of a workspace's accent, chart colours and typeface, in both themes. */
import { parsePalette } from '#domain/branding/palette.ts';
import { typefaces } from '#domain/branding/typefaces.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { type AccentPalette, accentPalette } from './accentPalette.ts';

type Tone = Exclude<keyof AccentPalette, 'contrast' | 'chosenContrast'>;

/** antd variables, without `--ant-`, by tone of the accent. The build makes all others of these colours refer to them. */
export const accentVariables: Readonly<Record<Exclude<Tone, 'strong'>, readonly string[]>> = {
  accent: ['color-primary', 'color-primary-text', 'color-info', 'color-info-text', 'color-link'],
  hover: [
    'color-primary-hover',
    'color-primary-text-hover',
    'color-info-hover',
    'color-info-text-hover',
    'color-link-hover',
    'button-group-border-color',
  ],
  active: [
    'color-primary-active',
    'color-primary-text-active',
    'color-info-active',
    'color-info-text-active',
    'color-link-active',
  ],
  tint: ['color-primary-bg', 'color-info-bg', 'control-item-bg-active'],
  tintHover: [
    'color-primary-bg-hover',
    'color-info-bg-hover',
    'control-item-bg-active-hover',
    'date-picker-cell-hover-with-range-bg',
  ],
  border: ['color-primary-border', 'color-info-border'],
  borderHover: [
    'color-primary-border-hover',
    'color-info-border-hover',
    'date-picker-cell-range-border-color',
  ],
  outline: ['control-outline', 'slider-handle-active-outline-color'],
};

const declarations = (palette: AccentPalette): string =>
  [
    ...Object.entries(accentVariables).flatMap(([tone, names]) =>
      names.map((name) => `--ant-${name}:${palette[tone as Tone]}`),
    ),
    `--accent-tint:${palette.tint}`,
    `--accent-strong:${palette.strong}`,
  ].join(';');

const accentRules = (accent: string | null): readonly string[] => {
  const light = accent === null ? null : accentPalette(accent, 'light');
  const dark = accent === null ? null : accentPalette(accent, 'dark');
  if (!light || !dark) return [];
  return [
    `:root:root{${declarations(light)}}`,
    `:root:root[data-theme="dark"]{${declarations(dark)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme="light"]){${declarations(dark)}}}`,
  ];
};

type Styled = Pick<LookItem, 'accent' | 'palette' | 'typeface'>;

/** The doubled `:root` selector outranks `base.css` regardless of order. Invalid values give no rule. */
export const brandStyle = ({ accent, palette, typeface }: Styled): string => {
  const colours = palette === undefined ? null : parsePalette(palette);
  const stack = typeface === undefined ? undefined : ownValue(typefaces, typeface)?.stack;
  return [
    ...accentRules(accent),
    ...(colours === null ? [] : [`:root:root{--chart-palette:${colours.join(' ')}}`]),
    ...(stack === undefined ? [] : [`:root:root{--ant-font-family:${stack}}`]),
  ].join('\n');
};
