/** Makes the simulated document of a process quicker where profiles of staged pages showed that it does the same again and again. */
const shared = globalThis as { isDocumentQuick?: true };
// The files of a project share a process, and each loads this anew; those without a document need none.
if (typeof document !== 'undefined' && !shared.isDocumentQuick) {
  shared.isDocumentQuick = true;
  const { quickenStyles, rememberStyles } = await import('./quickStyles.ts');
  const { quickenTrees } = await import('./quickTrees.ts');
  const { CSSStyleDeclaration, HTMLStyleElement, Node } = await import('happy-dom');
  rememberStyles(HTMLStyleElement.prototype);
  quickenStyles(CSSStyleDeclaration.prototype);
  quickenTrees(Node.prototype);
}

export {};
