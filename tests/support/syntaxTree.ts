/** Parses a source file, so that tests can distinguish code from comments, strings and types. */
import { parseSync } from 'vite';

/** An ESTree node. Type-specific properties are read with `child` and `children`. */
export type SyntaxNode = { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value;

export const field = (node: SyntaxNode, name: string): unknown => Reflect.get(node, name);

export const child = (node: SyntaxNode, name: string): SyntaxNode | undefined => {
  const value = field(node, name);
  return isNode(value) ? value : undefined;
};

export const children = (node: SyntaxNode, name: string): readonly SyntaxNode[] => {
  const value = field(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Throws `SyntaxError` if the file does not parse. The file name decides between TypeScript, JSX and JavaScript. */
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

/** Nodes that exist at run time: no types, and no names after a dot or before a colon unless computed. */
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

export const lineOf = (text: string, node: SyntaxNode): number =>
  text.slice(0, node.start).split('\n').length;
