/** Memoizes the components behind the sign-in with React Compiler: what a change does not touch is not rendered again. */
import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';

const pages =
  'advancedAnalytics|billing|clients|competitorAnalysis|dashboard|ecommerce|integrations|marketplace|realTimeMonitoring|whiteLabel';

const parts = 'agency|chartMenu|clientView|conflict|empty|figures|goals|health|history|reports|tables|view';

/** Widgets that public pages have, too. */
const early = 'BusyMark|ErrorPanel|Figures|Icon|MessagePage|focusTrap|hintOf';

/** Public pages are left out: they render once, and their budget has no room for memoization. */
const compiled = new RegExp(
  `/src/ui/(?:charts/|pages/(?:${pages})/|parts/(?:${parts})/|widgets/(?!(?:${early})\\.)).+\\.tsx?$`,
);

/** Of a component or a hook: all else would be left as it is. */
const mayRender = /\b(?:[A-Z]|use[A-Z])/;

/** With its source map. JSX stays, as each build compiles it in its own way. */
export const memoized = async (source: string, path: string) => {
  const options = { jsx: 'preserve', reactCompiler: {}, sourcemap: true } as const;
  const { code, map, errors, fatal } = await transform(path, source, options);
  if (fatal || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { code, map: map ?? null };
};

export const isCompiled = (path: string): boolean => compiled.test(path);

export const compileComponents = (): Plugin => ({
  name: 'compile-components',
  enforce: 'pre',
  // Found first in compiled code, it would make the server of development load the page again.
  config: () => ({ optimizeDeps: { include: ['react/compiler-runtime'] } }),
  transform: {
    filter: { id: compiled, code: mayRender },
    handler: memoized,
  },
});
