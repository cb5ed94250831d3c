/** Which tests run without a browser: the units of every room, and the laws of the house. What `npm run scenario` does without a browser, and `npm run soak`, run here too, but in no gate. */
import { defineConfig } from 'vitest/config';
import { chartLayoutsModule } from './scripts/charts/chartLayoutsModule.ts';
import { ScenariosFirst } from './scripts/scenariosFirst.ts';

/** Milliseconds: for a busy machine, not for slow tests. A test of the user interface asks for `happy-dom` in its first line. */
const patience = 180_000;

const hour = 3_600_000;

export default defineConfig({
  test: {
    sequence: { sequencer: ScenariosFirst },
    // By itself vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [chartLayoutsModule()],
        test: {
          name: 'unit',
          include: ['tests/{world,domain,events,mocks,machines,scripts,soak}/**/*.test.ts'],
          environment: 'node',
          // Nothing there lives beyond its test: a fresh process for each file would take longer than all of them.
          isolate: false,
          testTimeout: patience,
        },
      },
      {
        plugins: [chartLayoutsModule()],
        test: {
          name: 'unit-in-pages',
          include: ['tests/{scenarios,ui}/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          testTimeout: patience,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: patience,
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
        plugins: [chartLayoutsModule()],
        test: {
          name: 'commands',
          include: ['tests/scenarios/commands/*.command.ts'],
          environment: 'node',
          testTimeout: hour,
        },
      },
    ],
  },
});
