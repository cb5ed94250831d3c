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
    'radio-button-solid-checked-bg',
    'radio-radio-bg-color',
    'select-active-border-color',
    'progress-default-color',
    'pagination-item-active-color',
    'pagination-active-border-color',
    'tree-directory-node-selected-bg',
    'tabs-ink-bar-color',
    'tabs-item-selected-color',
    'menu-color-item-text-hover-horizontal',
    'menu-horizontal-item-hover-color',
    'menu-color-item-text-selected',
    'menu-item-selected-color',
    'menu-sub-menu-item-selected-color',
    'menu-color-item-text-selected-horizontal',
    'menu-horizontal-item-selected-color',
    'menu-dark-item-selected-bg',
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
    'radio-button-solid-checked-hover-bg',
    'select-hover-border-color',
    'pagination-item-active-color-hover',
    'pagination-hover-border-color',
    'tabs-item-hover-color',
  ],
  active: [
    'color-primary-active',
    'color-primary-text-active',
    'color-info-active',
    'color-info-text-active',
    'color-link-active',
    'button-default-active-color',
    'button-default-active-border-color',
    'radio-button-solid-checked-active-bg',
    'tabs-item-active-color',
  ],
  tint: [
    'color-primary-bg',
    'color-info-bg',
    'control-item-bg-active',
    'select-option-selected-bg',
    'table-row-selected-bg',
    'tree-node-selected-bg',
    'menu-item-active-bg',
    'menu-color-item-bg-selected',
    'menu-item-selected-bg',
  ],
  tintHover: [
    'color-primary-bg-hover',
    'color-info-bg-hover',
    'control-item-bg-active-hover',
    'table-row-selected-hover-bg',
  ],
  border: ['color-primary-border', 'color-info-border'],
  borderHover: ['color-primary-border-hover', 'color-info-border-hover'],
  outline: ['control-outline', 'select-active-outline-color'],
};

/** Variables with more than a colour in them. */
const compound = ({ accent, hover, outline }: AccentPalette): readonly string[] => [
  `--ant-input-active-shadow:0 0 0 2px ${outline}`,
  `--ant-pagination-active-shadow:0 0 0 2px ${outline}`,
  `--ant-notification-progress-bg:linear-gradient(90deg,${hover},${accent})`,
];

const declarations = (palette: AccentPalette): string =>
  [
    ...Object.entries(accentVariables).flatMap(([tone, names]) =>
      names.map((name) => `--ant-${name}:${palette[tone as Tone]}`),
    ),
    ...compound(palette),
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
