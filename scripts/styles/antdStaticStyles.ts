/** Makes antd's CSS at build time: sheets of rules, each with one block of variables per theme. */
import type { Plugin } from 'vite';
import type { AntdSheet } from './antdSamples.ts';
import { cssBlocks, referredVariables } from './cssBlocks.ts';
import { type ExtractedSheet, extractAntd, type StyleTokens, type Variables } from './extractAntd.ts';
import { accentsOf, followAccent } from './followAccent.ts';

export type AntdStaticOptions = {
  light: StyleTokens;
  dark: StyleTokens;
  sheets: readonly AntdSheet[];
  cssVarKey: string;
  accents: readonly string[];
};

export type AntdStaticStyles = {
  css: ReadonlyMap<string, string>;
  sheetOf: ReadonlyMap<string, string>;
  /** Rules that differ between the themes by more than variables; the dark ones are appended, scoped. */
  leftovers: readonly string[];
};

const sheetName = /^virtual:antd[\w-]*\.css$/;
const darkRoot = ':root[data-theme="dark"]';
const undecidedRoot = ':root:not([data-theme])';

const blockText = (css: string): string[] => cssBlocks(css).map(({ prelude, body }) => `${prelude}{${body}}`);

const palette =
  /^--ant-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)\b/;

/** The colour scales of thirteen hues are a third of all variables, few of them used: each goes to the first sheet that reads it. */
function sharePalette(sheets: readonly ExtractedSheet[]): ExtractedSheet[] {
  const scales = sheets.flatMap(({ variables }) => [...variables].filter(([name]) => palette.test(name)));
  const given = new Set<string>();
  return sheets.map((sheet) => {
    const own = [...sheet.variables].filter(([name]) => !palette.test(name));
    const read = new Set(referredVariables(sheet.rules + own.map(([, value]) => value).join(' ')));
    const shades = scales.filter(([name]) => read.has(name) && !given.has(name));
    for (const [name] of shades) given.add(name);
    return { ...sheet, variables: new Map([...own, ...shades]) };
  });
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

function leftoversOf(light: ExtractedSheet, dark: ExtractedSheet): string[] {
  if (light.rules === dark.rules) return [];
  const known = new Set(blockText(light.rules));
  return blockText(dark.rules).filter((rule) => !known.has(rule));
}

function changedIn(dark: Variables, light: Variables): [string, string][] {
  return [...dark].filter(([name, value]) => light.get(name) !== value);
}

/** All rules are in a layer, so that a late stylesheet never outranks the product's own rules. */
function sheetCss(light: ExtractedSheet, dark: ExtractedSheet): string {
  const changed = declarations(changedIn(dark.variables, light.variables));
  const leftovers = leftoversOf(light, dark);
  const darkCss = (root: string) =>
    `${root}{color-scheme:dark;${changed}}${scoped(root, dark.overrides + leftovers.join(''))}`;
  const css = [
    `:root{color-scheme:light;${declarations(light.variables)}}`,
    light.rules,
    light.overrides,
    darkCss(darkRoot),
    `@media (prefers-color-scheme:dark){${darkCss(undecidedRoot)}}`,
  ].join('\n');
  return `@layer antd{${css}}`;
}

function pairUp(
  light: readonly ExtractedSheet[],
  dark: readonly ExtractedSheet[],
  accents: readonly string[],
) {
  const pairs = light.flatMap((sheet, at) => {
    const other = dark[at];
    return other ? [{ light: sheet, dark: other }] : [];
  });
  const variables = pairs.map((pair) => ({ light: pair.light.variables, dark: pair.dark.variables }));
  const known = accentsOf(accents, {
    light: new Map(variables.flatMap((pair) => [...pair.light])),
    dark: new Map(variables.flatMap((pair) => [...pair.dark])),
  });
  return pairs.map((pair, at) => {
    const following = followAccent(variables[at] ?? { light: new Map(), dark: new Map() }, known);
    return {
      light: { ...pair.light, variables: following.light },
      dark: { ...pair.dark, variables: following.dark },
    };
  });
}

export function generateAntdStyles(options: AntdStaticOptions): AntdStaticStyles {
  const { sheets, cssVarKey } = options;
  const light = extractAntd(sheets, options.light, false, cssVarKey);
  const dark = extractAntd(sheets, options.dark, true, cssVarKey);
  const pairs = pairUp(sharePalette(light.sheets), sharePalette(dark.sheets), options.accents);
  return {
    css: new Map(pairs.map((pair) => [pair.light.id, sheetCss(pair.light, pair.dark)])),
    sheetOf: light.sheetOf,
    leftovers: pairs.flatMap((pair) => leftoversOf(pair.light, pair.dark)),
  };
}

const first = 'virtual:antd.css';

/** Generates the CSS once, on first request. The dev server prebundles all of antd, so its first sheet has everything. */
export function antdStaticStyles(generate: () => AntdStaticStyles): Plugin {
  let whole = false;
  return {
    name: 'antd-static-styles',
    configResolved({ command }) {
      whole = command === 'serve';
    },
    // The file-like ending of a sheet's name makes Vite treat it as CSS.
    resolveId: (id) => (sheetName.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0') || !sheetName.test(id.slice(1))) return undefined;
      const { css, leftovers } = generate();
      if (leftovers.length > 0)
        this.warn(`${leftovers.length} antd rules differ between the themes:\n${leftovers.join('\n')}`);
      return whole && id === `\0${first}` ? [...css.values()].join('\n') : css.get(id.slice(1));
    },
  };
}
