/** A small page in the look that is being edited, in both themes, with the contrast that was measured. */
import type { CSSProperties } from 'react';
import { parseHex, readableContrast } from '#domain/branding/contrast.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import {
  type AccentPalette,
  accentPalette,
  surroundingsOf,
  type ThemeName,
} from '../../app/theme/accentPalette.ts';
import { BrandMark } from '../../widgets/BrandMark.tsx';
import styles from './LookPreview.module.css';

const titles: Readonly<Record<ThemeName, string>> = { light: 'Light theme', dark: 'Dark theme' };

/** Cut, not rounded: 4.49 must not read as 4.5. */
const ratio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}\u00a0:\u00a01`;

const measured = (chosen: string | null, palette: AccentPalette): string => {
  if (chosen === null) return `The original colour reads at ${ratio(palette.contrast)}.`;
  if (palette.accent === chosen.toLowerCase()) return `Your colour reads at ${ratio(palette.contrast)}.`;
  return `Your colour would read at ${ratio(palette.chosenContrast)}. Text needs ${ratio(readableContrast)}, so ${palette.accent} is shown, at ${ratio(palette.contrast)}.`;
};

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
    '--ant-color-primary': accent,
    '--ant-color-bg-layout': around.ground,
  } as CSSProperties;
  const name = look.name ?? productName;
  return (
    <figure className={styles.sample}>
      <div className={styles.page} style={colours} aria-hidden="true">
        <div className={styles.bar}>
          <BrandMark text={look.logo_text} />
          <b>{name}</b>
          <i>Dashboard</i>
        </div>
        <div className={styles.body}>
          <span className={styles.figure} />
          <span className={styles.figure} />
          <span className={styles.figure} />
          <span className={styles.bars} />
          <u>A link in the text</u>
          <span className={styles.button}>Save report</span>
        </div>
        {look.name !== null && !look.hide_powered_by && <small>Powered by {productName}</small>}
      </div>
      <figcaption>
        <strong>{titles[theme]}</strong>
        {palette && (look.accent === null || parseHex(look.accent)) && (
          <span>{measured(look.accent, palette)}</span>
        )}
      </figcaption>
    </figure>
  );
};

export const LookPreview = ({ look }: { look: LookItem }) => (
  <div className={styles.samples} aria-live="polite">
    <Sample look={look} theme="light" />
    <Sample look={look} theme="dark" />
  </div>
);
