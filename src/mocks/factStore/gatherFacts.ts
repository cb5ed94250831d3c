/** Sums the facts of a range by steps, by groups or by both. */
import type { EpochMonth } from '#domain/calendar/months.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { addImportedRows } from './addImportedRows.ts';
import { crossRows, cutRows } from './cutRows.ts';
import type { PartSide } from './partBlock.ts';
import { type DayStretch, type Pass, passesFor } from './passes.ts';
import { leftOut } from './plannedCut.ts';
import type { RowSplitter } from './rowSplitter.ts';
import { type Adding, eachRun, groupOf, type RunRows } from './runRows.ts';
import type { OpenGathered, Selection, Span } from './selection.ts';
import { addMargins, addSlice, emptyTally } from './tally.ts';

const sumRows = ({ selection, span, pass }: Adding, rows: RunRows): void => {
  const { block, run, index, row, end } = rows;
  const { plan, series, isByGroup, groups } = pass;
  const slot = plan.slots[run.part ?? 0] as number;
  if (slot === leftOut) return;
  const group = groupOf(selection, plan.groups[slot] as number, rows);
  const first = run.firstDay + row - run.start - span.range.from;
  addSlice(
    { block, run, index, row, end, steps: span.ofDay, first },
    { series, from: isByGroup ? group * span.stepCount : 0, groups, group },
  );
};

export type SeeBlock = (source: MetricSource, block: FactBlock, month: EpochMonth) => void;

export type Facts = {
  readonly visit: (range: DayRange, side: PartSide | null, see: SeeBlock) => void;
  readonly visitReported: (range: DayRange, see: SeeBlock) => void;
  readonly parts: ((source: MetricSource, month: EpochMonth, side: PartSide) => FactBlock) | null;
  readonly split: RowSplitter;
};

const addCut = (adding: Adding, range: DayRange, { visit, split }: Facts): void =>
  visit(range, null, (source, block) =>
    eachRun(adding, range, { source, block }, (rows) => cutRows(adding, rows, split)),
  );

const addCached = (adding: Adding, range: DayRange, { visit, parts, split }: Facts): void => {
  const { device, country } = adding.pass.plan.cut;
  if (!(device && country && parts)) {
    visit(range, device ? 'device' : country ? 'country' : null, (source, block) =>
      eachRun(adding, range, { source, block }, (rows) => sumRows(adding, rows)),
    );
    return;
  }
  visit(range, null, (source, block, month) => {
    const sides = { device: parts(source, month, 'device'), country: parts(source, month, 'country') };
    eachRun(adding, range, { source, block }, (rows) => crossRows(adding, rows, { split, ...sides }));
  });
};

const addPass = (adding: Adding, range: DayRange, facts: Facts): void => {
  const { device, country, hours } = adding.pass.plan.cut;
  const isCached = hours === null && (facts.parts !== null || !(device || country));
  if (isCached) addCached(adding, range, facts);
  else addCut(adding, range, facts);
  facts.visitReported(range, (source, block) =>
    eachRun(adding, range, { source, block }, (rows) => addImportedRows(adding, rows, facts.split)),
  );
};

const stretchesOf = ({
  range,
  open,
  changed,
}: Span): readonly (DayStretch & { readonly range: DayRange })[] => {
  const slicesOn = new Map(changed.map(({ day, slices }) => [day, slices]));
  const alone = [...new Set([...slicesOn.keys(), ...(open ? [open.day] : [])])].toSorted(
    (one, other) => one - other,
  );
  const stretches: (DayStretch & { readonly range: DayRange })[] = [];
  let from = range.from;
  const whole = (to: number): void => {
    if (from <= to) stretches.push({ range: { from, to }, open: null, slices: undefined });
  };
  for (const day of alone) {
    whole(day - 1);
    stretches.push({
      range: { from: day, to: day },
      open: day === open?.day ? open : null,
      slices: slicesOn.get(day),
    });
    from = day + 1;
  }
  whole(range.to);
  return stretches;
};

export type Gathering = {
  add(facts: Facts): void;
  result(): OpenGathered;
};

/** Sums are integers and thus independent of order. The current day is the last of its range. */
export const startGathering = (selection: Selection, span: Span): Gathering => {
  const groups = selection.groups.keys.length;
  const into: OpenGathered = {
    steps: emptyTally(span.stepCount),
    groups: emptyTally(groups),
    cells: selection.rowSeries ? emptyTally(groups * span.stepCount) : null,
  };
  const passes = stretchesOf(span).flatMap(({ range, ...stretch }) =>
    passesFor(selection, { hourly: span.hourly, ...stretch }, into).map((pass: Pass) => ({ pass, range })),
  );
  return {
    add: (facts) => {
      for (const { pass, range } of passes) addPass({ selection, span, pass }, range, facts);
    },
    result: () => {
      if (into.cells) addMargins(into.cells, into.steps, into.groups);
      return into;
    },
  };
};
