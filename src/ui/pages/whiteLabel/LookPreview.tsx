/** A small page in the look that is being edited, in both themes, with the contrast that was measured. */
import type { CSSProperties } from 'react';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import {
  type AccentPalette,
  accentPalette,
  surroundingsOf,
  type ThemeName,
} from '../../app/theme/accentPalette.ts';
import styles from './LookPreview.module.css';

const titles: Readonly<Record<ThemeName, string>> = { light: 'Light theme', dark: 'Dark theme' };

/** Cut, not rounded: 4.49 must not read as 4.5. */
const ratio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;

const measured = (chosen: string, palette: AccentPalette): string =>
  palette.accent === chosen.toLowerCase()
    ? `Your colour reads at ${ratio(palette.contrast)}.`
    : `Your colour would read at ${ratio(palette.chosenContrast)}, so ${palette.accent} is shown: ${ratio(palette.contrast)}.`;

const Sample = ({ look, theme }: { look: LookItem; theme: ThemeName }) => {
  const around = surroundingsOf(theme);
  const palette = accentPalette(look.accent ?? around.productAccent, theme);
  const accent = palette?.accent ?? around.productAccent;
  const colours = {
    '--ground': around.ground,
    '--container': around.container,
    '--ink': around.text,
    '--quiet': around.quiet,
    '--line': around.line,
    '--on-accent': around.onAccent,
    '--accent': accent,
    '--tint': palette?.tint ?? around.container,
    '--strong': palette?.strong ?? around.text,
  } as CSSProperties;
  const name = look.name ?? productName;
  return (
    <figure className={styles.sample}>
      <figcaption>
        <strong>{titles[theme]}</strong>
        {look.accent !== null && palette && <span>{measured(look.accent, palette)}</span>}
      </figcaption>
      <div className={styles.page} style={colours} aria-hidden="true">
        <div className={styles.bar}>
          <span className={styles.mark}>{look.logo_text ?? [...name][0]}</span>
          <b>{name}</b>
          <i>Dashboard</i>
        </div>
        <div className={styles.body}>
          <span className={styles.figure} />
          <span className={styles.figure} />
          <span className={styles.line} />
          <u>A link in the text</u>
          <span className={styles.button}>Save report</span>
        </div>
        {look.name !== null && !look.hide_powered_by && <small>Powered by {productName}</small>}
      </div>
    </figure>
  );
};

export const LookPreview = ({ look }: { look: LookItem }) => (
  <div className={styles.samples} aria-live="polite">
    <Sample look={look} theme="light" />
    <Sample look={look} theme="dark" />
  </div>
);
