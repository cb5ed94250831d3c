/** Looks for elements without a note of the question at each one looked at. Happy DOM writes such notes, and goes through them at each change. */
import { type Document, type Element, type Node, PropertySymbol } from 'happy-dom';
import NodeList from 'happy-dom/lib/nodes/node/NodeList.js';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import type SelectorItem from 'happy-dom/lib/query-selector/SelectorItem.js';
import SelectorParser from 'happy-dom/lib/query-selector/SelectorParser.js';

type Place = Element | Document;

/** A list of selectors about an element alone, such as `button, [role="tab"]`. */
type Plain = {
  readonly items: readonly SelectorItem[];
  /** Those that an element with a tag can be. */
  readonly byTag: Map<string, readonly SelectorItem[]>;
};

type Match = ReturnType<SelectorItem['match']>;

/** What Happy DOM asks at each question. */
type Asked = {
  querySelectorAll(node: Place, selector: string): NodeList<Element>;
  querySelector(node: Place, selector: string): Element | null;
  matches(element: Element, selector: string, options?: object): Match;
};

/** Tags, classes, attributes: what is said of places and states needs more than the element. */
const isPlain = (selector: unknown): selector is string =>
  typeof selector === 'string' && /^[-\w\s,.#*^$|~="[\]]+$/.test(selector);

/** Of elements and documents; what is in a shadow is looked for as ever. */
const usualKinds: readonly number[] = [1, 9];

/** Tags of drawings are in small letters. */
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

/** In the document's order. */
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

/** The lists that were given since the last change of any tree. */
const given = { lists: new WeakMap<Place, Map<string, NodeList<Element>>>(), areAny: false };

/** Whatever changes in a tree makes Happy DOM itself clear what it knows of it. */
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
  /** By their text; null for those that Happy DOM answers as ever. */
  const known = new Map<string, Plain | null>();

  /** Happy DOM has answered before: it refuses what is no selector. */
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
    // A style sheet's selectors are not refused where they are none.
    if (options === undefined) learn(element, selector);
    return match;
  };
};
