/** Renders the metrics of an answer: chart or table, a link to the dashboard with the same view, and exports. */
import { Button } from 'antd';
import { useMemo } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import { type AsOf, withAsOf } from '#domain/pastView.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { AppLink } from '../../parts/AppLink.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import type { ChartSubject } from '../../parts/chartMenu/chartSubject.ts';
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
import { answerCsv } from './answerCsv.ts';
import { answerSubjects } from './answerSubject.ts';
import { RowsMenu } from './RowsMenu.tsx';

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

type CourseProps = { answer: FiguresAnswer; figure: FigureName; subject: ChartSubject | undefined };

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
      isSummaryHidden
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
        <MonthEndChart
          name={figure}
          forecast={forecast}
          currency={answer.currency}
          summary={text}
          isSummaryHidden
        />
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
        {table && subjects.rows && <RowsMenu title={label} subject={subjects.rows} table={table} />}
      </div>
    </div>
  );
};
