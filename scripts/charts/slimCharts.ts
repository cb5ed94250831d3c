/** Removes unused parts of the chart library, which registers everything, so tree shaking removes nothing. */
import type { Plugin } from 'vite';

/** G2's names of the components in use; each view itself uses three filters. A missing name makes G2 fail with `Unknown Component`. */
const registered =
  /'(data\.(inline|custom)|encode\.\w+|transform\.\w+|coordinate\.(cartesian|transpose)|mark\.(area|cell|interval|line|lineX|lineY|link|point|range|rangeX|rangeY|rect|text)|scale\.\w+|palette\.\w+|theme\.(light|dark)|component\.(axisX|axisY)|animation\.(fadeIn|fadeOut|scaleInX|scaleInY|scaleOutX|scaleOutY|morphing)|interaction\.(brushXHighlight|tooltip|elementHighlight|legendFilter|scrollbarFilter|sliderFilter)|composition\.spaceLayer|labelTransform\.\w+)':/;

const registration = /^\s*'[\w.]+': \w+,$/;

export const registeredOnly = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !registration.test(line) || registered.test(line))
    .join('\n');

/** Imports functions from their own modules, because lodash as a whole cannot be tree-shaken. */
export const lodashByFunction = (source: string): string =>
  source.replace(/^(import|export) \{([^}]*)\} from 'lodash';/gm, (_, keyword: string, list: string) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) =>
        keyword === 'import'
          ? `import ${name} from 'lodash/${name}.js';`
          : `export { default as ${name} } from 'lodash/${name}.js';`,
      )
      .join('\n'),
  );

const kinds = ['Area', 'Bar', 'Bullet', 'Column', 'Funnel', 'Heatmap', 'Line', 'Scatter', 'Waterfall'];

const replacements: readonly (readonly [RegExp, string])[] = [
  // Charts draw no HTML into a picture.
  [
    /\/html2canvas\/dist\/html2canvas(\.esm)?\.js$/,
    'export default () => Promise.reject(new Error("not drawn"));',
  ],
  // The kinds in use; each other one brings its own parts.
  [
    /\/@ant-design\/plots\/es\/core\/index\.js$/,
    `${kinds.map((kind) => `import { ${kind} } from './plots/${kind.toLowerCase()}';`).join('\n')}
export const Plots = { ${kinds.join(', ')} };`,
  ],
  [
    /\/@ant-design\/plots\/es\/core\/base\/chart\.js$/,
    "import { corelib, extend, Runtime } from '@antv/g2';\nexport const Chart = extend(Runtime, corelib());",
  ],
  [
    /\/@ant-design\/plots\/es\/core\/annotation\/index\.js$/,
    'export class Controller {\n  update() {}\n  destroy() {}\n}',
  ],
  [/\/@antv\/g2\/esm\/index\.js$/, "export * from './exports';\nexport { corelib } from './lib/core';"],
];

const chartModule = /\/node_modules\/(@ant-design\/(plots|charts-util)|@antv\/g2|html2canvas)\//;

/** Packages without import side effects that do not declare this. */
const pureModule = /\/node_modules\/lodash\//;

export function slimCharts(): Plugin {
  return {
    name: 'slim-charts',
    apply: () => process.env.VITEST === undefined,
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { treeshake: { moduleSideEffects: [{ test: pureModule, sideEffects: false }] } },
      },
    }),
    load: {
      filter: { id: chartModule },
      handler(id) {
        const code = replacements.find(([path]) => path.test(id))?.[1];
        return code === undefined ? null : { code, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: chartModule },
      handler(code, id) {
        if (id.endsWith('/g2/esm/lib/core.js')) return { code: registeredOnly(code), map: null };
        return code.includes("from 'lodash'") ? { code: lodashByFunction(code), map: null } : null;
      },
    },
  };
}
