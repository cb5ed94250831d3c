/** Runs `runScripts.ts` as the unit tests are run, but apart from them. */
import { startVitest } from 'vitest/node';
import { chartLayoutsModule } from '../../../scripts/charts/chartLayoutsModule.ts';

const hour = 60 * 60 * 1_000;

await startVitest(
  'test',
  [],
  {
    config: false,
    watch: false,
    include: ['tests/bench/headless/runScripts.ts'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    silent: true,
    testTimeout: hour,
  },
  { plugins: [chartLayoutsModule()] },
);
