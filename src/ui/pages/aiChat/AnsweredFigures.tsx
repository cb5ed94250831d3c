/** Renders the metrics of an answer: chart or table, a link to the dashboard with the same view, and exports. */
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import type { Table } from '#domain/csv.ts';
import { breakdowns } from '#domain/dashboards/widget.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions, noFilters } from '#domain/metrics/view.ts';
import { type AsOf, withAsOf } from '#domain/pastView.ts';
import { fileFigure, fileUnit } from '../../charts/chartUnit.ts';
import { ChartContext } from '../../charts/figure/ChartContext.ts';
import { fileName } from '../../charts/figure/chartTable.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { AppLink } from '../../parts/AppLink.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import type { ChartMenuSubject } from '../../parts/chartMenu/chartMenuSubject.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { type FigureName, figureSpecs, isFigure } from '../../parts/figures/figureSpecs.ts';
import { chartUnitOf, writtenFigure } from '../../parts/figures/figureWriting.ts';
import { MonthEndChart } from '../../parts/figures/MonthEndChart.tsx';
import { stepAxis } from '../../parts/figures/stepAxis.ts';
import { stepEdges } from '../../parts/figures/stepEdges.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import styles from './AnsweredFigures.module.css';
import { DraftParagraph } from './DraftParagraph.tsx';

const filtersOf = ({ views }: FiguresAnswer): string => {
  const address = new URLSearchParams(views[0]?.search ?? '');
  const chosen = filterDimensions.map((dimension) => [dimension, address.getAll(dimension)]);
  return wireFilters({ ...noFilters, ...Object.fromEntries(chosen) });
};

type AnswerSubjects = {
  readonly course: ChartMenuSubject | undefined;
  readonly rows: ChartMenuSubject | undefined;
};

const none: AnswerSubjects = { course: undefined, rows: undefined };

/**
 * No subjects for the past (dashboards show the present), for compared items that were queried separately,
 * for forecasts, for sources, which dashboards cannot break down, or for some clients without a view of theirs.
 */
export const answerSubjects = (answer: FiguresAnswer, asOf: AsOf | null): AnswerSubjects => {
  const { kind, figure, client, range } = answer;
  if (asOf !== null || !isFigure(figure) || kind === 'compare' || kind === 'forecast') return none;
  if (answer.views.length === 0) return none;
  const filters = filtersOf(answer);
  const shared = {
    figures: [figure],
    clientId: client?.id ?? null,
    query: { ...range, ...(filters === '' ? {} : { filters }) },
  };
  const by = breakdowns.find((one) => one === answer.by);
  return {
    course: kind === 'value' ? { ...shared, kind: 'line', by: null } : undefined,
    rows: by && { ...shared, kind: 'bar', by },
  };
};

type AnswerCsvRow = Pick<FiguresAnswer['rows'][number], 'label' | 'value' | 'previous'>;

const rowsOf = ({ rows, series }: FiguresAnswer): readonly AnswerCsvRow[] =>
  rows.length > 0 ? rows : series.map(({ at, value, previous }) => ({ label: at, value, previous }));

const titleOf = ({ rows, by, interval }: FiguresAnswer): string => {
  const title = rows.length > 0 ? (by ?? 'compared') : interval;
  return `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`;
};

/** One row per row of a ranking or comparison, otherwise per time step; money in units of its currency. */
const answerCsv = (answer: FiguresAnswer): Table => {
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

type RowsMenuProps = { title: string; subject: ChartMenuSubject; table: ReactNode };

const RowsMenu = ({ title, subject, table }: RowsMenuProps) => {
  const inHand = useMemo(() => ({ title, anchor: fileName(title), drawn: () => table }), [title, table]);
  return (
    <ChartContext value={inHand}>
      <ChartMenu subject={subject} />
    </ChartContext>
  );
};

type Row = FiguresAnswer['rows'][number];

const byWords = {
  channel: 'Channel',
  campaign: 'Campaign',
  device: 'Device',
  country: 'Country',
  client: 'Client',
  source: 'Source',
} as const;

const columnsOf = (answer: FiguresAnswer, figure: FigureName): readonly DataColumn<Row>[] => {
  const isCompared = answer.compared_range !== null;
  const columns: readonly DataColumn<Row>[] = [
    {
      key: 'label',
      title: answer.by === null ? 'Compared' : byWords[answer.by],
      isName: true,
      cell: ({ label }) => label,
    },
    {
      key: 'value',
      title: answer.label,
      align: 'end',
      cell: ({ value }) => writtenFigure(figure, value, answer.currency),
    },
    {
      key: 'change',
      title: 'Change',
      align: 'end',
      cell: ({ value, previous }) => (
        <ChangeText name={figure} current={value} previous={previous} versus="before" />
      ),
    },
  ];
  return isCompared ? columns : columns.slice(0, 2);
};

type CourseProps = { answer: FiguresAnswer; figure: FigureName; subject: ChartMenuSubject | undefined };

const Course = ({ answer, figure, subject }: CourseProps) => {
  const { series, interval, label, currency, compared_range } = answer;
  const axis = useMemo(
    () =>
      stepAxis(
        series.map(({ at }) => at),
        interval,
      ),
    [series, interval],
  );
  const lines = useMemo(() => [{ name: label, values: series.map(({ value }) => value) }], [series, label]);
  const compare = useMemo(
    () =>
      compared_range === null
        ? undefined
        : { name: 'Before', values: series.map(({ previous }) => previous) },
    [series, compared_range],
  );
  const unit = useMemo(() => chartUnitOf(figure, currency), [figure, currency]);
  return (
    <TrendChart
      menu={<ChartMenu subject={subject} />}
      title={`${label} by ${interval}`}
      level={3}
      axis={axis}
      series={lines}
      compare={compare}
      unit={unit}
      isRatio={figureSpecs[figure].isRatio}
      height={220}
      {...stepEdges(answer)}
    />
  );
};

type AnsweredFiguresProps = {
  answer: FiguresAnswer;
  text: string;
  asOf: AsOf | null;
};

export const AnsweredFigures = ({ answer, text, asOf }: AnsweredFiguresProps) => {
  const saveTable = useSaveTable();
  const { figure, rows, series, views, range, forecast } = answer;
  if (!isFigure(figure)) return null;
  const subjects = answerSubjects(answer, asOf);
  const label = `${answer.label}, figures of the answer`;
  const table = rows.length > 0 && (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ key }) => key}
      columns={columnsOf(answer, figure)}
      pageSize={10}
    />
  );
  const save = () => saveTable(`${answer.label} ${range.from} to ${range.to}`, answerCsv(answer));
  return (
    <div className={styles.figures}>
      {forecast && (
        <MonthEndChart name={figure} forecast={forecast} currency={answer.currency} summary={text} />
      )}
      {!forecast && series.length > 1 && <Course answer={answer} figure={figure} subject={subjects.course} />}
      {table}
      <div className={styles.actions}>
        {views.map(({ label, search }) => (
          <AppLink
            key={search}
            to={protectedPages.dashboard.path + (asOf === null ? `?${search}` : withAsOf(search, asOf))}
          >
            {label}
          </AppLink>
        ))}
        <CopyButton text={text} name="answer" label="Copy" />
        <Button size="small" type="text" onClick={save}>
          CSV
        </Button>
        {asOf === null && <DraftParagraph answer={answer} text={text} />}
        {table && subjects.rows && <RowsMenu title={label} subject={subjects.rows} table={table} />}
      </div>
    </div>
  );
};
