/** Says how well the accent reads in both themes, and which tone is shown instead. */
import { Flex } from 'antd';
import { parseHex, readableContrast } from '#domain/branding/contrast.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import {
  type AccentPalette,
  accentPalette,
  surroundingsOf,
  type ThemeName,
} from '../../theme/accentPalette.ts';
import styles from './LookPreview.module.css';

const themes: readonly { readonly value: ThemeName; readonly label: string }[] = [
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

/** Truncated, not rounded: 4.49 must not read as 4.5. */
const ratio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

const measured = (chosen: string | null, palette: AccentPalette): string => {
  const verdict = `Contrast ${ratio(palette.contrast)}${palette.contrast >= readableContrast ? ' (passes AA)' : ''}`;
  if (chosen === null || palette.accent === chosen.toLowerCase()) return verdict;
  return `Your colour has a contrast of ${ratio(palette.chosenContrast)}, and text needs ${ratio(readableContrast)}. ${palette.accent} is shown instead: ${verdict.toLowerCase().replace('aa', 'AA')}`;
};

export const AccentContrast = ({ look }: { look: LookItem }) => (
  <Flex
    component="ul"
    vertical
    gap={4}
    className={styles.measured ?? ''}
    aria-label="Contrast of the accent"
    aria-live="polite"
  >
    {themes.map(({ value, label }) => {
      const palette = accentPalette(look.accent ?? surroundingsOf(value).productAccent, value);
      const known = palette !== null && (look.accent === null || parseHex(look.accent));
      return (
        <li key={value}>
          <strong>{label}</strong> {known ? measured(look.accent, palette) : 'No colour yet'}
        </li>
      );
    })}
  </Flex>
);
