/** Exports the tables and charts of a report as CSV tables. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { Cell, Table } from '#domain/csv.ts';
import { breakdownLabels } from '#domain/dashboards/widget.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { goalVerdict, standingWords } from '#domain/portfolio/goalStatus.ts';
import { fileFigure, fileNumber, fileUnit } from '../../../charts/chartUnit.ts';
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { chartUnitOf } from '../../figures/figureWriting.ts';

/** `Revenue (USD)`. */
const head = (figure: FigureName, currency: string): string =>
  figureSpecs[figure].label + fileUnit(chartUnitOf(figure, currency));

/** A plain number, money in units of its currency; empty for null. */
const cell = (figure: FigureName, value: number | null, currency: string): Cell =>
  fileFigure(value, chartUnitOf(figure, currency));

const both = (name: string): readonly string[] => [name, `${name}, before`];

const singleRows = (
  figures: readonly {
    readonly figure: FigureName;
    readonly value: number | null;
    readonly previous: number | null;
  }[],
  currency: string,
): Table => [
  ['Figure', 'Value', 'Before'],
  ...figures.map(({ figure, value, previous }) => [
    head(figure, currency),
    cell(figure, value, currency),
    cell(figure, previous, currency),
  ]),
];

const brokenDownRows = (
  section: Extract<SectionContent, { kind: 'bar' | 'table' }>,
  currency: string,
): Table => {
  const values = (row: (typeof section)['totals']): readonly Cell[] =>
    section.figures.flatMap((figure, index) => [
      cell(figure, row[index]?.value ?? null, currency),
      cell(figure, row[index]?.previous ?? null, currency),
    ]);
  return [
    [breakdownLabels[section.by], ...section.figures.flatMap((figure) => both(head(figure, currency)))],
    ...section.rows.map((row) => [row.label, ...values(row.values)]),
    ['Total', ...values(section.totals)],
  ];
};

const lineRows = ({ steps, lines }: Extract<SectionContent, { kind: 'line' }>, currency: string): Table => [
  ['From', ...lines.flatMap(({ figure }) => both(head(figure, currency)))],
  ...steps.map((step, index) => [
    step,
    ...lines.flatMap(({ figure, values, previous }) => [
      cell(figure, values[index] ?? null, currency),
      cell(figure, previous?.[index] ?? null, currency),
    ]),
  ]),
];

const goalRows = ({ goals }: Extract<SectionContent, { kind: 'goals' }>, currency: string): Table => [
  ['Goal', 'Each', 'Actual', 'Due by then', 'Target', 'Of what was due (share)', 'Projected', 'Standing'],
  ...goals.map((goal) => [
    head(goal.figure, currency),
    goal.period,
    ...[goal.actual, goal.due, goal.target].map((value) => cell(goal.figure, value, currency)),
    fileNumber(goal.attainment),
    cell(goal.figure, goal.projected ?? null, currency),
    standingWords[goalVerdict(goal)],
  ]),
];

const rowsOf = (section: SectionContent, currency: string): Table | null => {
  if (section.kind === 'table' || section.kind === 'bar') return brokenDownRows(section, currency);
  if (section.kind === 'goals') return goalRows(section, currency);
  if (section.kind === 'figures') return singleRows(section.figures, currency);
  if (section.kind === 'funnel') return singleRows(section.steps, currency);
  return section.kind === 'line' ? lineRows(section, currency) : null;
};

export const sectionTable = ({ sections, currency }: ReportContent, id: string): Table | null => {
  const section = sections.find((one) => one.id === id);
  return section ? rowsOf(section, currency) : null;
};
