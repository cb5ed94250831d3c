/** Renders the moves of competitors and the agency's own actions in one list, under the client's own results. */
import { Flex } from 'antd';
import { useMemo } from 'react';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import { shortDay } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import type { Mark } from '../../parts/figures/stepMarks.ts';
import { eventMarks, markedEvents } from '../../parts/figures/useMarks.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './CompetitorAnalysis.module.css';
import { OwnFigures } from './OwnFigures.tsx';

type Step = { readonly key: string; readonly day: string; readonly who: string; readonly text: string };

const us = 'Us';

/** Newest first; days as `YYYY-MM-DD`. */
export const timelineOf = (
  { moves, sites, range }: Pick<MarketReply, 'moves' | 'sites' | 'range'>,
  ours: readonly Mark[],
): readonly Step[] =>
  [
    ...moves.map(({ day, site, text }) => ({ day, who: sites[site]?.domain ?? '', text })),
    ...ours
      .filter(({ day }) => day >= range.from && day <= range.to)
      .map(({ day, text }) => ({ day, who: us, text })),
  ]
    .map((step, index) => ({ ...step, key: `${index}` }))
    .toSorted((one, other) => other.day.localeCompare(one.day));

const columns: readonly DataColumn<Step>[] = [
  { key: 'day', title: 'Day', width: 96, isName: true, cell: ({ day }) => shortDay(day) },
  {
    key: 'who',
    title: 'Who',
    width: '28%',
    cell: ({ who }) => (who === us ? <StatusTag tone="good">{us}</StatusTag> : who),
  },
  { key: 'text', title: 'What happened', cell: ({ text }) => text },
];

type TimelineProps = {
  readonly selection: MetricSelection;
  readonly market: MarketReply;
  readonly competitors: readonly CompetitorItem[];
};

export const Timeline = ({ selection, market, competitors }: TimelineProps) => {
  const events = useReply('listEvents', markedEvents(market.client_id)).data?.items;
  const ours = useMemo(() => eventMarks(events ?? []), [events]);
  const moves = useMemo(
    () =>
      market.moves.map(
        ({ day, site, text }): Mark => ({
          day,
          text: `${market.sites[site]?.domain ?? ''}: ${text}`,
        }),
      ),
    [market],
  );
  const marks = useMemo(() => [...moves, ...ours], [moves, ours]);
  const steps = useMemo(() => timelineOf(market, ours), [market, ours]);
  return (
    <Flex vertical gap={12} className={styles.part ?? ''}>
      <OwnFigures selection={selection} competitors={competitors} marks={marks} />
      <h3>Their moves and our actions</h3>
      <DataTable
        label="Their moves and our actions"
        rows={steps}
        keyOf={({ key }) => key}
        columns={columns}
        density="compact"
        firstRows={10}
        empty="No moves in this period."
      />
    </Flex>
  );
};
