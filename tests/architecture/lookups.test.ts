/** Refuses lookups of user input on object literals, which also answer to `constructor` and `__proto__`. */
import { describe, expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';
import { child, children, field, lineOf, parseSource, type SyntaxNode } from '#tests/support/syntaxTree.ts';

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

const eachNode = (node: SyntaxNode, visit: (node: SyntaxNode) => void): void => {
  visit(node);
  for (const name of Object.keys(node)) {
    const held = child(node, name);
    for (const inner of held ? [held] : children(node, name)) eachNode(inner, visit);
  }
};

/** `'url' in expectation` narrows a union by a literal name: no user typed it. */
const isSpelledOut = (node: SyntaxNode | undefined): boolean => {
  const value = node?.type === 'Literal' ? field(node, 'value') : undefined;
  return (typeof value === 'string' && !inherited.has(value)) || node?.type === 'PrivateIdentifier';
};

const unsafeLookups = (path: string, text: string): readonly string[] => {
  const found: string[] = [];
  eachNode(parseSource(path, text), (node) => {
    const isIn = node.type === 'BinaryExpression' && field(node, 'operator') === 'in';
    if (node.type === 'ForInStatement' || (isIn && !isSpelledOut(child(node, 'left'))))
      found.push(`${path}:${lineOf(text, node)}`);
  });
  return found;
};

const typeOf = (text: string, declarator: SyntaxNode): string => {
  const type = child(child(declarator, 'id') ?? declarator, 'typeAnnotation');
  return type === undefined ? '' : text.slice(type.start, Number(field(type, 'end')));
};

/** Object literals with entries of a file that are typed as tables by any text. */
const tablesIn = (path: string, text: string): readonly string[] =>
  children(parseSource(path, text), 'body')
    .map((statement) => child(statement, 'declaration') ?? statement)
    .flatMap((statement) => children(statement, 'declarations'))
    .flatMap((node) => {
      const [id, init] = [child(node, 'id'), child(node, 'init')];
      const literal = init?.type.startsWith('TS') ? child(init, 'expression') : init;
      const isFilled = literal?.type === 'ObjectExpression' && children(literal, 'properties').length > 0;
      const isTable = /^:\s*(?:Readonly<)?(?:Record<string\b|\{\s*(?:readonly )?\[\w+: string)/.test(
        typeOf(text, node),
      );
      return id && isFilled && isTable ? [String(field(id, 'name'))] : [];
    });

type Source = { readonly path: string; readonly text: string };

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const importsIn = (text: string) =>
  [...text.matchAll(/^import \{([^}]*)\} from '([^']*)'/gm)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => `${fileName(from)} ${name.trim()}` as const),
  );

const indexedTables = (files: readonly Source[]): readonly string[] => {
  const own = new Map(files.map(({ path, text }) => [path, tablesIn(path, text)]));
  const all = new Map(
    [...own].flatMap(([path, names]) => names.map((name) => [`${fileName(path)} ${name}`, name] as const)),
  );
  return files.flatMap(({ path, text }) => {
    const imported = importsIn(text).flatMap((place) => all.get(place) ?? []);
    const tables = new Set([...(own.get(path) ?? []), ...imported]);
    if (tables.size === 0) return [];
    const found: string[] = [];
    eachNode(parseSource(path, text), (node) => {
      if (node.type !== 'MemberExpression' || field(node, 'computed') !== true) return;
      const [object, key] = [child(node, 'object'), child(node, 'property')];
      if (object?.type === 'Identifier' && tables.has(String(field(object, 'name'))) && !isSpelledOut(key))
        found.push(`${path}:${lineOf(text, node)}`);
    });
    return found;
  });
};

const table = 'const words: Readonly<Record<string, string>> = { a: "b" };';

const refused = [
  'const known = word in links;',
  'const known = names.filter((one) => one in table);',
  "const known = 'constructor' in table;",
  "const known = '__proto__' in table;",
  'const known = `url` in table;',
  'if (!(kind in words)) stop();',
  'for (const field in value) read(field);',
];

const accepted = [
  'const known = Object.hasOwn(links, word);',
  'const known = links.has(word);',
  "const isCheck = 'url' in expectation;",
  'class A { #x = 1; static is(a) { return #x in a; } }',
  'for (const field of Object.keys(value)) read(field);',
  'for (let index = 0; index < 3; index += 1) read(index);',
];

describe('a lookup', () => {
  test('asks no object literal for a name that may be inherited', () => {
    const files = [...sourceFilesBelow('src'), ...sourceFilesBelow('scripts')];
    expect(files.flatMap(({ path, text }) => unsafeLookups(path, text))).toEqual([]);
  });

  test.each(refused)('is refused in %s', (text) => {
    expect(unsafeLookups('a.ts', text)).toEqual(['a.ts:1']);
  });

  test('reads no table by a text of any kind but with `ownValue`', () => {
    expect(indexedTables(sourceFilesBelow('src'))).toEqual([]);
  });

  test('is refused in a table of its own file or of another, and accepted with `ownValue` and by name', () => {
    const files = [
      { path: 'a.ts', text: `export ${table}\nconst found = words[typed];` },
      { path: 'b.ts', text: "import { words } from './a.ts';\nconst found = words[typed]?.length;" },
      { path: 'c.ts', text: `${table}\nconst found = ownValue(words, typed) ?? words['a'] ?? words.a;` },
      { path: 'd.ts', text: "const words: Record<'a', string> = { a: 'b' };\nconst found = words[known];" },
    ];
    expect(indexedTables(files)).toEqual(['a.ts:2', 'b.ts:2']);
  });

  test.each(accepted)('is accepted in %s', (text) => {
    expect(unsafeLookups('a.ts', text)).toEqual([]);
  });
});
