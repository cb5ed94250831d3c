/** Extracts the rules and variables of antd's components in one theme, sheet by sheet. */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as renderSpecimens } from '@ant-design/static-style-extract';
import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { createElement, Fragment } from 'react';
import type { AntdSheet } from './antdSamples.ts';
import { cssBlocks, cssDeclarations } from './cssBlocks.ts';

export type StyleTokens = {
  seed: NonNullable<ThemeConfig['token']>;
  components: NonNullable<ThemeConfig['components']>;
};

export type Variables = ReadonlyMap<string, string>;

export type ExtractedSheet = {
  readonly id: string;
  readonly rules: string;
  readonly variables: Variables;
  readonly overrides: string;
};

export type Extracted = {
  readonly sheets: readonly ExtractedSheet[];
  readonly sheetOf: ReadonlyMap<string, string>;
};

type Cache = ReturnType<typeof createCache>;

export function antdThemeOf(tokens: StyleTokens, dark: boolean): ThemeConfig {
  const algorithm = dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm;
  return { algorithm, token: tokens.seed, components: tokens.components };
}

type VariableBlock = { readonly selector: string; readonly declarations: readonly [string, string][] };

/** Blocks with another key belong to a theme that antd nests for its own dialogs. */
function blocksOf(css: string, key: string): VariableBlock[] {
  return cssBlocks(css)
    .filter(({ prelude }) => prelude.includes(`.${key}`))
    .map(({ prelude, body }) => ({
      selector: prelude,
      declarations: cssDeclarations(body ?? '').filter(([name]) => name.startsWith('--')),
    }));
}

/**
 * A component's own variables may be global, because their names carry the component's. Overrides may not
 * leave it, nor reach nested components.
 */
function sortVariables(blocks: readonly VariableBlock[], globals: Variables, key: string) {
  const isOverride = ({ selector }: VariableBlock, name: string) =>
    selector !== `.${key}` && globals.has(name);
  const overrides = blocks.flatMap((block) =>
    block.declarations
      .filter(([name]) => isOverride(block, name))
      .map(([name, value]) => `.${key}{${name}:${globals.get(name)}}${block.selector}{${name}:${value}}`),
  );
  const own = blocks.flatMap((block) => block.declarations.filter(([name]) => !isOverride(block, name)));
  return { variables: new Map(own), overrides: overrides.join('') };
}

function render({ components, more }: AntdSheet, theme: ThemeConfig, cache: Cache): void {
  renderSpecimens({
    includes: [...components],
    customTheme: (node) =>
      createElement(
        StyleProvider,
        { cache },
        createElement(ConfigProvider, { theme }, createElement(Fragment, null, node, more)),
      ),
  });
}

const cachePath = /\.data-ant-cssinjs-cache-path\{.*?\}/;

function stylesIn(cache: Cache): string[] {
  const entries = [...cache.cache.keys()].map((entry) => entry.split('%'));
  return entries.flatMap(([kind, , name]) => (kind === 'style' && name ? [name] : []));
}

export function extractAntd(
  sheets: readonly AntdSheet[],
  tokens: StyleTokens,
  dark: boolean,
  key: string,
): Extracted {
  const cache = createCache();
  const theme = { ...antdThemeOf(tokens, dark), hashed: false, cssVar: { prefix: 'ant', key } };
  const sheetOf = new Map<string, string>();
  const globals = new Map<string, string>();
  const extracted = sheets.map((sheet): ExtractedSheet => {
    render(sheet, theme, cache);
    // Keeps insertion order: the cache counts from the latest use, so a popover would outrank components
    // built on it.
    [...cache.cache.keys()].forEach((entry, at) => {
      cache.updateTimes.set(entry, at);
    });
    for (const name of stylesIn(cache)) sheetOf.set(name, sheetOf.get(name) ?? sheet.id);
    const newOf = (types: ('style' | 'token' | 'cssVar')[]) =>
      extractStyle(cache, { plain: true, once: true, types });
    const rules = newOf(['style']).replace(cachePath, '');
    const blocks = blocksOf(newOf(['token', 'cssVar']), key);
    for (const { selector, declarations } of blocks)
      if (selector === `.${key}`) for (const [name, value] of declarations) globals.set(name, value);
    return { id: sheet.id, rules, ...sortVariables(blocks, globals, key) };
  });
  return { sheets: extracted, sheetOf };
}
