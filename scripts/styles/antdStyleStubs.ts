/** Keeps every antd style generator out of a bundle with static CSS. */
import { readFileSync } from 'node:fs';
import { type Plugin, parseAst, type Rolldown } from 'vite';
import {
  colorsStub,
  configProviderStub,
  cssinjsStub,
  genStyleUtilsStub,
  type RuntimeToken,
  themeContextStub,
  themeIndexStub,
  themeInternalStub,
  tokenHookStub,
  tooltipUtilStub,
} from './antdStubSources.ts';

type SheetOf = ReadonlyMap<string, string>;

export type AntdStyleStubsOptions = {
  cssVarKey: string;
  /** Lazy, so that a build without antd does not compute the tokens. */
  runtimeToken: () => RuntimeToken | Promise<RuntimeToken>;
  sheetOf: () => SheetOf;
};

/** Used only with the `wireframe` token, which the product does not set. */
const idleStyles = new Set(['Pagination-bordered']);

const styleModule = /\/antd\/es\/(?:[\w-]+\/style\/[\w-]+|_util\/wave\/style)\.js$/;
const styleFactory = /\b(genStyleHooks|genSubStyleComponent|genComponentStyleHook)\(\s*(\[[^\]]*\]|'[^']*')/g;
/** These packages have no import side effects, but do not declare so in package.json. */
const pureModule = /\/node_modules\/@rc-component\//;
const stubbable = /\/node_modules\/(?:antd\/es|@ant-design\/(?:cssinjs|colors))\//;

/** Generated with every sheet, though no component's style module uses them. */
const alwaysThere = new Set(['ant-design-icons', 'Shared']);

export function styleNames(source: string): string[] {
  return [...source.matchAll(styleFactory)].map(([, , literal = '']) => {
    const cells = [...literal.matchAll(/'([^']*)'/g)].map(([, cell]) => cell);
    // `genComponentStyleHook`, which `genStyleHooks` builds on, doubles a lone name.
    return (cells.length === 1 ? [cells[0], cells[0]] : cells).join('-');
  });
}

type ExportedValue = { name: string; code: string };

function stubValue(name: string, initializer: string, cssVarKey: string): string {
  if (initializer.startsWith('genSubStyleComponent(')) return '() => null';
  if (initializer.startsWith('genComponentStyleHook(')) return "() => ''";
  if (/^'[^']*'$/.test(initializer)) return initializer;
  const isHook = name === 'default' || name.startsWith('use') || initializer.startsWith('genStyleHooks(');
  return isHook ? `() => ['', ${JSON.stringify(cssVarKey)}]` : '() => ({})';
}

type Span = { start: number; end: number };

type Declaration = Span & {
  type: string;
  id: { name: string };
  declarations: { id: { name: string }; init: Span | null }[];
};

type Statement = {
  type: string;
  declaration: Declaration | null;
  specifiers: { exported: { name: string } }[];
};

function exportedValues(source: string, cssVarKey: string): ExportedValue[] {
  const program = parseAst(source) as unknown as { body: Statement[] };
  const value = (name: string, node: Span | null): ExportedValue => ({
    name,
    code: stubValue(name, node ? source.slice(node.start, node.end) : '', cssVarKey),
  });
  return program.body.flatMap((statement): ExportedValue[] => {
    if (statement.type === 'ExportDefaultDeclaration') return [value('default', statement.declaration)];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.map(({ id, init }) => value(id.name, init));
    }
    if (declaration) return [value(declaration.id.name, declaration)];
    return statement.specifiers.map(({ exported }) => value(exported.name, null));
  });
}

/** A component imports the sheet that styles it, except the first sheet, which the page loads. */
function sheetImports(source: string, sheetOf: SheetOf): string[] {
  const [pageOwn] = sheetOf.values();
  const sheets = new Set(styleNames(source).flatMap((name) => sheetOf.get(name) ?? []));
  return [...sheets].filter((sheet) => sheet !== pageOwn).map((sheet) => `import '${sheet}'`);
}

/** A module with the exports of `source`, none of which makes CSS. */
export function stubStyleModule(source: string, cssVarKey: string, sheetOf: SheetOf): string {
  const values = exportedValues(source, cssVarKey).map(({ name, code }) =>
    name === 'default' ? `export default ${code}` : `export const ${name} = ${code}`,
  );
  return [...sheetImports(source, sheetOf), ...values].join('\n');
}

async function stubOf(id: string, options: AntdStyleStubsOptions): Promise<string | undefined> {
  if (styleModule.test(id)) {
    return stubStyleModule(readFileSync(id, 'utf8'), options.cssVarKey, options.sheetOf());
  }
  if (/\/@ant-design\/cssinjs\/es\/index\.js$/.test(id)) return cssinjsStub;
  if (/\/@ant-design\/colors\/es\/index\.js$/.test(id)) return colorsStub();
  switch (id.split('/antd/es/')[1]) {
    case 'theme/useToken.js':
      return tokenHookStub(await options.runtimeToken(), options.cssVarKey);
    case 'theme/internal.js':
      return themeInternalStub;
    case 'theme/index.js':
      return themeIndexStub;
    case 'theme/context.js':
      return themeContextStub;
    case 'theme/themes/seed.js':
      return 'export default {}';
    case 'theme/util/genStyleUtils.js':
      return genStyleUtilsStub;
    case 'config-provider/index.js':
      return configProviderStub;
    case 'tooltip/util.js':
      return tooltipUtilStub;
    default:
      return undefined;
  }
}

function stubLoader(options: AntdStyleStubsOptions): Pick<Plugin, 'name' | 'load'> {
  return {
    name: 'antd-style-stub-loader',
    load: {
      filter: { id: stubbable },
      async handler(id) {
        const code = await stubOf(id, options);
        return code === undefined ? null : { code, moduleSideEffects: false };
      },
    },
  };
}

function bundledStyleNames(bundle: Rolldown.OutputBundle): Set<string> {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? Object.keys(file.modules) : [],
  );
  return new Set(
    modules.filter((id) => styleModule.test(id)).flatMap((id) => styleNames(readFileSync(id, 'utf8'))),
  );
}

/** The mismatch between used styles and sheets; null when every style has rules and every rule a use. */
export function faultOfSheets(used: ReadonlySet<string>, covered: SheetOf): string | null {
  const missing = [...used].filter((name) => !covered.has(name) && !idleStyles.has(name));
  if (missing.length > 0) return `no generated css for antd styles: ${missing.join(', ')}`;
  const unused = [...covered.keys()].filter((name) => !used.has(name) && !alwaysThere.has(name));
  return unused.length > 0 ? `antdSamples.ts has what nothing uses: ${unused.join(', ')}` : null;
}

/**
 * Stubs antd's style modules in builds and in dev prebundles; tests keep the real ones. Even `zeroRuntime`
 * antd writes one theme's variables, which would outrank the two-theme stylesheet.
 */
export function antdStyleStubs(options: AntdStyleStubsOptions): Plugin {
  return {
    ...stubLoader(options),
    name: 'antd-style-stubs',
    apply: () => process.env.VITEST === undefined,
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { treeshake: { moduleSideEffects: [{ test: pureModule, sideEffects: false }] } },
      },
      optimizeDeps: {
        // Prebundled packages cannot import the sheets: there the page has them all.
        rolldownOptions: { plugins: [stubLoader({ ...options, sheetOf: () => new Map() })] },
      },
    }),
    generateBundle(_, bundle) {
      const fault = faultOfSheets(bundledStyleNames(bundle), options.sheetOf());
      if (fault !== null) this.error(fault);
    },
  };
}
