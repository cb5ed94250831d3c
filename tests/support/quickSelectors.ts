/** Queries elements without Happy DOM's cache entries at each visited node, which every change must clear. */
import { type Document, type Element, type Node, PropertySymbol } from 'happy-dom';
import NodeList from 'happy-dom/lib/nodes/node/NodeList.js';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import type SelectorItem from 'happy-dom/lib/query-selector/SelectorItem.js';
import SelectorParser from 'happy-dom/lib/query-selector/SelectorParser.js';

type Place = Element | Document;

type Plain = {
  readonly items: readonly SelectorItem[];
  readonly byTag: Map<string, readonly SelectorItem[]>;
};

type Match = ReturnType<SelectorItem['match']>;

type Asked = {
  querySelectorAll(node: Place, selector: string): NodeList<Element>;
  querySelector(node: Place, selector: string): Element | null;
  matches(element: Element, selector: string, options?: object): Match;
};

/** Tags, classes and attributes only. Combinators and pseudo-classes need more than the element. */
const isPlain = (selector: unknown): selector is string =>
  typeof selector === 'string' && /^[-\w\s,.#*^$|~="[\]]+$/.test(selector);

/** Elements and documents. Queries in a shadow root use the original code. */
const usualKinds: readonly number[] = [1, 9];

/** Tag names of SVG elements are lower-case. */
const isOfTag = ({ tagName }: SelectorItem, tag: string): boolean =>
  tagName === null || tagName === '*' || tagName === tag.toUpperCase();

const itemsFor = ({ items, byTag }: Plain, tag: string): readonly SelectorItem[] => {
  const before = byTag.get(tag);
  if (before) return before;
  const own = items.filter((item) => isOfTag(item, tag));
  byTag.set(tag, own);
  return own;
};

const matchOf = (element: Element, plain: Plain): Match => {
  for (const item of itemsFor(plain, element.tagName)) {
    const match = item.match(element, element);
    if (match) return match;
  }
  return null;
};

const gather = (node: Place, plain: Plain, found: Element[]): Element[] => {
  for (const element of node[PropertySymbol.elementArray]) {
    if (matchOf(element, plain)) found.push(element);
    gather(element, plain, found);
  }
  return found;
};

const firstIn = (node: Place, plain: Plain): Element | null => {
  for (const element of node[PropertySymbol.elementArray]) {
    const found = matchOf(element, plain) ? element : firstIn(element, plain);
    if (found) return found;
  }
  return null;
};

/** Results returned since the last change of any tree. */
const given = { lists: new WeakMap<Place, Map<string, NodeList<Element>>>(), areAny: false };

export const forgetAnswers = (prototype: Node): void => {
  const clear = prototype[PropertySymbol.clearCache];
  prototype[PropertySymbol.clearCache] = function forget(this: Node): void {
    if (given.areAny) {
      given.lists = new WeakMap();
      given.areAny = false;
    }
    clear.call(this);
  };
};

export const quickenSelectors = (asked: Asked): void => {
  const { querySelectorAll, querySelector, matches } = asked;
  /** By selector text. Null for selectors that Happy DOM handles. */
  const known = new Map<string, Plain | null>();

  /** Happy DOM has already run this selector, so invalid selectors have thrown. */
  const learn = (node: Place, selector: unknown): void => {
    if (!isPlain(selector) || known.has(selector)) return;
    const groups = new SelectorParser({
      window: node[PropertySymbol.window],
      scope: node as Element,
      globalMatchFunction: QuerySelector.globalMatchFunction,
    }).getSelectorGroups(selector);
    known.set(
      selector,
      groups.every(({ length }) => length === 1) ? { items: groups.flat(), byTag: new Map() } : null,
    );
  };

  const plainOf = (node: Place, selector: string): Plain | null =>
    usualKinds.includes(node.nodeType) ? (known.get(selector) ?? null) : null;

  asked.querySelectorAll = (node, selector) => {
    const plain = plainOf(node, selector);
    if (plain === null) {
      const list = querySelectorAll.call(asked, node, selector);
      learn(node, selector);
      return list;
    }
    const ofNode = given.lists.get(node) ?? new Map<string, NodeList<Element>>();
    const list =
      ofNode.get(selector) ?? new NodeList(PropertySymbol.illegalConstructor, gather(node, plain, []));
    given.lists.set(node, ofNode.set(selector, list));
    given.areAny = true;
    return list;
  };

  asked.querySelector = (node, selector) => {
    const plain = plainOf(node, selector);
    if (plain !== null) return firstIn(node, plain);
    const found = querySelector.call(asked, node, selector);
    learn(node, selector);
    return found;
  };

  asked.matches = (element, selector, options) => {
    const plain = plainOf(element, selector);
    if (plain !== null) return matchOf(element, plain);
    const match = matches.call(asked, element, selector, options);
    if (options === undefined) learn(element, selector);
    return match;
  };
};
