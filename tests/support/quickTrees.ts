/** Goes through a subtree only for what is new in it. Happy DOM does so at each step of a new page, by the square of its depth. */
import { type Node, PropertySymbol } from 'happy-dom';

type Inner = {
  [symbol: symbol]: unknown;
  readonly [PropertySymbol.isConnected]: boolean;
  readonly [PropertySymbol.parentNode]: Inner | null;
  [PropertySymbol.nodeArray]: Inner[];
  [PropertySymbol.connectedToNode](): void;
};

/** What a node takes from the one above, and gives to those below. */
const handedDown = [
  PropertySymbol.ownerDocument,
  PropertySymbol.window,
  PropertySymbol.rootNode,
  PropertySymbol.styleNode,
  PropertySymbol.textAreaNode,
  PropertySymbol.formNode,
  PropertySymbol.selectNode,
] as const;

/** A node that comes into a document or leaves it tells all below; forms and lists are not themselves, and shadows are trees of their own. */
const needsAll = (node: Inner): boolean =>
  node[PropertySymbol.isConnected] !== node[PropertySymbol.parentNode]?.[PropertySymbol.isConnected] ||
  Boolean(node[PropertySymbol.proxy]) ||
  Boolean(node[PropertySymbol.shadowRoot]);

const none: Inner[] = [];

export const quickenTrees = (prototype: Node): void => {
  const inner = prototype as unknown as Inner;
  const connectAll = inner[PropertySymbol.connectedToNode];
  inner[PropertySymbol.connectedToNode] = function connect(this: Inner): void {
    const children = this[PropertySymbol.nodeArray];
    if (children.length === 0 || needsAll(this)) {
      connectAll.call(this);
      return;
    }
    const before = handedDown.map((symbol) => this[symbol]);
    this[PropertySymbol.nodeArray] = none;
    try {
      connectAll.call(this);
    } finally {
      this[PropertySymbol.nodeArray] = children;
    }
    if (handedDown.every((symbol, index) => this[symbol] === before[index])) return;
    for (const child of [...children]) child[PropertySymbol.connectedToNode]();
  };
};
