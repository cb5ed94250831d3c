/** Tests that a workspace's accent reaches everything the product's accent does, and stays readable. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHex } from '#domain/branding/contrast.ts';
import { accentPalette, surroundingsOf } from '#ui/theme/accentPalette.ts';
import { accentVariables, brandStyle } from '#ui/theme/brandStyle.ts';
import { cssVarKey, darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';
import { antdSheets } from '../../../scripts/styles/antdSamples.ts';
import { generateAntdStyles } from '../../../scripts/styles/antdStaticStyles.ts';

const accents = Object.values(accentVariables).flat();

const variablesWith = (accent: string): Map<string, string> => {
  const own = { colorPrimary: accent, colorLink: accent, colorInfo: accent };
  const light = { ...lightTokens, seed: { ...lightTokens.seed, ...own } };
  const { css } = generateAntdStyles({ light, dark: darkTokens, sheets: antdSheets, cssVarKey, accents });
  const roots = [...css.values()].map((sheet) => /:root\{([^}]*)\}/.exec(sheet)?.[1] ?? '');
  return new Map(roots.flatMap((root) => root.split(';')).map((line) => [line.split(':', 1)[0] ?? '', line]));
};

const contrast = (one: string, other: string): number =>
  contrastRatio(parseHex(one) ?? [0, 0, 0], parseHex(other) ?? [0, 0, 0]);

describe('brand style', () => {
  test('sets every variable of antd that follows from the accent, and none that antd does not have', () => {
    const [own, other] = [variablesWith('#0f766e'), variablesWith('#7c3aed')];
    const following = [...own].filter(([name, line]) => other.get(name) !== line).map(([name]) => name);
    const set = new Set(brandStyle({ accent: '#7c3aed' }).match(/--ant-[\w-]+(?=:)/g));

    expect(following.filter((name) => !set.has(name))).toEqual([]);
    expect([...set].filter((name) => !own.has(name))).toEqual([]);
  });

  test('is nothing without a colour', () => {
    expect([brandStyle({ accent: null }), brandStyle({ accent: 'red' })]).toEqual(['', '']);
  });

  test('has chart colours and a typeface of their own, without an accent too, and neither from unknown words', () => {
    const palette = '#111111 #222222 #333333 #444444 #555555 #666666 #777777 #888888';
    expect([
      brandStyle({ accent: null, palette, typeface: 'system' }),
      brandStyle({ accent: null, palette: '#111111', typeface: 'constructor' }),
    ]).toEqual([
      `:root:root{--chart-palette:${palette}}\n:root:root{--ant-font-family:system-ui, sans-serif}`,
      '',
    ]);
  });

  test('shows a tone of any colour that reads at 4.5:1 on the grounds of both themes, and under the words on it', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const hex = fc
      .tuple(channel, channel, channel)
      .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(hex, fc.constantFrom('light', 'dark'), (chosen, theme) => {
        const { ground, container, onAccent } = surroundingsOf(theme);
        const palette = accentPalette(chosen, theme);
        if (!palette) throw new Error('no palette');
        const pairs = [
          [palette.accent, ground],
          [palette.accent, container],
          [palette.accent, onAccent],
          [palette.strong, palette.tint],
        ] as const;
        const worst = Math.min(...pairs.map(([one, other]) => contrast(one, other)));
        // The contrast ratio of WCAG itself, so that a smaller constant in the product is found.
        expect(worst).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
