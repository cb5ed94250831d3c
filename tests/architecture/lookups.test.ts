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

  test.each(accepted)('is accepted in %s', (text) => {
    expect(unsafeLookups('a.ts', text)).toEqual([]);
  });
});
