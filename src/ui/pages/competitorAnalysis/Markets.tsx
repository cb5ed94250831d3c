/** Renders the markets of all clients: growth against share of voice, then a row for each client. */
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { MarketList } from '#domain/contract/marketSchemas.ts';
import { count } from '../../content/formatMetric.ts';
import { useStaleReply } from '../../data/useStaleReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../parts/figures/widgetState.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { byValue, type TableSort } from '../../widgets/tableSort.ts';
import { Growth, type GrowthPoint } from './MarketCharts.tsx';
import { Estimate, Method, marketDays, percent } from './marketWords.tsx';

type MarketItem = MarketList['items'][number];

type MarketsProps = { readonly selection: MetricSelection; readonly clients: readonly ClientItem[] };

const useAddressOf = () => {
  const [params] = useSearchParams();
  return (clientId: string): string => {
    const next = new URLSearchParams(params);
    next.set('client', clientId);
    return `${protectedPages.competitorAnalysis.path}?${next}`;
  };
};

type Parts = {
  readonly nameOf: (id: string) => string;
  readonly addressOf: (id: string) => string;
  readonly versus: string | null;
};

const columnsOf = ({ nameOf, addressOf, versus }: Parts): readonly DataColumn<MarketItem>[] => [
  {
    key: 'client',
    title: 'Client',
    isName: true,
    width: '22%',
    compare: byValue(({ client_id }) => nameOf(client_id)),
    cell: ({ client_id }) => (
      <AppLink to={addressOf(client_id)} markCurrent={false}>
        {nameOf(client_id)}
      </AppLink>
    ),
  },
  {
    key: 'share',
    title: 'Share of voice',
    align: 'end',
    isGreatestFirst: true,
    compare: byValue(({ share }) => share),
    cell: ({ share, before }) => (
      <Estimate
        text={percent(share)}
        now={share}
        before={before ?? undefined}
        versus={versus}
        unit="percent"
      />
    ),
  },
  {
    key: 'leader',
    title: 'Strongest competitor',
    width: '24%',
    compare: byValue(({ leader }) => leader?.share ?? null),
    cell: ({ leader }) => (leader ? `${leader.domain} ${percent(leader.share)}` : '–'),
  },
  {
    key: 'riser',
    title: 'Gained most',
    width: '22%',
    compare: byValue(({ riser }) => riser?.points ?? null),
    cell: ({ riser }) => (riser ? `${riser.domain} +${(riser.points * 100).toFixed(1)}\u00a0pp` : '–'),
  },
  {
    key: 'top10',
    title: 'In top 10',
    align: 'end',
    isGreatestFirst: true,
    compare: byValue(({ top10 }) => top10),
    cell: ({ top10, keywords }) => `${top10} of ${keywords}`,
  },
  {
    key: 'visits',
    title: 'Visits a month',
    align: 'end',
    isGreatestFirst: true,
    compare: byValue(({ visits }) => visits),
    cell: ({ visits }) => count(visits),
  },
];

const largestFirst: TableSort = { column: 'share', order: 'descending' };
const chartHeight = 300;

export const Markets = ({ selection, clients }: MarketsProps) => {
  const { use, versus } = selection;
  const reply = useStaleReply('listMarkets', marketDays(use));
  const [sort, setSort] = useState<TableSort | null>(largestFirst);
  const addressOf = useAddressOf();
  const nameOf = (id: string) => clients.find((one) => one.id === id)?.name ?? id;
  const items = reply.data?.items;
  const points = useMemo(
    () =>
      (items ?? []).flatMap(({ client_id: id, share, before }): readonly GrowthPoint[] => {
        const name = clients.find((one) => one.id === id)?.name ?? id;
        return share === null ? [] : [{ id, name, share, points: share - (before ?? share), isOwn: true }];
      }),
    [items, clients],
  );
  return (
    <WidgetFrame
      title="Share of voice of all clients"
      titleInside
      state={widgetState(reply, items?.length === 0 ? 'noSource' : null)}
      height={chartHeight + 300}
      readAt={reply.readAt}
      isBusy={reply.isFormer}
      onRetry={reply.refetch}
    >
      {() =>
        items && (
          <>
            <Growth title="Share of voice of all clients" thing="Client" level={2} points={points} />
            <Method of="share" />
            <DataTable
              label="Markets of all clients"
              rows={items}
              keyOf={({ client_id }) => client_id}
              columns={columnsOf({ nameOf, addressOf, versus })}
              sort={sort}
              onSort={setSort}
              firstRows={10}
            />
          </>
        )
      }
    </WidgetFrame>
  );
};
