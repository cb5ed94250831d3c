/** Renders a design's logo in its own colour, adjusted to the theme. */
import type { CSSProperties } from 'react';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { BrandMark } from '../../parts/brand/BrandMark.tsx';
import { accentPalette, surroundingsOf, type ThemeName } from '../../theme/accentPalette.ts';

const toneOf = ({ accent }: LookItem, theme: ThemeName): string => {
  const { productAccent } = surroundingsOf(theme);
  return accentPalette(accent ?? productAccent, theme)?.accent ?? productAccent;
};

export const LookMark = ({ look }: { look: LookItem }) => (
  <span
    style={
      {
        '--ant-color-primary': `light-dark(${toneOf(look, 'light')}, ${toneOf(look, 'dark')})`,
      } as CSSProperties
    }
  >
    <BrandMark text={look.logo_text} />
  </span>
);
