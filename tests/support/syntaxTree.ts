/** A source file as a tree, so that tests can tell code from comments, texts and types. */
import { parseSync } from 'vite';

/** A node of the ESTree form; everything that depends on its type is read with `child` and `children`. */
export type SyntaxNode = { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value;

/** What a node holds under a name, whatever it is. */
export const field = (node: SyntaxNode, name: string): unknown => Reflect.get(node, name);

/** The node that a node holds under a name. */
export const child = (node: SyntaxNode, name: string): SyntaxNode | undefined => {
  const value = field(node, name);
  return isNode(value) ? value : undefined;
};

/** The nodes that a node holds in a list under a name. */
export const children = (node: SyntaxNode, name: string): readonly SyntaxNode[] => {
  const value = field(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The tree of a file; what does not parse throws SyntaxError. The file's name tells TypeScript, JSX or neither. */
export const parseSource = (path: string, text: string): SyntaxNode => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) {
    throw new SyntaxError(`${path}: ${errors.map((error) => error.message).join('; ')}`);
  }
  return program;
};

const namesOnly: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
};

/**
 * All nodes that stand for something at run time: neither types nor names after a dot or before a colon, but those in
 * brackets.
 */
export const runtimeNodes = (node: SyntaxNode, found: SyntaxNode[] = []): readonly SyntaxNode[] => {
  if (node.type.startsWith('TS')) {
    const wrapped = child(node, 'expression');
    return wrapped === undefined ? found : runtimeNodes(wrapped, found);
  }
  const skipped = field(node, 'computed') === true ? undefined : namesOnly[node.type];
  found.push(node);
  for (const name of Object.keys(node)) {
    if (name === skipped) continue;
    const held = child(node, name);
    for (const inner of held ? [held] : children(node, name)) runtimeNodes(inner, found);
  }
  return found;
};

/** The line on which a node begins, from 1. */
export const lineOf = (text: string, node: SyntaxNode): number =>
  text.slice(0, node.start).split('\n').length;
