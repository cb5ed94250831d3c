/** Finds code that reads time, randomness, identity or locale from the machine instead of from the world. */
import { child, children, field, lineOf, parseSource, runtimeNodes, type SyntaxNode } from './syntaxTree.ts';

export type Impurity = { readonly line: number; readonly what: string };

const globals = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'getRandomValues',
  'randomUUID',
  'Date.now',
  'Math.random',
  'performance.now',
  'performance.timeOrigin',
  'AbortSignal.timeout',
]);

const wrappers = new Set([
  'ChainExpression',
  'ParenthesizedExpression',
  'TSNonNullExpression',
  'TSAsExpression',
]);

const propertyName = (node: SyntaxNode): string | undefined => {
  const property = child(node, 'property');
  const name = property && field(property, field(node, 'computed') === true ? 'value' : 'name');
  return typeof name === 'string' ? name : undefined;
};

/** Returns `Date.now` for `Date.now`, `globalThis.Date?.now` and `Date['now']`. */
const dottedName = (node: SyntaxNode | undefined): string | undefined => {
  if (node === undefined) {
    return undefined;
  }
  if (wrappers.has(node.type)) {
    return dottedName(child(node, 'expression'));
  }
  if (node.type === 'Identifier') {
    return String(field(node, 'name'));
  }
  const object = node.type === 'MemberExpression' ? dottedName(child(node, 'object')) : undefined;
  const name = node.type === 'MemberExpression' ? propertyName(node) : undefined;
  return object && name && `${object}.${name}`.replace(/^(?:globalThis|window|self)\./, '');
};

const isGlobal = (name: string): boolean =>
  globals.has(name) || /\.(?:getRandomValues|randomUUID)$/.test(name);

const isLeftOut = (argument: SyntaxNode | undefined): boolean =>
  argument === undefined || dottedName(argument) === 'undefined';

const inCall = (node: SyntaxNode): string[] => {
  const callee = child(node, 'callee');
  const name = dottedName(callee) ?? '';
  const [first] = children(node, 'arguments');
  const method = callee?.type === 'MemberExpression' ? propertyName(callee) : undefined;
  const found: string[] = [];
  if (name === 'Date' && (node.type === 'CallExpression' || first === undefined)) {
    found.push(node.type === 'CallExpression' ? 'Date()' : 'new Date()');
  }
  if (name.startsWith('Intl.') && isLeftOut(first)) {
    found.push(`${name} without a locale`);
  }
  if (method?.startsWith('toLocale') && isLeftOut(first)) {
    found.push(`${method} without a locale`);
  }
  return found;
};

/** `const { now } = Date` reads the same function as `Date.now`. */
const inDestructuring = (node: SyntaxNode): string[] => {
  const from = dottedName(child(node, 'init'));
  const pattern = child(node, 'id');
  const keys =
    pattern === undefined ? [] : children(pattern, 'properties').map((property) => child(property, 'key'));
  return keys.map((key) => `${from}.${dottedName(key)}`).filter(isGlobal);
};

const inNode = (node: SyntaxNode): string[] => {
  switch (node.type) {
    case 'Identifier':
    case 'MemberExpression': {
      const name = dottedName(node);
      return name !== undefined && isGlobal(name) ? [name] : [];
    }
    case 'CallExpression':
    case 'NewExpression':
      return inCall(node);
    case 'VariableDeclarator':
      return inDestructuring(node);
    default:
      return [];
  }
};

export const impuritiesIn = (path: string, text: string): readonly Impurity[] => {
  const found = runtimeNodes(parseSource(path, text)).flatMap((node) =>
    inNode(node).map((what) => ({ line: lineOf(text, node), what })),
  );
  const byPlace = new Map(found.map((impurity) => [`${impurity.line} ${impurity.what}`, impurity]));
  return [...byPlace.values()].toSorted((a, b) => a.line - b.line);
};
