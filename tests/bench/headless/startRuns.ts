/** Runs `runScripts.ts` with the setup of the staged tests but a production React, apart from the tests. */
import { startVitest } from 'vitest/node';
import { chartLayoutsModule } from '../../../scripts/charts/chartLayoutsModule.ts';
import { compileComponents } from '../../../scripts/compileComponents.ts';

const hour = 60 * 60 * 1_000;

await startVitest(
  'test',
  [],
  {
    config: false,
    watch: false,
    include: ['tests/bench/headless/runScripts.ts'],
    setupFiles: ['rememberedKeys', 'quickDocument', 'lettingGo', 'leftPage'].map(
      (name) => `tests/support/${name}.ts`,
    ),
    env: { NODE_ENV: 'production' },
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    silent: true,
    testTimeout: hour,
  },
  { plugins: [chartLayoutsModule(), compileComponents()], oxc: { jsx: { development: false } } },
);
