/** What the panel knows of a machine, also before it ran: its chart, its map, its words and examples. */
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
  /** Names the chart by all that it says. */
  readonly mark: string;
  /** Null when the build knows no chart that says the same: it is shown as cards. */
  readonly layout: ChartLayout | null;
  readonly examples: readonly ExampleEvent[];
  /** As the catalogue has it: for what its definition alone decides. */
  readonly machine: AnyStateMachine;
};

export type ChartSubjects = {
  /** Of the catalogue, in its order. */
  readonly all: readonly CatalogueEntry[];
  /** The same subject each time. A machine that the catalogue lacks needs to run to be known. */
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
