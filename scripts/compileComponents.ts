/** Memoizes the components behind the sign-in with React Compiler, so that unchanged parts do not render again. */
import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';

const pages =
  'advancedAnalytics|billing|clients|competitorAnalysis|dashboard|ecommerce|integrations|marketplace|realTimeMonitoring|whiteLabel';

const parts = 'agency|chartMenu|clientView|conflict|empty|figures|goals|health|history|reports|tables|view';

const early = 'BusyMark|ErrorPanel|Figures|Icon|MessagePage|focusTrap|hintOf';

/** Public pages are omitted: they render once, and their budget has no space for memoization. */
const compiled = new RegExp(
  `/src/ui/(?:charts/|pages/(?:${pages})/|parts/(?:${parts})/|widgets/(?!(?:${early})\\.)).+\\.tsx?$`,
);

const mayRender = /\b(?:[A-Z]|use[A-Z])/;

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
  // If the dev server discovered this import in compiled code, it would reload the page.
  config: () => ({ optimizeDeps: { include: ['react/compiler-runtime'] } }),
  transform: {
    filter: { id: compiled, code: mayRender },
    handler: memoized,
  },
});
