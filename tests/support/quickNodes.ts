/** Creates a node's caches and listener maps on demand, because Happy DOM makes eleven maps per node, attributes included. */
import { type Element, type EventTarget, type Node, PropertySymbol } from 'happy-dom';

const listeners = () => ({ bubbling: new Map(), capturing: new Map() });

const answers = () => ({
  querySelector: new Map(),
  querySelectorAll: new Map(),
  matches: new Map(),
  elementsByTagName: new Map(),
  elementsByTagNameNS: new Map(),
  elementByTagName: new Map(),
  elementById: new Map(),
  computedStyle: null,
});

const keptAnswers = Symbol('answers');

const makeLater = (prototype: object, name: symbol, make: () => object, kept = Symbol(name.description)) =>
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: Record<symbol, object | undefined>) {
      this[kept] ??= make();
      return this[kept];
    },
    set(this: Record<symbol, object | undefined>) {
      this[kept] = undefined;
    },
  });

type Kept = { readonly [keptAnswers]?: object | undefined };

type Prototypes = { readonly target: EventTarget; readonly node: Node; readonly element: Element };

export const quickenNodes = ({ target, node, element }: Prototypes): void => {
  makeLater(target, PropertySymbol.listeners, listeners);
  makeLater(target, PropertySymbol.listenerOptions, listeners);
  makeLater(element, PropertySymbol.pointerCaptures, () => new Set());
  makeLater(element, PropertySymbol.propertyEventListeners, () => new Map());
  makeLater(node, PropertySymbol.cache, answers, keptAnswers);
  const clear = node[PropertySymbol.clearCache];
  node[PropertySymbol.clearCache] = function clearMade(this: Node & Kept): void {
    if (!(keptAnswers in this) || this[keptAnswers]) {
      clear.call(this);
      return;
    }
    const affected = this[PropertySymbol.affectsCache];
    if (affected.length === 0) return;
    for (const item of affected) item.result = null;
    this[PropertySymbol.affectsCache] = [];
  };
};
