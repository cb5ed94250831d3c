/** Checks a file's name, head comment, exports and length. */
import { child, children, field, parseSource, type SyntaxNode } from '#tests/support/syntaxTree.ts';

const emptyNames = new Set([
  'index',
  'util',
  'utils',
  'utilities',
  'helper',
  'helpers',
  'common',
  'shared',
  'misc',
  'type',
  'types',
  'constant',
  'constants',
]);

const emptyEnding = /(Util|Utils|Helper|Helpers|Constants)$/;

export const longestFile = 250;

/** In characters, including indentation and comment marks. */
export const longestComment = 150;

const stemOf = (part: string): string => part.split('.', 1)[0] ?? '';

const judgeName = (path: string): readonly string[] =>
  path
    .split('/')
    .map(stemOf)
    .filter((stem) => emptyNames.has(stem.toLowerCase()) || emptyEnding.test(stem))
    .map((stem) => `the name ${stem} says nothing`);

/** One sentence in a doc comment, before anything but a shebang. */
const opening = /^(#![^\n]*\n)?\/\*\*\s(?<sentence>.*?)\s\*\//s;

const judgeOpening = (text: string): readonly string[] => {
  const sentence = opening.exec(text)?.groups?.sentence;
  if (sentence === undefined) return ['does not open with a /** sentence */'];
  const words = sentence.replaceAll(/\n \* ?/g, ' ').trim();
  return /^[^a-z].*[.?]$/s.test(words) ? [] : ['opens with something that is no sentence'];
};

const exportedName = (specifier: SyntaxNode): unknown => {
  const exported = child(specifier, 'exported');
  return exported && (field(exported, 'name') ?? field(exported, 'value'));
};

const isDefaultExport = (node: SyntaxNode): boolean =>
  node.type === 'ExportDefaultDeclaration' ||
  node.type === 'TSExportAssignment' ||
  (node.type === 'ExportNamedDeclaration' &&
    children(node, 'specifiers').some((specifier) => exportedName(specifier) === 'default'));

const isReExport = (node: SyntaxNode): boolean =>
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && child(node, 'source') !== undefined);

const isImport = (node: SyntaxNode): boolean => node.type === 'ImportDeclaration';

const isLocalExportList = (node: SyntaxNode): boolean =>
  node.type === 'ExportNamedDeclaration' && child(node, 'declaration') === undefined;

const judgeExports = (path: string, text: string): readonly string[] => {
  const statements = children(parseSource(path, text), 'body');
  const isBarrel =
    statements.some(isLocalExportList) &&
    statements.every((node) => isImport(node) || isReExport(node) || isLocalExportList(node));
  return [
    ...(statements.some(isDefaultExport) ? ['has a default export'] : []),
    ...(statements.some((node) => node.type === 'ExportAllDeclaration')
      ? ['exports all of another file']
      : []),
    ...(isBarrel ? ['only passes on what others export'] : []),
  ];
};

const lengthOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

const judgeLength = (text: string): readonly string[] =>
  lengthOf(text) > longestFile ? [`has ${lengthOf(text)} lines, more than ${longestFile}`] : [];

const isComment = (line: string): boolean => /^\s*(?:\/\*|\*|\/\/)/.test(line);

const judgeComments = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => isComment(line) && line.length > longestComment)
    .map(({ line, number }) => `has a comment of ${line.length} characters on line ${number}`);

const told = (path: string, wrongs: readonly string[]): readonly string[] =>
  wrongs.map((wrong) => `${path} ${wrong}`);

/** Problems with a file's name and exports; applies to every file. */
export const judgeShape = (path: string, text: string): readonly string[] =>
  told(path, [...judgeName(path), ...judgeExports(path, text)]);

/** Problems with the head, the length and the comments of a file of the product or its scripts. */
export const judgeForm = (path: string, text: string): readonly string[] =>
  told(path, [...judgeOpening(text), ...judgeLength(text), ...judgeComments(text)]);
