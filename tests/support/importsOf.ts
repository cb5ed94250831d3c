/** Finds the imports of a source file in every syntactic form. */
import { child, children, field, lineOf, parseSource, type SyntaxNode } from './syntaxTree.ts';

export type Import = {
  readonly specifier: string | null;
  readonly line: number;
  readonly isDynamic: boolean;
  /** Erased at run time: `import type`, `export type` and types of the form `import('...').T`. */
  readonly isType: boolean;
};

/** Appends to one list without copying, because the project has millions of nodes. */
const allNodes = (node: SyntaxNode, found: SyntaxNode[] = []): readonly SyntaxNode[] => {
  found.push(node);
  for (const name of Object.keys(node)) {
    const held = child(node, name);
    for (const inner of held ? [held] : children(node, name)) allNodes(inner, found);
  }
  return found;
};

const textOf = (node: SyntaxNode | undefined): string | null => {
  if (node === undefined) return null;
  const value = field(node, 'value');
  if (node.type === 'Literal' && typeof value === 'string') return value;
  const [part, ...others] = children(node, 'quasis');
  if (node.type !== 'TemplateLiteral' || part === undefined || others.length > 0) return null;
  const cooked = field(part, 'value');
  return typeof cooked === 'object' && cooked !== null ? String(Reflect.get(cooked, 'cooked')) : null;
};

const isMetaGlob = (node: SyntaxNode): boolean => {
  const callee = child(node, 'callee');
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
  const property = child(callee, 'property');
  const isGlob = property !== undefined && field(property, 'name') === 'glob';
  return isGlob && child(callee, 'object')?.type === 'MetaProperty';
};

const importIn = (node: SyntaxNode): Omit<Import, 'line'> | null => {
  const specifier = textOf(child(node, 'source'));
  if (node.type === 'ImportDeclaration')
    return { specifier, isDynamic: false, isType: field(node, 'importKind') === 'type' };
  if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && specifier !== null))
    return { specifier, isDynamic: false, isType: field(node, 'exportKind') === 'type' };
  if (node.type === 'TSImportType') return { specifier, isDynamic: false, isType: true };
  if (node.type === 'ImportExpression') return { specifier, isDynamic: true, isType: false };
  return isMetaGlob(node) ? { specifier: null, isDynamic: true, isType: false } : null;
};

const read = (path: string, text: string): readonly Import[] =>
  allNodes(parseSource(path, text)).flatMap((node) => {
    const found = importIn(node);
    return found === null ? [] : [{ ...found, line: lineOf(text, node) }];
  });

/** Cached by path, because several tests read the imports of the same files. */
const known = new Map<string, { readonly text: string; readonly imports: readonly Import[] }>();

/** The imports of a file in order: declarations, re-exports, dynamic imports, import types and Vite's globs. */
export const importsOf = (path: string, text: string): readonly Import[] => {
  const former = known.get(path);
  if (former?.text === text) return former.imports;
  const imports = read(path, text);
  known.set(path, { text, imports });
  return imports;
};
