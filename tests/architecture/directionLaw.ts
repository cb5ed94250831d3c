/** Lists which folder, layer and file may import which; everything else is refused. */

export const rooms: Readonly<Record<string, readonly string[]>> = {
  world: [],
  domain: ['world'],
  events: ['world', 'domain'],
  mocks: ['world', 'domain', 'events'],
  hosted: ['world', 'domain', 'events', 'mocks'],
  machines: ['world', 'domain'],
  scenarios: ['world', 'domain'],
  ui: ['world', 'domain', 'machines', 'scenarios'],
};

/** The only import of the backend by the page; it must be dynamic. */
export const doorToBackend = { from: 'ui/main.tsx', to: 'mocks/hosts/browser/browserHost.ts' } as const;

export type Neighbourhood = {
  /** A folder whose entries must not import each other. */
  readonly within: string;
  /** All entries, where only gatherers and rings of folders are refused. */
  readonly shared: readonly string[] | 'all';
  /** Files that may import every entry and that no entry may import. */
  readonly gatherers: readonly string[];
  readonly looseFilesAreShared: boolean;
};

export const neighbourhoods: readonly Neighbourhood[] = [
  {
    within: 'events/',
    shared: ['log/'],
    gatherers: ['appEvent.ts', 'restorableItems.ts', 'projections/'],
    looseFilesAreShared: true,
  },
  {
    within: 'mocks/',
    shared: 'all',
    gatherers: [
      'backend.ts',
      'replyTo.ts',
      'hosts/',
      'firstRoutes.ts',
      'laterRoutes.ts',
      'wholeRoutes.ts',
      'planRoutes.ts',
      'seed/',
      'inspection/',
      'recovery/',
    ],
    looseFilesAreShared: true,
  },
  {
    within: 'machines/',
    shared: ['api/', 'editing/'],
    gatherers: ['catalogue.ts'],
    looseFilesAreShared: true,
  },
  {
    within: 'ui/lab/',
    shared: [],
    gatherers: ['labPanels.ts', 'Lab.tsx', 'PanelView.tsx'],
    looseFilesAreShared: true,
  },
  { within: 'ui/pages/', shared: [], gatherers: [], looseFilesAreShared: false },
];

/** Layers of the user interface, each above those that it may import: the app shows the Lab, and the staged app is the app in a page of a stage. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  content: [],
  widgets: [],
  services: [],
  data: ['services'],
  boot: ['services', 'data'],
  charts: ['theme', 'content', 'widgets'],
  parts: ['theme', 'content', 'widgets', 'services', 'data', 'charts'],
  pages: ['theme', 'content', 'widgets', 'services', 'data', 'charts', 'parts'],
  stage: ['services'],
  lab: ['content', 'widgets', 'services', 'parts', 'stage'],
  app: ['theme', 'content', 'widgets', 'services', 'data', 'boot', 'parts', 'pages', 'lab'],
  stagedApp: ['theme', 'services', 'boot', 'app', 'stage'],
};

export type PackageRule = {
  readonly in: readonly string[];
  readonly typesIn?: readonly string[];
};

const page: PackageRule = { in: ['ui/'] };

export const madeByBuild: Readonly<Record<string, PackageRule>> = {
  'virtual:antd.css': { in: ['ui/main.tsx'] },
  'virtual:chartLayouts': { in: ['ui/lab/charts/'] },
};

/** Packages of the fixture of exported tests: the product serves it as text and never runs it. */
export const handedOut: Readonly<Record<string, PackageRule>> = {
  'playwright/test': { in: ['scenarios/export/'] },
  'node:fs/promises': { in: ['scenarios/export/'] },
};

/** Modules of Node, which only a server has. */
export const serverModules: Readonly<Record<string, PackageRule>> = {
  'node:child_process': { in: ['hosted/mail/'] },
  'node:crypto': { in: ['hosted/log/', 'hosted/mail/', 'hosted/passwords/'] },
  'node:dns': { in: ['hosted/http/'] },
  'node:fs': { in: ['hosted/database/', 'hosted/mail/'] },
  'node:http': { in: ['hosted/http/'] },
  'node:https': { in: ['hosted/http/'] },
  'node:net': { in: ['hosted/http/'] },
  'node:os': { in: ['hosted/passwords/', 'hosted/mail/'] },
  'node:path': { in: ['hosted/database/', 'hosted/mail/'] },
  'node:stream': { in: ['hosted/http/'] },
  'node:util': { in: ['hosted/mail/', 'hosted/passwords/'] },
};

export const packages: Readonly<Record<string, PackageRule>> = {
  '@electric-sql/pglite': { in: ['hosted/database/'] },
  '@ant-design/charts': { in: ['ui/charts/'] },
  '@ant-design/cssinjs': page,
  '@ant-design/icons': page,
  '@antv/g-svg': { in: ['ui/charts/'] },
  '@fontsource-variable/geist': page,
  '@mswjs/interceptors': { in: ['mocks/hosts/browser/pageTransport.ts'] },
  '@noble/ciphers': { in: ['events/people/'] },
  '@noble/hashes': {
    in: [
      'world/',
      'domain/imports/platform/',
      'events/log/',
      'events/people/',
      'events/recovery/',
      'mocks/crypto/argonVerifier.ts',
      'mocks/crypto/totp.ts',
      'mocks/crypto/withoutPlatformCrypto.ts',
    ],
  },
  '@tanstack/react-query': page,
  '@tanstack/react-virtual': { in: ['ui/lab/'] },
  '@xstate/react': page,
  antd: page,
  canonicalize: { in: ['events/log/'] },
  dayjs: { in: ['ui/parts/view/'] },
  'dom-accessibility-api': { in: ['ui/stage/'] },
  'eventsource-parser': { in: ['machines/api/'] },
  'fastest-levenshtein': { in: ['scenarios/'] },
  fflate: { in: ['ui/lab/scenarios/'] },
  idb: { in: ['events/log/'] },
  immer: { in: ['events/projections/'] },
  microdiff: { in: ['ui/lab/'] },
  nodemailer: { in: ['hosted/mail/'] },
  papaparse: { in: ['domain/imports/'] },
  pptxgenjs: { in: ['ui/pages/marketplace/tools/'] },
  pg: { in: ['hosted/database/'] },
  msw: { in: ['mocks/hosts/browser/workerTransport.ts'] },
  react: page,
  'react-dom': page,
  'react-router-dom': page,
  /** Only the servers in `scripts` use it. */
  sirv: { in: [] },
  xstate: { in: ['machines/'], typesIn: ['ui/'] },
  'zod/mini': { in: ['domain/contract/', 'events/', 'mocks/', 'scenarios/'] },
};
