/** Where today's figure comes from: each source, against the same hours of yesterday and of a week ago. */
import { useMemo } from 'react';
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import type { LiveFigures } from './useLiveFigures.ts';

const weekAgoWords = 'the same hours a week ago';
const yesterdayWords = 'the same hours yesterday';

type TableProps = { today: MetricReply; weekAgo: MetricReply; name: FigureName };

const columnsOf = ({ today, weekAgo, name }: TableProps): readonly DataColumn<MetricRow>[] => {
  const before = new Map(weekAgo.rows.map((row) => [row.key, row.previous?.[name] ?? null]));
  const written = (value: number | null): string => writtenFigure(name, value, today.currency);
  const change = (current: number | null, previous: number | null, versus: string) => (
    <ChangeText name={name} current={current} previous={previous} versus={versus} />
  );
  const { totals, previous } = today;
  return [
    {
      key: 'label',
      title: 'Source',
      isName: true,
      width: '30%',
      cell: ({ label }) => label,
      total: 'All sources',
    },
    {
      key: 'today',
      title: `${figureSpecs[name].label} today`,
      align: 'end',
      isGreatestFirst: true,
      cell: (row) => written(row[name]),
      total: written(totals[name]),
    },
    {
      key: 'yesterday',
      title: 'Yesterday',
      align: 'end',
      cell: (row) => written(row.previous?.[name] ?? null),
      total: written(previous?.[name] ?? null),
    },
    {
      key: 'change',
      title: 'Change',
      align: 'end',
      cell: (row) => change(row[name], row.previous?.[name] ?? null, yesterdayWords),
      total: change(totals[name], previous?.[name] ?? null, yesterdayWords),
    },
    {
      key: 'weekAgo',
      title: 'A week ago',
      align: 'end',
      cell: ({ key }) => written(before.get(key) ?? null),
      total: written(weekAgo.previous?.[name] ?? null),
    },
    {
      key: 'weekChange',
      title: 'Change on a week ago',
      align: 'end',
      cell: (row) => change(row[name], before.get(row.key) ?? null, weekAgoWords),
      total: change(totals[name], weekAgo.previous?.[name] ?? null, weekAgoWords),
    },
  ];
};

const Sources = (props: TableProps) => {
  const { today, name } = props;
  const rows = useMemo(
    () =>
      today.rows
        .filter((row) => row[name] !== null)
        .toSorted((one, other) => (other[name] ?? 0) - (one[name] ?? 0)),
    [today, name],
  );
  return (
    <DataTable
      label="Sources today"
      rows={rows}
      keyOf={({ key }) => key}
      columns={columnsOf(props)}
      pageSize={12}
    />
  );
};

export const SourcesToday = ({ live, name }: { live: LiveFigures; name: FigureName }) => {
  const { againstYesterday, againstWeekAgo } = live;
  return (
    <WidgetFrame
      title="By source"
      state={liveState(live, againstWeekAgo)}
      height={320}
      readAt={againstWeekAgo.readAt}
      onRetry={againstWeekAgo.refetch}
      empty={liveWays(live)}
    >
      {() =>
        againstYesterday.data &&
        againstWeekAgo.data && (
          <Sources today={againstYesterday.data} weekAgo={againstWeekAgo.data} name={name} />
        )
      }
    </WidgetFrame>
  );
};
