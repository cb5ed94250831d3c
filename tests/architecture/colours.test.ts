/** Allows colours only in the theme, so that both themes and a workspace's brand reach everything drawn. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const theme = 'src/ui/theme/';

const examples = /placeholder="#[0-9a-f]{6}"/g;

const rawColour =
  /(?<![\w&/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/gi;

const rawColoursIn = (text: string): string[] => text.replace(examples, '').match(rawColour) ?? [];

test('a raw colour is distinguished from an anchor, an address and a variable', () => {
  expect(
    [
      'color: #fff',
      'fill="#0f766e"',
      'rgb(0 0 0 / 8%)',
      'href="#plans"',
      "'/a#feed'",
      'var(--ink)',
      'placeholder="#7c3aed"',
    ].map((text) => rawColoursIn(text).length),
  ).toEqual([1, 1, 1, 0, 0, 0, 0]);
});

test('no stylesheet and no component outside the theme has a colour of its own', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src/ui', name).replaceAll('\\', '/'))
    .filter((path) => /\.(css|tsx)$/.test(path) && !path.startsWith(theme));
  const found = files.flatMap((path) =>
    rawColoursIn(readFileSync(path, 'utf8')).map((colour) => `${path}: ${colour}`),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
