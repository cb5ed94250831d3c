/** Antd's css made at build time: one set of rules, one block of variables for each theme. */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssBlocks, cssDeclarations, referredVariables } from './cssBlocks.ts';

export type StyleTokens = {
  seed: NonNullable<ThemeConfig['token']>;
  components: NonNullable<ThemeConfig['components']>;
};

export type AntdStaticOptions = {
  light: StyleTokens;
  dark: StyleTokens;
  samples: () => ReactNode;
  cssVarKey: string;
};

export type AntdStaticStyles = {
  css: string;
  styleNames: ReadonlySet<string>;
  /** Rules that differ between the themes by more than variables; the dark ones are appended, scoped. */
  leftovers: readonly string[];
};

type Variables = Map<string, string>;

type Extracted = { rules: string; variables: Variables; styleNames: Set<string> };

const virtualId = 'virtual:antd.css';
// The file-like ending makes Vite treat the module as css.
const resolvedId = '\0virtual:antd.css';
const darkRoot = ':root[data-theme="dark"]';
const undecidedRoot = ':root:not([data-theme])';

/** Component variables may leave their component: every name carries the component it belongs to. */
function variablesOf(css: string): Variables {
  const variables: Variables = new Map();
  for (const { body } of cssBlocks(css)) {
    for (const [name, value] of cssDeclarations(body ?? '')) {
      if (name.startsWith('--')) variables.set(name, value);
    }
  }
  return variables;
}

export function antdThemeOf(tokens: StyleTokens, dark: boolean): ThemeConfig {
  const algorithm = dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm;
  return { algorithm, token: tokens.seed, components: tokens.components };
}

function extract(options: AntdStaticOptions, dark: boolean): Extracted {
  const cache = createCache();
  const { cssVarKey: key } = options;
  const theme = {
    ...antdThemeOf(dark ? options.dark : options.light, dark),
    hashed: false,
    cssVar: { prefix: 'ant', key },
  };
  const specimens = createElement(ConfigProvider, { theme }, options.samples());
  renderToString(createElement(StyleProvider, { cache }, specimens));
  const rules = extractStyle(cache, { plain: true, types: ['style'] }).replace(
    /\.data-ant-cssinjs-cache-path\{.*?\}/,
    '',
  );
  const styleNames = [...cache.cache.keys()]
    .map((entry) => entry.split('%'))
    .filter(([kind]) => kind === 'style');
  return {
    rules,
    variables: variablesOf(extractStyle(cache, { plain: true, types: ['token', 'cssVar'] })),
    styleNames: new Set(styleNames.flatMap((parts) => parts[2] ?? [])),
  };
}

const blockText = (css: string): string[] => cssBlocks(css).map(({ prelude, body }) => `${prelude}{${body}}`);

const palette =
  /^--ant-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)\b/;

/** The colour scales of thirteen hues are a third of all variables, and few of them are ever read. */
function withoutIdlePalette(variables: Variables, rules: string): Variables {
  const read = new Set(referredVariables(rules));
  return new Map([...variables].filter(([name]) => read.has(name) || !palette.test(name)));
}

function declarations(variables: Iterable<[string, string]>): string {
  return [...variables].map(([name, value]) => `${name}:${value}`).join(';');
}

function scoped(root: string, rule: string): string {
  return cssBlocks(rule)
    .map(({ prelude, body }) =>
      prelude.startsWith('@')
        ? `${prelude}{${scoped(root, body ?? '')}}`
        : `${root} :is(${prelude}){${body}}`,
    )
    .join('');
}

/** Everything sits in a layer, so that a stylesheet arriving late never outranks the product's own rules. */
export function generateAntdStyles(options: AntdStaticOptions): AntdStaticStyles {
  const light = extract(options, false);
  const dark = extract(options, true);
  const known = new Set(blockText(light.rules));
  const leftovers =
    light.rules === dark.rules ? [] : blockText(dark.rules).filter((rule) => !known.has(rule));
  const lightVariables = withoutIdlePalette(light.variables, light.rules);
  const changed = [...withoutIdlePalette(dark.variables, light.rules)].filter(
    ([name, value]) => light.variables.get(name) !== value,
  );
  const darkCss = (root: string) =>
    `${root}{color-scheme:dark;${declarations(changed)}}${leftovers.map((rule) => scoped(root, rule)).join('')}`;
  const css = [
    `:root{color-scheme:light;${declarations(lightVariables)}}`,
    light.rules,
    darkCss(darkRoot),
    `@media (prefers-color-scheme:dark){${darkCss(undecidedRoot)}}`,
  ].join('\n');
  return { css: `@layer antd{${css}}`, styleNames: light.styleNames, leftovers };
}

/** Serves `virtual:antd.css`; the css is made once, when first asked for. */
export function antdStaticStyles(generate: () => AntdStaticStyles): Plugin {
  return {
    name: 'antd-static-styles',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const { css, leftovers } = generate();
      if (leftovers.length > 0)
        this.warn(`${leftovers.length} antd rules differ between the themes:\n${leftovers.join('\n')}`);
      return css;
    },
  };
}
