/** Renders benchmarks: compares a client's figures with its earlier periods and the quartiles of the portfolio. */
import { Flex, Select } from 'antd';
import { useMemo } from 'react';
import {
  fewestClients,
  fewestPeriods,
  type Place,
  placeIn,
  type Spread,
} from '#domain/analysis/benchmarkSpread.ts';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { type BenchmarkReply, benchmarkFigures } from '#domain/contract/analysisSchemas.ts';
import { BandChart } from '../../../charts/BandChart.tsx';
import { dayAxis } from '../../../charts/chartAxis.ts';
import { useStaleReply } from '../../../data/useStaleReply.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf, writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Studies.module.css';
import { StudyFrame, studyDays, studyQuery, useStudiedClient } from './StudyFrame.tsx';
import { useAddressChoice } from './useAddressChoice.ts';

type Figure = BenchmarkReply['figures'][number];

const placeWords: Readonly<Record<Place, string>> = {
  below: 'Lowest quarter',
  lower: 'Below median',
  upper: 'Above median',
  above: 'Highest quarter',
};

const toneOf = (place: Place, figure: Figure['figure']): 'good' | 'warning' | 'quiet' => {
  const { better } = figureSpecs[figure];
  if (better === null || place === 'lower' || place === 'upper') return 'quiet';
  return (place === 'above') === (better === 'higher') ? 'good' : 'warning';
};

const spreadText = ({ figure }: Figure, spread: Spread | null, currency: string): string => {
  if (spread === null) return '—';
  const written = (value: number) => writtenFigure(figure, value, currency);
  return `${written(spread.median)} (${written(spread.low)}–${written(spread.high)})`;
};

const PlaceTag = ({ row, spread }: { row: Figure; spread: Spread | null }) => {
  if (spread === null || row.value === null) return '—';
  const place = placeIn(row.value, spread);
  return <StatusTag tone={toneOf(place, row.figure)}>{placeWords[place]}</StatusTag>;
};

const columnsOf = (reply: BenchmarkReply, currency: string): readonly DataColumn<Figure>[] => [
  { key: 'figure', title: 'Figure', isName: true, cell: ({ figure }) => figureSpecs[figure].label },
  {
    key: 'value',
    title: 'This period',
    align: 'end',
    cell: ({ figure, value }) => writtenFigure(figure, value, currency),
  },
  {
    key: 'own',
    title: 'Own median',
    width: '22%',
    align: 'end',
    cell: (row) => spreadText(row, row.own, currency),
  },
  { key: 'ownPlace', title: 'vs own history', cell: (row) => <PlaceTag row={row} spread={row.own} /> },
  ...(reply.clients < fewestClients
    ? []
    : ([
        {
          key: 'portfolio',
          title: 'Portfolio median',
          width: '22%',
          align: 'end',
          cell: (row) => spreadText(row, row.portfolio, currency),
        },
        {
          key: 'portfolioPlace',
          title: 'vs portfolio',
          cell: (row) => <PlaceTag row={row} spread={row.portfolio} />,
        },
      ] as const satisfies readonly DataColumn<Figure>[])),
];

const csvOf = (figures: readonly Figure[]) => [
  [
    'Figure',
    'This period',
    ...['Own', 'Portfolio'].flatMap((name) => [
      `${name} lower quartile`,
      `${name} median`,
      `${name} upper quartile`,
    ]),
  ],
  ...figures.map(({ figure, value, own, portfolio }) => [
    figureSpecs[figure].label,
    value ?? '',
    ...[own, portfolio].flatMap((spread) => [spread?.low ?? '', spread?.median ?? '', spread?.high ?? '']),
  ]),
];

/** First days of the earlier periods and of the range. */
const periodsOf = ({ range, periods }: BenchmarkReply): readonly string[] => {
  const [from, to] = [epochDayOf(range.from) ?? 0, epochDayOf(range.to) ?? 0];
  const length = to - from + 1;
  return Array.from({ length: periods + 1 }, (_, index) => calendarDayOf(from - (periods - index) * length));
};

const History = ({ reply, row, currency }: { reply: BenchmarkReply; row: Figure; currency: string }) => {
  const { figure, history, value, own } = row;
  const periods = useMemo(() => periodsOf(reply), [reply]);
  const axis = useMemo(() => ({ ...dayAxis(periods), title: 'Period from' }), [periods]);
  const values = useMemo(() => [...history, value], [history, value]);
  const expected = useMemo(() => values.map(() => own && { low: own.low, high: own.high }), [values, own]);
  const unit = useMemo(() => chartUnitOf(figure, currency), [figure, currency]);
  return (
    <BandChart
      title={`${figureSpecs[figure].label} by period, with the middle 50%`}
      level={3}
      axis={axis}
      name={figureSpecs[figure].label}
      values={values}
      expected={expected}
      unit={unit}
      height={240}
      menu={<ChartMenu />}
    />
  );
};

const historyText = ({ periods }: BenchmarkReply): string =>
  periods < fewestPeriods
    ? `Its own history has ${periods} earlier periods of this length; quartiles need ${fewestPeriods}. A shorter range has more.`
    : `Own quartiles: the previous ${periods} periods of this length. Ranges hold the middle 50%.`;

const portfolioText = ({ clients }: BenchmarkReply, isOfClient: boolean): string => {
  if (clients < fewestClients)
    return `The portfolio is not shown: with fewer than ${fewestClients} clients a quartile would tell the figure of one.`;
  return `Portfolio quartiles: ${clients} clients, ratios only${isOfClient ? ', rounded' : ''}.`;
};

export const Benchmarks = ({ selection }: { selection: MetricSelection }) => {
  const clientId = useStudiedClient(selection);
  const [figure, choose] = useAddressChoice('figure', benchmarkFigures);
  const query = useMemo(
    () => ({ ...studyQuery(clientId, selection), ...studyDays(selection) }),
    [clientId, selection],
  );
  const reply = useStaleReply('readBenchmarks', query, { isWanted: clientId !== null });
  const { currency, use } = selection;
  return (
    <StudyFrame title="Benchmarks" clientId={clientId} selection={selection} reply={reply}>
      {(data) => {
        const comparable = data.figures.filter(({ value, own }) => value !== null || own !== null);
        const row = comparable.find((one) => one.figure === figure) ?? comparable[0];
        return (
          <>
            <p className={styles.quiet}>
              {historyText(data)} {portfolioText(data, use.isOfClient)}
            </p>
            <Flex wrap align="center" gap="8px 12px" className={styles.choices ?? ''}>
              <Select
                size="small"
                aria-label="Figure of the periods"
                options={comparable.map((one) => ({
                  value: one.figure,
                  label: figureSpecs[one.figure].label,
                }))}
                value={row?.figure ?? null}
                popupMatchSelectWidth={false}
                onChange={choose}
              />
              <CsvButton what="benchmarks" rows={comparable} tableOf={csvOf} />
            </Flex>
            {row && <History reply={data} row={row} currency={currency} />}
            <DataTable
              label="Benchmarks"
              rows={comparable}
              keyOf={(one) => one.figure}
              columns={columnsOf(data, currency)}
              density="compact"
              isWhole
            />
          </>
        );
      }}
    </StudyFrame>
  );
};
