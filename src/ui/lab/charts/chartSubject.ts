/** Provides the chart, the map and the examples of a machine, even before it has run. */
import type { AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogueEntry.ts';
import { chartOf } from '#machines/chartOf.ts';
import { type ChartIndex, indexChart } from './activeStates.ts';
import { type ChartLayout, type ChartLayouts, chartMark } from './chartLayout.ts';

export type ExampleEvent = { readonly type: string; readonly [field: string]: unknown };

export type ChartSubject = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly index: ChartIndex;
  /** The result of `chartMark`. */
  readonly mark: string;
  /** Null if the build has no layout for this exact chart, which is then shown as cards. */
  readonly layout: ChartLayout | null;
  readonly examples: readonly ExampleEvent[];
  readonly machine: AnyStateMachine;
};

export type ChartSubjects = {
  readonly all: readonly CatalogueEntry[];
  /** Cached. A machine missing from the catalogue is only known while it runs. */
  of(id: string, running?: AnyStateMachine): ChartSubject | null;
};

const subjectOf = (
  machine: AnyStateMachine,
  layouts: ChartLayouts,
  words: Pick<ChartSubject, 'title' | 'about' | 'examples'>,
): ChartSubject => {
  const chart = chartOf(machine);
  const mark = chartMark(chart);
  return { id: chart.id, ...words, index: indexChart(chart), mark, layout: layouts[mark] ?? null, machine };
};

export const createChartSubjects = (
  catalogue: readonly CatalogueEntry[],
  layouts: ChartLayouts,
): ChartSubjects => {
  const made = new Map<string, ChartSubject>();
  const make = (id: string, running: AnyStateMachine | undefined): ChartSubject | null => {
    const entry = catalogue.find((known) => known.id === id);
    if (entry !== undefined) {
      const { machine, title, about, events } = entry;
      return subjectOf(machine, layouts, { title, about, examples: events as readonly ExampleEvent[] });
    }
    return running === undefined ? null : subjectOf(running, layouts, { title: id, about: '', examples: [] });
  };
  return {
    all: catalogue,
    of: (id, running) => {
      const subject = made.get(id) ?? make(id, running);
      if (subject !== null) made.set(id, subject);
      return subject;
    },
  };
};
