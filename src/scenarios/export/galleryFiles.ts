/** Packs exported tests with their dependencies into a folder to unpack, install and run. */
import type { Script } from '../script.ts';
import { type TestOptions, testFile } from './testFile.ts';

export type FixtureSources = Readonly<
  Record<'agencyLens.ts' | 'controls.ts' | 'refusals.ts' | 'stagePage.ts' | 'watchContext.ts', string>
>;

export type TextFile = { readonly path: string; readonly text: string };

const asInstalled = (source: string): string =>
  source
    .replaceAll("'playwright/test'", "'@playwright/test'")
    .replaceAll(/from '\.\/(\w+)\.ts'/g, "from './$1'");

const packageText = `${JSON.stringify(
  {
    name: 'agencylens-scenarios',
    private: true,
    scripts: { test: 'playwright test' },
    devDependencies: { '@playwright/test': '^1.60.0', '@types/node': '^24.0.0' },
  },
  null,
  2,
)}\n`;

const configText = `import { defineConfig } from '@playwright/test';

const { BASE_URL = 'http://localhost:4173/', CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // A test's own time is a stage's: how long the machine takes for it says nothing.
  timeout: 600_000,
  reporter: [['list']],
  use: {
    baseURL: BASE_URL.replace(/\\/?$/, '/'),
    launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {},
  },
});
`;

const readmeText = (count: number): string => `# AgencyLens scenarios as Playwright tests

${count === 1 ? 'One test' : `${count} tests`}, each of them a scenario of the product's Lab.

    npm install
    npx playwright install chromium
    npx playwright test

The product must run at http://localhost:4173/, as \`npm start\` of AgencyLens leaves it. For another address:

    BASE_URL=https://agency.example/demo/ npx playwright test

With \`CHROMIUM_PATH\` a browser that is there already is used. Service workers need https, or localhost.

## How they work

The tests press, type and look as a visitor does, by Playwright's own locators. Time and data do not: each test opens the
product on a *stage*, which is a world of its own with a seed, a clock and an event log (\`stagePage.ts\`). So it makes no
difference when and where they run, and nothing of a deployment is changed.

- \`lens.step\` does one step, which takes a second of that world. \`lens.pass\` lets time go by without waiting for it.
- \`lens.check\` holds an assertion until it is met. \`lens.isAt\`, \`logged\`, \`isIn\`, \`sent\` and \`answers\` check the address,
  the event log, state charts, requests and projections.
- \`lens.setFault\` and \`lens.setLatency\` do what the Lab's network panel does.
- \`lens.endsAt\` holds where the log ends, with its hash.
- A test fails for a refusal (status 400 and above) or an error that it does not announce. In \`503 DELETE /api/clients/:id\`
  \`:id\` stands for any one part of the path.
- With \`LAB_PICTURES\`, a folder, each step leaves a picture there.
- When a test fails, its folder in \`test-results\` has \`lab.trace.json\`: open it in the product at /lab/scenarios. It has every
  step with its requests, events and states.
- A recording keeps \`lab.trace.json\` of each run, and \`trace.zip\` beside it: \`npx playwright show-trace trace.zip\` shows the
  page at each step. For the product's own scenarios: \`LAB_TRACE=on npx playwright test --trace on\`.
`;

export const galleryFiles = (
  scripts: readonly Script[],
  fixture: FixtureSources,
  optionsOf: (script: Script) => TestOptions = () => ({}),
): readonly TextFile[] => [
  { path: 'README.md', text: readmeText(scripts.length) },
  { path: 'package.json', text: packageText },
  { path: 'playwright.config.ts', text: configText },
  ...Object.entries(fixture).map(([path, source]) => ({ path, text: asInstalled(source) })),
  ...scripts.map((script) => ({ path: `${script.name}.spec.ts`, text: testFile(script, optionsOf(script)) })),
];
