/** Renders the charts below the clients in one currency: risk against fee, and retention. */
import { Flex } from 'antd';
import { useState } from 'react';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { LateSkeleton } from '../../../parts/figures/LateSkeleton.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { PartTabs } from '../../../widgets/PartTabs.tsx';
import type { ClientView } from '../clientView.ts';
import { useClientStatuses } from '../useClientStatuses.ts';
import { CohortRetention } from './CohortRetention.tsx';
import { RiskChart, riskPoints } from './RiskChart.tsx';

const height = 440;

type ClientChartsProps = {
  readonly clients: readonly ClientItem[] | null;
  readonly view: ClientView;
  readonly onOpen: (clientId: string) => void;
};

type RiskProps = ClientChartsProps & {
  readonly clients: readonly ClientItem[];
  readonly revenue: Revenue;
};

const Risk = ({ clients, view, onOpen, revenue }: RiskProps) => {
  const { standings: statuses, error, refetch } = useClientStatuses();
  if (statuses === undefined) return <LateSkeleton height={height} />;
  if (statuses === null)
    return <ListFailure what="The health of the clients" error={error} onRetry={refetch} />;
  const paused = new Set(clients.filter(({ status }) => status === 'paused').map(({ id }) => id));
  const risk = riskPoints([...statuses.values()], revenue, paused);
  return <RiskChart risk={risk} currency={revenue.currency} view={view} onOpen={onOpen} />;
};

const Shown = ({ items, clients, ...props }: ClientChartsProps & { items: readonly Revenue[] }) => {
  const [chosen, setChosen] = useState<Revenue['currency'] | null>(null);
  const [part, setPart] = useState(clients ? 'risk' : 'retention');
  const revenue = items.find(({ currency }) => currency === chosen) ?? items[0];
  if (!revenue)
    return (
      <EmptyState
        title="No fees yet"
        text="Add fees in each client’s Revenue tab to see who is at risk, what they pay, and how long clients stay."
      />
    );
  return (
    <>
      {items.length > 1 && (
        <KitSegmented<Revenue['currency']>
          data-print="never"
          aria-label="Currency of the charts"
          value={revenue.currency}
          options={items.map(({ currency }) => currency)}
          onChange={setChosen}
        />
      )}
      <PartTabs
        current={part}
        onChange={setPart}
        parts={[
          ...(clients
            ? [
                {
                  key: 'risk',
                  label: 'Risk',
                  children: <Risk {...props} clients={clients} revenue={revenue} />,
                },
              ]
            : []),
          { key: 'retention', label: 'Retention', children: <CohortRetention revenue={revenue} /> },
        ]}
      />
    </>
  );
};

export const ClientCharts = (props: ClientChartsProps) => {
  const { data, error, refetch } = useReply('readRevenue');
  if (!data)
    return error ? (
      <ListFailure what="The charts" error={error} onRetry={refetch} />
    ) : (
      <LateSkeleton height={height} />
    );
  return (
    <Flex component="section" vertical gap={12} aria-label="Charts of all clients">
      <Shown {...props} items={data.items} />
    </Flex>
  );
};
