/** Sums the facts of a range by steps, by groups or by both. */

import type { EpochMonth } from '#domain/calendar/months.ts';
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { unknownValue } from '#domain/metrics/breakdowns.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { type PartSide, readEnds } from './partBlock.ts';
import { type DayStretch, type Pass, passesFor } from './passes.ts';
import { leftOut, ofRun, planCut, stepOf } from './plannedCut.ts';
import type { Cells, RowSplitter } from './rowSplitter.ts';
import { type Adding, eachRun, groupOf, type RunRows } from './runRows.ts';
import { indexOf, type OpenGathered, passes, type Selection, type Span } from './selection.ts';
import { addMargins, addPart, addSlice, emptyTally } from './tally.ts';

const groupFor = ({ selection }: Adding, rows: RunRows): number => {
  const { groupBy, groups } = selection;
  const { device, country } = rows.run.reported ?? { device: null, country: null };
  if (groupBy === 'device') return indexOf(groups, device ?? unknownValue);
  if (groupBy === 'country') return indexOf(groups, country ?? unknownValue);
  return groupOf(selection, ofRun, rows);
};

const row = new Float64Array(factMeasures.length);

/** Files have no hours, so rows are spread over hours as those of other sources. */
const addHours = (
  adding: Adding,
  rows: RunRows,
  { split, group }: { split: RowSplitter; group: number },
): void => {
  const { selection, span, pass } = adding;
  const { source, block, run } = rows;
  const plan = planCut({ ...selection, filters: {}, groupBy: null }, pass.plan.cut.hours);
  const from = pass.isByGroup ? group * span.stepCount : 0;
  for (let at = rows.row; at < rows.end; at += 1) {
    const day = run.firstDay + at - run.start;
    readRow(block, at, row);
    const { values, slices } = split.cut(row, { clientId: source.firstClientId, seed: run.seed, day }, plan);
    const step = span.ofDay[day - span.range.from] as number;
    for (let slice = 0; slice < slices; slice += 1) {
      const part = { run, values, at: slice * row.length };
      if (pass.series) addPart(pass.series, from + stepOf(plan, step, slice), part);
      if (pass.groups) addPart(pass.groups, group, part);
    }
  }
};

const addImportedRows = (adding: Adding, rows: RunRows, split: RowSplitter): void => {
  const { selection, span, pass } = adding;
  const { block, run, index, row: first, end } = rows;
  const { filters } = selection;
  const { device, country } = run.reported ?? { device: null, country: null };
  if (!passes(filters.device, device ?? unknownValue) || !passes(filters.country, country ?? unknownValue))
    return;
  const group = groupFor(adding, rows);
  if (pass.plan.cut.hours !== null) {
    addHours(adding, rows, { split, group });
    return;
  }
  const { series, isByGroup, groups } = pass;
  addSlice(
    {
      block,
      run,
      index,
      row: first,
      end,
      steps: span.ofDay,
      first: run.firstDay + first - run.start - span.range.from,
    },
    { series, from: isByGroup ? group * span.stepCount : 0, groups, group },
  );
};

const addCells = (
  { span, pass }: Adding,
  { run }: RunRows,
  { values, slots, slices }: Cells,
  { step, groups }: { readonly step: number; readonly groups: readonly number[] },
): void => {
  for (let slot = 0; slot < slots; slot += 1) {
    const group = groups[slot] as number;
    const from = pass.isByGroup ? group * span.stepCount : 0;
    for (let slice = 0; slice < slices; slice += 1) {
      const part = { run, values, at: (slot * slices + slice) * row.length };
      if (pass.series) addPart(pass.series, from + stepOf(pass.plan, step, slice), part);
      if (pass.groups) addPart(pass.groups, group, part);
    }
  }
};

const addEach = (adding: Adding, rows: RunRows, cut: (at: number, day: number) => Cells): void => {
  const { selection, span, pass } = adding;
  const { run } = rows;
  const groups = pass.plan.groups.map((group) => groupOf(selection, group, rows));
  for (let at = rows.row; at < rows.end; at += 1) {
    const day = run.firstDay + at - run.start;
    addCells(adding, rows, cut(at, day), { step: span.ofDay[day - span.range.from] as number, groups });
  }
};

const cutRows = (adding: Adding, rows: RunRows, split: RowSplitter): void => {
  const { source, block, run } = rows;
  addEach(adding, rows, (at, day) => {
    readRow(block, at, row);
    return split.cut(row, { clientId: source.firstClientId, seed: run.seed, day }, adding.pass.plan);
  });
};

type SplitBlocks = { readonly device: FactBlock; readonly country: FactBlock };

const crossRows = (
  adding: Adding,
  rows: RunRows,
  { split, device, country }: SplitBlocks & { readonly split: RowSplitter },
): void => {
  const { block, run } = rows;
  addEach(adding, rows, (at) => {
    readRow(block, at, row);
    readEnds(device, { run, row: at, side: 'device' }, split.ends.device);
    readEnds(country, { run, row: at, side: 'country' }, split.ends.country);
    return split.cross(row, adding.pass.plan);
  });
};

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
