/** Which tests run without a browser: the units of every room, and the laws of the house. What `npm run scenario` does without a browser, and `npm run soak`, run here too, but in no gate. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { AlikeTogether } from './scripts/alikeTogether.ts';
import { chartLayoutsModule } from './scripts/charts/chartLayoutsModule.ts';
import { compileComponents } from './scripts/compileComponents.ts';

/** Milliseconds: for a busy machine, not for slow tests. A test of the user interface asks for `happy-dom` in its first line. */
const patience = 300_000;

/** What every process is started with, and how long it waits. */
const patient = {
  // Megabytes for what is new: a staged page outlives the usual 16, and copying it took an eighth of the time.
  execArgv: ['--max-semi-space-size=64'],
  // A test, what prepares it, and what it polls; the last a little less, so that what hangs is told by what was waited for.
  testTimeout: patience,
  hookTimeout: patience,
  expect: { poll: { timeout: patience - 10_000 } },
};

const hour = 3_600_000;

/** Before each file of units, and of pages. */
const prepared = ['tests/support/rememberedKeys.ts'];
const preparedForPages = [...prepared, 'tests/support/quickDocument.ts', 'tests/support/lettingGo.ts'];

const inPages = ['tests/{scenarios,ui}/**/*.test.{ts,tsx}'];

/** What axe judges in a simulated document. */
const barriers = ['tests/ui/barriers/*.test.ts'];

/** The address of each simulated document. One for all, as files share a process only where nothing of their environment differs. */
const address = { environmentOptions: { happyDOM: { url: 'http://localhost/' } } };

const pagesAsShipped = {
  plugins: [chartLayoutsModule(), compileComponents()],
  oxc: { jsx: { development: false } },
};

/** Projects that compile alike share a cache: its keys do not name how JSX is compiled. */
const cached = (name: string, cache = name) => ({
  name,
  fsModuleCachePath: `node_modules/.vitest-cache/${cache}`,
});

/** React as it is shipped. Its development build takes twice the time: it keeps a stack for each element. */
const pages = (name: string, files: { readonly include: string[]; readonly exclude?: string[] }) => ({
  ...pagesAsShipped,
  test: {
    ...cached(name, 'pages'),
    ...files,
    setupFiles: [...preparedForPages, 'tests/support/leftPage.ts'],
    env: { NODE_ENV: 'production' },
    environment: 'node' as const,
    ...address,
    isolate: false,
    ...patient,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: AlikeTogether },
    // A tenth of a staged run is waiting: one more than there are cores keeps them all at work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [chartLayoutsModule()],
        test: {
          name: 'unit',
          setupFiles: prepared,
          include: ['tests/{world,domain,events,mocks,machines,scripts,soak}/**/*.test.ts'],
          environment: 'node',
          // Nothing there lives beyond its test: a fresh process for each file would take longer than all of them.
          isolate: false,
          ...patient,
        },
      },
      pages('unit-in-pages', { include: inPages, exclude: barriers }),
      // In processes of their own: what axe leaves behind fills the heap of one that many files share, and it took four times as long.
      pages('unit-barriers', { include: barriers }),
      {
        test: {
          // Runs beside the units.
          ...cached('architecture'),
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          ...patient,
        },
      },
      {
        test: {
          name: 'soak',
          include: ['tests/soak/soak.command.ts'],
          environment: 'node',
          testTimeout: 12 * hour,
        },
      },
      {
        plugins: [chartLayoutsModule(), compileComponents()],
        test: {
          name: 'commands',
          include: ['tests/scenarios/commands/*.command.ts'],
          environment: 'node',
          ...address,
          testTimeout: hour,
        },
      },
    ],
  },
});
