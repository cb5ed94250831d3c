/** Font sizes come from the theme, and spacing uses one scale. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const theme = 'src/ui/theme/';

const fontSize = /(?<![\w-])font-size:\s*([^;}]+)/g;
const spacing = /(?<![\w-])(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z]+)*):\s*([^;}]+)/g;
const shorthand = /(?<![\w-])font:\s*(?!inherit\b)[^\s;}][^;}]*/g;

/** A token, an inherited value, or a fraction of it. */
const isSizeOfType = (value: string): boolean =>
  /^(?:inherit|[\d.]+em|var\(--(?:text|ant-font-size)[\w-]*\))$/.test(value.trim());

/** 1 px, even pixels up to 24, then steps of four. */
const isOnScale = (pixels: number): boolean =>
  pixels === 1 || (pixels <= 24 ? pixels % 2 === 0 : pixels % 4 === 0);

/** Computed values, and negative margins that offset a control's padding, are exempt. */
const plainPixelsIn = (value: string): number[] =>
  value.includes('(')
    ? []
    : [...value.matchAll(/(?<![\d.-])([\d.]+)px/g)].map(([, pixels]) => Number(pixels));

const offendersIn = (css: string): string[] => [
  ...[...css.matchAll(fontSize)].filter(([, value = '']) => !isSizeOfType(value)).map(([text]) => text),
  ...[...css.matchAll(spacing)]
    .filter(([, value = '']) => !plainPixelsIn(value).every(isOnScale))
    .map(([text]) => text),
  ...[...css.matchAll(shorthand)].map(([text]) => text),
];

test('a raw size is distinguished from a token, and a step of the scale from what lies between', () => {
  const raw = [
    'font-size: 13px',
    'font-size: clamp(1rem, 2vw, 2rem)',
    'gap: 7px',
    'padding: 4px 9px',
    'font: 12px serif',
  ];
  const good = [
    'font-size: var(--text-small)',
    'font-size: var(--ant-font-size-lg)',
    'font-size: 0.75em',
    'font: inherit',
    'gap: 1px 8px',
    'margin-left: -7px',
    'padding: calc(50% - 13px)',
    'scroll-margin: 32px',
    '--gap: 3px',
  ];

  expect([...raw, ...good].flatMap(offendersIn)).toEqual(raw);
});

test('no stylesheet outside the theme has a size of type of its own, or a space beside the scale', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src/ui', name).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css') && !path.startsWith(theme));
  const found = files.flatMap((path) =>
    offendersIn(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
