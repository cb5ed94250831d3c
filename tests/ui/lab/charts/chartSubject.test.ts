/** Tests the panel's data about machines. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from '#machines/chartOf.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { everythingMachine } from '#tests/machines/everythingMachine.ts';
import { chartMark } from '#ui/lab/charts/chartLayout.ts';
import { createChartSubjects } from '#ui/lab/charts/chartSubject.ts';

const layout = { size: [1, 1], boxes: [], edges: [], initials: [] } as const;
const chart = chartOf(mobileMenuMachine);

describe('a machine in the panel', () => {
  test('has its map when the build laid out the very same chart', () => {
    const subjects = createChartSubjects(catalogue, { [chartMark(chart)]: layout });

    expect(subjects.of('mobileMenu')?.layout).toBe(layout);
    expect(subjects.of('mobileMenu')).toBe(subjects.of('mobileMenu'));
  });

  test('has none when anything in it was changed since', () => {
    const changed = { ...chart, states: chart.states.map((state) => ({ ...state, tags: [] })) };

    expect(createChartSubjects(catalogue, { [chartMark(changed)]: layout }).of('mobileMenu')?.layout).toBe(
      null,
    );
  });

  test('that the catalogue lacks is known while it runs', () => {
    const subjects = createChartSubjects(catalogue, {});

    expect(subjects.of('everything')).toBe(null);
    expect(subjects.of('everything', everythingMachine)?.title).toBe('everything');
  });
});
