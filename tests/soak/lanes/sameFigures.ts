/** Sends random view bar queries to every place that shows metrics and compares the results. */
import { openFigureFixture } from '#tests/ui/pages/dashboard/anyQuestion.ts';
import { holdSameFigures } from '#tests/ui/pages/dashboard/figureAgreement.ts';
import type { Lane } from '../lane.ts';

export const sameFigures: Lane = {
  name: 'same-figures',
  promise:
    'one question has the same figures on cards, on paper, in tooltips, tables, files, arithmetic, answers and reports',
  runs: 1_000,
  run: async ({ runs, seed }) => {
    await holdSameFigures(await openFigureFixture(), { numRuns: runs, seed });
    return { questions: runs };
  },
};
