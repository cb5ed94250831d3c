/** Tests the contrast of colours that antd derives from the product's tokens. */
import { theme as antdTheme } from 'antd';
import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHex, readableContrast } from '#domain/branding/contrast.ts';
import { darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';

const themes = {
  light: { algorithm: antdTheme.defaultAlgorithm, token: lightTokens.seed },
  dark: { algorithm: antdTheme.darkAlgorithm, token: darkTokens.seed },
};

const contrast = (one: string, other: string): number =>
  contrastRatio(parseHex(one) ?? [0, 0, 0], parseHex(other) ?? [0, 0, 0]);

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const token = antdTheme.getDesignToken(themes[name]);
  const states = {
    primary: [token.colorPrimary, token.colorPrimaryBg],
    info: [token.colorInfo, token.colorInfoBg],
    success: [token.colorSuccess, token.colorSuccessBg],
    warning: [token.colorWarning, token.colorWarningBg],
    error: [token.colorError, token.colorErrorBg],
  } as const;

  test.each(Object.entries(states))(
    'can be read in the state %s, on its tint and with plain text on it',
    (_, [colour, tint]) => {
      expect(Math.min(contrast(colour, tint), contrast(token.colorText, tint))).toBeGreaterThanOrEqual(
        readableContrast,
      );
    },
  );

  test('can be read under the pointer and pressed, on every ground', () => {
    const grounds = [token.colorBgContainer, token.colorBgLayout, token.colorBgElevated];
    const isState = (key: string) =>
      /^color(?:Primary|Link|Info|Success|Warning|Error)(?:Text)?(?:Hover|Active)$/.test(key);
    const faint = Object.entries(token).flatMap(([key, colour]) => {
      if (!isState(key)) return [];
      const all = [...grounds, String(themes[name].token.colorFillQuaternary)];
      const worst = Math.min(...all.map((ground) => contrast(String(colour), ground)));
      return worst < readableContrast ? [`${key} ${colour}: ${worst.toFixed(2)}`] : [];
    });
    expect(faint).toEqual([]);
  });

  test('has words on filled tags that can be read', () => {
    const { components } = name === 'light' ? lightTokens : darkTokens;
    const text = components.Tag?.solidTextColor ?? '#ffffff';
    const worst = Math.min(...Object.values(states).map(([colour]) => contrast(text, colour)));
    expect(worst).toBeGreaterThanOrEqual(readableContrast);
  });
});
