/** Speeds up the simulated document where profiles of staged pages showed repeated work. */
const shared = globalThis as { isDocumentQuick?: true };
// Test files share a process and each loads this module again. Files without a document skip it.
if (typeof document !== 'undefined' && !shared.isDocumentQuick) {
  shared.isDocumentQuick = true;
  const { quickenStyles, rememberStyles } = await import('./quickStyles.ts');
  const { quickenTrees } = await import('./quickTrees.ts');
  const { forgetAnswers, quickenSelectors } = await import('./quickSelectors.ts');
  const { quickenNodes } = await import('./quickNodes.ts');
  const { CSSStyleDeclaration, Element, EventTarget, HTMLStyleElement, Node } = await import('happy-dom');
  rememberStyles(HTMLStyleElement.prototype);
  quickenStyles(CSSStyleDeclaration.prototype);
  quickenTrees(Node.prototype);
  quickenNodes({ target: EventTarget.prototype, node: Node.prototype, element: Element.prototype });
  forgetAnswers(Node.prototype);
  quickenSelectors((await import('happy-dom/lib/query-selector/QuerySelector.js')).default);
}

export {};
