/** Extracts the part of a stylesheet that given HTML needs for its first paint. */
import { cssBlocks, cssDeclarations, referredVariables, splitOutside } from './cssBlocks.ts';

type Vocabulary = { classes: Set<string>; tags: Set<string>; ids: Set<string> };

function vocabularyOf(html: string): Vocabulary {
  const attribute = (name: string) =>
    [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
  return {
    classes: new Set(attribute('class').flatMap((value) => value.split(/\s+/))),
    ids: new Set(attribute('id')),
    tags: new Set([
      'html',
      'body',
      ...[...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase()),
    ]),
  };
}

/** Drops `:not(…)`, `:is(…)`, `[…]` and the like: such conditions count as possibly true. */
function bareSelector(selector: string): string {
  let bare = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  return bare.replace(/::?[\w-]+/g, '');
}

function matches(selector: string, page: Vocabulary): boolean {
  const names = [...bareSelector(selector).matchAll(/([.#]?)((?:[\w-]|\\.|[\u0080-\uffff])+)/g)];
  return names.every(([, mark, name = '']) => {
    const plain = name.replaceAll('\\', '');
    if (mark === '.') return page.classes.has(plain);
    if (mark === '#') return page.ids.has(plain);
    return page.tags.has(plain.toLowerCase());
  });
}

const conditional = /^@(media|supports|layer|container)\b/;
const keyframes = /^@(?:-webkit-)?keyframes\s+(\S+)/;

function usedRules(css: string, page: Vocabulary): string {
  return cssBlocks(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (conditional.test(prelude)) {
        const inner = usedRules(body, page);
        // An emptied layer must keep its place in the order of layers.
        return inner === '' && !prelude.startsWith('@layer') ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const kept = splitOutside(prelude, ',').filter((selector) => matches(selector, page));
      return kept.length === 0 ? '' : `${kept.join(',')}{${body}}`;
    })
    .join('');
}

function mapRules(css: string, change: (prelude: string, body: string) => string): string {
  return cssBlocks(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (conditional.test(prelude)) return `${prelude}{${mapRules(body, change)}}`;
      return change(prelude, body);
    })
    .join('');
}

function neededVariables(css: string, html: string): Set<string> {
  const needs = new Map<string, string[]>();
  const needed = new Set(referredVariables(html));
  mapRules(css, (_, body) => {
    for (const [name, value] of body.includes('{') ? [] : cssDeclarations(body)) {
      if (name.startsWith('--')) needs.set(name, [...(needs.get(name) ?? []), ...referredVariables(value)]);
      else for (const variable of referredVariables(value)) needed.add(variable);
    }
    return '';
  });
  // A set iterates over items added during the loop, so variables made of variables are included.
  for (const name of needed) for (const inner of needs.get(name) ?? []) needed.add(inner);
  return needed;
}

export function criticalCss(css: string, html: string): string {
  const used = usedRules(css, vocabularyOf(html));
  const needed = neededVariables(used, html);
  const animations = [...used.matchAll(/animation(?:-name)?\s*:([^;}]+)/g)]
    .map(([, value]) => value)
    .join(' ');
  return mapRules(used, (prelude, body) => {
    const name = keyframes.exec(prelude)?.[1];
    if (name !== undefined) return animations.includes(name) ? `${prelude}{${body}}` : '';
    if (!body.includes('--')) return `${prelude}{${body}}`;
    const kept = cssDeclarations(body).filter(
      ([property]) => !property.startsWith('--') || needed.has(property),
    );
    return kept.length === 0
      ? ''
      : `${prelude}{${kept.map(([property, value]) => `${property}:${value}`).join(';')}}`;
  });
}
