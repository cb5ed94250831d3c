/** Which tests run without a browser: the units of every room, and the laws of the house. What `npm run scenario` does without a browser, and `npm run soak`, run here too, but in no gate. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chartLayoutsModule } from './scripts/charts/chartLayoutsModule.ts';
import { compileComponents } from './scripts/compileComponents.ts';
import { TestSequencer } from './scripts/testSequencer.ts';

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

/** Before each file. */
const prepared = ['tests/support/rememberedKeys.ts'];

/** Before each file of pages. */
const preparedForPages = [
  ...prepared,
  ...['quickDocument', 'lettingGo', 'leftPage'].map((name) => `tests/support/${name}.ts`),
];

/** Of each simulated document: files share a process only where nothing of their environment differs. */
const oneAddress = { happyDOM: { url: 'http://localhost/' } };

/** Each project has a cache of its own: its keys do not name how JSX is compiled. */
const cached = (name: string) => ({
  name,
  fsModuleCachePath: `node_modules/.vitest-cache/${name}`,
});

export default defineConfig({
  test: {
    sequence: { sequencer: TestSequencer },
    // A tenth of a staged run is waiting: one more than there are cores keeps them all at work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [chartLayoutsModule()],
        test: {
          name: 'unit',
          setupFiles: prepared,
          include: ['tests/{world,domain,events,mocks,machines,hosted,scripts,soak}/**/*.test.ts'],
          environment: 'node',
          // Nothing there lives beyond its test: a fresh process for each file would take longer than all of them.
          isolate: false,
          ...patient,
        },
      },
      {
        // React as it is shipped. Its development build takes twice the time: it keeps a stack for each element.
        plugins: [chartLayoutsModule(), compileComponents()],
        oxc: { jsx: { development: false } },
        test: {
          ...cached('unit-in-pages'),
          setupFiles: preparedForPages,
          include: ['tests/{scenarios,ui}/**/*.test.{ts,tsx}'],
          env: { NODE_ENV: 'production' },
          environment: 'node',
          environmentOptions: oneAddress,
          isolate: false,
          ...patient,
        },
      },
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
          environmentOptions: oneAddress,
          testTimeout: hour,
        },
      },
    ],
  },
});
