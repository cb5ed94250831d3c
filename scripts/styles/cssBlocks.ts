/** Splits a stylesheet into top-level rules and a rule into declarations. */

export type CssBlock = {
  /** Selector or at-rule header; a statement such as `@layer a, b` is all prelude. */
  prelude: string;
  body: string | undefined;
};

/** Offset just past the string or comment that opens at `at`, or `at` itself. */
function skipOpaque(css: string, at: number): number {
  if (css.startsWith('/*', at)) {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 2;
  }
  const quote = css[at];
  if (quote === '\\') return at + 2;
  if (quote !== '"' && quote !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const next = skipOpaque(text, at);
    if (next > at) {
      at = next;
      continue;
    }
    const character = text[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (depth === 0 && character === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
    at += 1;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function closingBrace(css: string, open: number): number {
  let depth = 1;
  for (let at = open + 1; at < css.length; ) {
    const next = skipOpaque(css, at);
    if (next > at) {
      at = next;
      continue;
    }
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
    at += 1;
  }
  return css.length;
}

export function cssBlocks(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let from = 0;
  for (let at = 0; at < css.length; ) {
    const next = skipOpaque(css, at);
    if (next > at) {
      if (css.startsWith('/*', at) && css.slice(from, at).trim() === '') from = next;
      at = next;
    } else if (css[at] === '{') {
      const end = closingBrace(css, at);
      blocks.push({ prelude: css.slice(from, at).trim(), body: css.slice(at + 1, end) });
      from = end + 1;
      at = from;
    } else if (css[at] === ';') {
      blocks.push({ prelude: css.slice(from, at).trim(), body: undefined });
      from = at + 1;
      at = from;
    } else at += 1;
  }
  return blocks;
}

/** Later pairs win when put into a map, as in CSS. */
export function cssDeclarations(body: string): [name: string, value: string][] {
  return splitOutside(body, ';').map((declaration) => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
  });
}

export function referredVariables(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
}
