/** Tests distinct file names of exported key metrics. */
import { expect, test } from 'vitest';
import { figuresFileName } from '#ui/parts/figures/figureExports.ts';

test('names whose figures and of which days', () => {
  const month = { from: '2026-11-01', to: '2026-11-28' };
  const day = { from: '2026-11-28', to: '2026-11-28' };

  expect([
    figuresFileName('openloft', month),
    figuresFileName(null, month),
    figuresFileName('openloft', day),
  ]).toEqual([
    'figures-openloft-2026-11-01-to-2026-11-28',
    'figures-2026-11-01-to-2026-11-28',
    'figures-openloft-2026-11-28',
  ]);
});
