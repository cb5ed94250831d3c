/** The stylesheet that puts a workspace's accent in the place of the product's own, in both themes. */
import { type AccentPalette, accentPalette } from './accentPalette.ts';

type Tone = Exclude<keyof AccentPalette, 'contrast' | 'chosenContrast'>;

/** Which of antd's variables, without `--ant-`, carry which tone of the accent. */
export const accentVariables: Readonly<Record<Exclude<Tone, 'strong'>, readonly string[]>> = {
  accent: [
    'color-primary',
    'color-primary-text',
    'color-info',
    'color-info-text',
    'color-link',
    'input-active-border-color',
  ],
  hover: [
    'color-primary-hover',
    'color-primary-text-hover',
    'color-info-hover',
    'color-info-text-hover',
    'color-link-hover',
    'input-hover-border-color',
    'button-group-border-color',
    'button-default-hover-color',
    'button-default-hover-border-color',
  ],
  active: [
    'color-primary-active',
    'color-primary-text-active',
    'color-info-active',
    'color-info-text-active',
    'color-link-active',
    'button-default-active-color',
    'button-default-active-border-color',
  ],
  tint: ['color-primary-bg', 'color-info-bg', 'control-item-bg-active'],
  tintHover: ['color-primary-bg-hover', 'color-info-bg-hover', 'control-item-bg-active-hover'],
  border: ['color-primary-border', 'color-info-border'],
  borderHover: ['color-primary-border-hover', 'color-info-border-hover'],
  outline: ['control-outline'],
};

const declarations = (palette: AccentPalette): string =>
  [
    ...Object.entries(accentVariables).flatMap(([tone, names]) =>
      names.map((name) => `--ant-${name}:${palette[tone as Tone]}`),
    ),
    `--ant-input-active-shadow:0 0 0 2px ${palette.outline}`,
    `--accent-tint:${palette.tint}`,
    `--accent-strong:${palette.strong}`,
  ].join(';');

/** Outranks `base.css` wherever it stands, by naming the root twice; nothing for what is no colour. */
export const brandStyle = (accent: string | null): string => {
  const light = accent === null ? null : accentPalette(accent, 'light');
  const dark = accent === null ? null : accentPalette(accent, 'dark');
  if (!light || !dark) return '';
  return [
    `:root:root{${declarations(light)}}`,
    `:root:root[data-theme="dark"]{${declarations(dark)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme="light"]){${declarations(dark)}}}`,
  ].join('\n');
};
