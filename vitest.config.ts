/** Which tests run without a browser: the units of every room, and the laws of the house. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{world,domain,events,mocks,machines,scenarios,ui,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
