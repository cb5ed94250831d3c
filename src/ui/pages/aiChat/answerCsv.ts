/** Exports the metrics of an answer as a table for spreadsheets. */
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import type { Table } from '#domain/csv.ts';
import { fileFigure, fileUnit } from '../../charts/chartUnit.ts';
import { isFigure } from '../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../parts/figures/figureWriting.ts';

type Row = Pick<FiguresAnswer['rows'][number], 'label' | 'value' | 'previous'>;

const rowsOf = ({ rows, series }: FiguresAnswer): readonly Row[] =>
  rows.length > 0 ? rows : series.map(({ at, value, previous }) => ({ label: at, value, previous }));

const titleOf = ({ rows, by, interval }: FiguresAnswer): string => {
  const title = rows.length > 0 ? (by ?? 'compared') : interval;
  return `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`;
};

/** One row per row of a ranking or comparison, otherwise per time step; money in units of its currency. */
export const answerCsv = (answer: FiguresAnswer): Table => {
  const { figure, label, currency, compared_range } = answer;
  if (!isFigure(figure)) return [];
  const unit = chartUnitOf(figure, currency);
  const head = `${label}${fileUnit(unit)}`;
  const isCompared = compared_range !== null;
  return [
    [titleOf(answer), head, ...(isCompared ? [`${head} before`] : [])],
    ...rowsOf(answer).map((row) => [
      row.label,
      fileFigure(row.value, unit),
      ...(isCompared ? [fileFigure(row.previous, unit)] : []),
    ]),
  ];
};
