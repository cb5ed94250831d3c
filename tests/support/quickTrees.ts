/** Walks a subtree only for new state, because Happy DOM's walk at each insertion is quadratic in the page's depth. */
import { type Node, PropertySymbol } from 'happy-dom';

type Inner = {
  [symbol: symbol]: unknown;
  readonly [PropertySymbol.isConnected]: boolean;
  readonly [PropertySymbol.parentNode]: Inner | null;
  [PropertySymbol.nodeArray]: Inner[];
  [PropertySymbol.connectedToNode](): void;
};

const handedDown = [
  PropertySymbol.ownerDocument,
  PropertySymbol.window,
  PropertySymbol.rootNode,
  PropertySymbol.styleNode,
  PropertySymbol.textAreaNode,
  PropertySymbol.formNode,
  PropertySymbol.selectNode,
] as const;

/** A node that enters or leaves a document notifies its subtree. Forms and lists are proxies, and shadows are separate trees. */
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
