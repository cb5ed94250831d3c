/** Computes the few antd tokens that components read in JavaScript even when all CSS is static. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import type { RuntimeToken } from './antdStubSources.ts';
import { antdThemeOf, type StyleTokens } from './extractAntd.ts';

function wordsOfComponents(antdEs: string): Set<string> {
  const files = readdirSync(antdEs, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !/(^|[/\\])(style|theme|locale)[/\\]/.test(file),
  );
  const sources = files
    .map((file) => readFileSync(join(antdEs, file), 'utf8'))
    .filter((source) => source.includes('oken'));
  return new Set(sources.flatMap((source) => source.match(/\b[a-z]\w+/gi) ?? []));
}

const cssName = (token: string): string =>
  `--ant-${token
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .toLowerCase()}`;

/** Literals where both themes agree, references to CSS variables where they differ. */
export function antdRuntimeToken(light: StyleTokens, dark: StyleTokens, antdEs: string): RuntimeToken {
  const words = wordsOfComponents(antdEs);
  const darkToken: RuntimeToken = { ...theme.getDesignToken(antdThemeOf(dark, true)) };
  // Breakpoint names are concatenated at run time, so the word search misses them.
  const shared = Object.entries(theme.getDesignToken(antdThemeOf(light, false)))
    .filter(([name]) => words.has(name) || name.startsWith('screen'))
    .map(([name, value]) => [name, value === darkToken[name] ? value : `var(${cssName(name)})`]);
  return { ...Object.fromEntries(shared), ...light.components };
}
