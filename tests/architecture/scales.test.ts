/** Spaces, radii, font weights, shadows, layers, durations and breakpoints come from the lists of the theme. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const theme = 'src/ui/theme/';

/** Files that render outside the theme. */
const exceptions: Readonly<Record<string, string>> = {
  'src/ui/parts/reports/reportDocument.css': 'the sheet of a report as one file, which opens from a disk',
  'src/ui/parts/reports/out/reportHtml.tsx': 'what the theme does for that file',
  'src/ui/parts/reports/out/reportPictures.tsx': 'pictures in a file, which know no custom property',
};

const declared = (property: string) => new RegExp(`(?<![\\w-])${property}:\\s*([^;}]+)`, 'g');

const isRadius = (value: string): boolean =>
  value
    .split(/\s+/)
    .every((part) => /^(?:0|50%|inherit|var\(--(?:radius|ant-border-radius)[\w-]*\))$/.test(part));

const isWeight = (value: string): boolean => /^(?:inherit|var\(--weight-\w+\))$/.test(value);

/** A shadow of the theme, or one without blur, which draws a line. */
const isShadow = (value: string): boolean =>
  value
    .replaceAll(/color-mix\((?:[^()]|\([^()]*\))*\)/g, 'colour')
    .split(',')
    .every((part) =>
      /^(?:none|var\(--(?:shadow|ant-box-shadow)[\w-]*\)|(?:inset )?-?\d\S* -?\d\S*(?: 0(?: \d\S*)?)? \D.*)$/.test(
        part.trim(),
      ),
    );

/** A layer of the page, or a small z-index within one component. */
const isLayer = (value: string): boolean => /^(?:[0-5]|var\(--layer-[\w-]+\))$/.test(value);

/** One pixel is a line, not a space. */
const isSpace = (value: string): boolean => !/(?<![\w.-])-?(?!1px)\d*\.?\d+px/.test(value);

/** A duration of the theme. A loop, a delayed appearance of a millisecond and a timed slide have their own time. */
const isDuration = (value: string): boolean =>
  /\binfinite\b|\b1ms linear\b|^fill 3s\b/.test(value) || !/(?<![\w.-])[\d.]+m?s\b/.test(value);

const judged = [
  [declared('(?:(?:row|column)-)?gap'), isSpace],
  [declared('(?:scroll-)?(?:padding|margin)(?:-[a-z]+)*'), isSpace],
  [declared('border(?:-[a-z]+)*-radius'), isRadius],
  [declared('font-weight'), isWeight],
  [declared('box-shadow'), isShadow],
  [declared('z-index'), isLayer],
  [declared('(?:transition|animation)(?:-duration)?'), isDuration],
] as const;

/**
 * Layout breakpoints in pixels. Media queries cannot read custom properties, so sheets repeat them:
 * `min-width` uses the value, `max-width` one pixel less.
 */
const breakpoints = { largePhone: 560, tablet: 760, sideNavigation: 1024, desktop: 1360, wide: 1680 };

const isBreakpoint = (width: number): boolean => Object.values(breakpoints).includes(width);

/** Media query widths that are not breakpoint; container queries are exempt. */
const oddWidthsIn = (queries: RegExp, text: string): string[] =>
  [...text.matchAll(queries)].flatMap(([query]) =>
    [...query.matchAll(/(min-width|max-width):\s*([\d.]+)px|\bwidth\s*[<>]=?[^)]*/g)]
      .filter(([, edge, width]) => !edge || !isBreakpoint(Number(width) + (edge === 'max-width' ? 1 : 0)))
      .map(([odd]) => odd),
  );

const offendersIn = (css: string): string[] => [
  ...judged.flatMap(([pattern, isGood]) =>
    [...css.matchAll(pattern)].filter(([, value = '']) => !isGood(value.trim())).map(([text]) => text),
  ),
  ...oddWidthsIn(/@media[^{]*/g, css),
];

/** A string with a media query, and what follows antd's own breakpoints. */
const oddWidthsInCode = (text: string): string[] => [
  ...oddWidthsIn(/'[^'\n]*'|`[^`]*`/g, text).filter((odd) => /^m/.test(odd)),
  ...[
    ...text.matchAll(/useBreakpoint|(?:column|span|gutter|xs|sm|md|lg|xl|xxl)=\{\{ (?:xs|sm|md|lg)\b/g),
  ].map(([odd]) => odd),
];

const inlineStyle = /\b(?:borderRadius|fontWeight|boxShadow)\b\s*[:=]/;

const filesOf = (ending: string) =>
  readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src/ui', name).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending) && !path.startsWith(theme) && !(path in exceptions))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('a raw value is distinguished from a token, a line from a shadow, and a breakpoint from a width beside it', () => {
  const raw = [
    'gap: 8px',
    'padding: 0 max(12px, 4vw)',
    'margin-inline-end: -6px',
    'border-radius: 7px',
    'border-top-left-radius: 4px',
    'font-weight: 550',
    'font-weight: bold',
    'box-shadow: 0 4px 18px var(--shade)',
    'z-index: 20',
    'transition: height 0.2s ease-out',
    'animation: rise 180ms',
    'min-width: 720px',
    'max-width: 760px',
    'width < 760px',
  ];
  const good = [
    'row-gap: var(--space-8)',
    'padding: 1px 0.5em calc(-1 * var(--space-12))',
    'border-radius: var(--radius-card) 0',
    'border-radius: 50%',
    'font-weight: var(--weight-strong)',
    'box-shadow: inset 3px 0 0 var(--ant-color-primary)',
    'box-shadow: 0 0 0 1px var(--ant-color-border), var(--shadow-dock)',
    'z-index: var(--layer-bar)',
    'z-index: 1',
    'transition: height var(--duration-mid) ease-out',
    'animation: turn 0.7s linear infinite',
    'min-width: 760px',
    'max-width: 759px',
  ];
  const inSheet = (text: string) => (/width/.test(text) ? `@media (${text}) {` : text);

  expect([...raw, ...good].map(inSheet).flatMap(offendersIn)).toEqual(raw);
});

test('no sheet outside the theme has a space, a radius, a weight, a shadow, a layer, a duration or a breakpoint of its own', () => {
  const files = filesOf('.css');

  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(({ path, text }) => offendersIn(text).map((found) => `${path}: ${found}`))).toEqual(
    [],
  );
});

test('no component follows a width that is no breakpoint', () => {
  const files = [...filesOf('.ts'), ...filesOf('.tsx')];
  const odd = ["'screen and (max-width: 760px)'", 'Grid.useBreakpoint()', 'column={{ xs: 1, md: 2 }}'];

  expect(odd.flatMap(oddWidthsInCode)).toHaveLength(odd.length);
  expect(oddWidthsInCode("followed('screen and (max-width: 759px)', false)")).toEqual([]);
  expect(files.flatMap(({ path, text }) => oddWidthsInCode(text).map((odd) => `${path}: ${odd}`))).toEqual(
    [],
  );
});

test('no component writes one of them into its style', () => {
  const files = filesOf('.tsx');

  expect(files.length).toBeGreaterThan(400);
  expect(files.filter(({ text }) => inlineStyle.test(text)).map(({ path }) => path)).toEqual([]);
});
