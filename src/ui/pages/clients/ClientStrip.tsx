/** Renders the summary metrics of all clients: count, fees and health; each opens its calculation. */
import { useState } from 'react';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import { bandFrom } from '#domain/portfolio/healthScore.ts';
import { bookHealth } from '#domain/portfolio/portfolioHealth.ts';
import { noFigure } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { AgencyCard, type AgencyValue } from '../../parts/agency/AgencyCard.tsx';
import { periodLabels, type RevenueFigureName, revenueText } from '../../parts/agency/revenueSums.ts';
import { mrrNote, useSetAsidePayers } from '../../parts/agency/useSetAsidePayers.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useToday } from '../../services/useToday.ts';
import styles from './ClientStrip.module.css';
import { isDue } from './feeOfClient.ts';
import { feesTogether, type StripFigureName, stripPeriods } from './stripFigures.ts';
import { type ClientStatuses, useStatuses } from './useClientStatuses.ts';

const lateDrawer = {
  fault: 'The arithmetic did not load',
  load: async () => (await import('./StripDrawer.tsx')).StripDrawer,
};

const none: readonly AgencyValue[] = [{ key: 'none', text: noFigure }];

const inCurrencies = (
  name: RevenueFigureName,
  items: readonly Revenue[] | undefined,
): readonly AgencyValue[] | null => {
  if (!items) return null;
  if (items.length === 0) return none;
  return items.map((revenue) => ({
    key: revenue.currency,
    text: revenueText(name, revenue, stripPeriods[name]),
  }));
};

type CardsProps = {
  list: ClientList | undefined;
  revenue: readonly Revenue[] | undefined;
  setAside: number;
  statuses: ClientStatuses | null | undefined;
  onOpen: (name: StripFigureName) => void;
};

const plain = (text: string): readonly AgencyValue[] => [{ key: 'one', text }];

const HealthCards = ({ statuses, revenue, onOpen }: CardsProps) => {
  const book = statuses && bookHealth([...statuses.values()]);
  const waited = statuses === undefined ? null : none;
  const paid = feesTogether(revenue ?? [], new Set(book?.atRisk.map(({ id }) => id)));
  return (
    <>
      <AgencyCard
        isSmall
        name="average_health"
        values={book ? plain(String(book.mean ?? noFigure)) : waited}
        note="of 100"
        onOpen={() => onOpen('average_health')}
      />
      <AgencyCard
        isSmall
        name="at_risk"
        values={book ? plain(String(book.atRisk.length)) : waited}
        note={paid === '' ? `health below ${bandFrom.watch}` : `${paid} a month`}
        onOpen={() => onOpen('at_risk')}
      />
    </>
  );
};

const Cards = (props: CardsProps) => {
  const { list, revenue, onOpen } = props;
  const today = useToday();
  const limit = usePlan().room('clients')?.limit;
  const money = (name: 'mrr' | 'net_new_mrr' | 'nrr' | 'logo_churn', note: string) => (
    <AgencyCard
      isSmall
      name={name}
      values={inCurrencies(name, revenue)}
      note={note}
      onOpen={() => onOpen(name)}
    />
  );
  return (
    <ul
      className={styles.strip}
      aria-label="Key figures of the clients"
      aria-busy={!list || !revenue || props.statuses === undefined}
    >
      <AgencyCard
        isSmall
        name="active_clients"
        values={list ? plain(String(list.counts.active)) : null}
        note={limit === undefined || limit < 0 ? 'not archived' : `of ${limit} in your plan`}
        onOpen={() => onOpen('active_clients')}
      />
      {money('mrr', mrrNote(props.setAside))}
      {money('net_new_mrr', periodLabels.last_30_days.toLowerCase())}
      {money('nrr', periodLabels.last_12_months.toLowerCase())}
      {money('logo_churn', periodLabels.last_12_months.toLowerCase())}
      <HealthCards {...props} />
      <AgencyCard
        isSmall
        name="renewals"
        values={list ? plain(String(list.items.filter((client) => isDue(client, today)).length)) : null}
        note="within 30 days"
        onOpen={() => onOpen('renewals')}
      />
    </ul>
  );
};

export const ClientStrip = ({ list }: { list: ClientList | undefined }) => {
  const { data, error, refetch } = useReply('readRevenue');
  const statuses = useStatuses();
  const setAside = useSetAsidePayers(data?.items ?? [], data?.day ?? '');
  const [opened, setOpened] = useState<StripFigureName | null>(null);
  const StripDrawer = useLazyModule(opened !== null, lateDrawer);
  if (error && !data) return <ListFailure what="The key figures" error={error} onRetry={refetch} />;
  return (
    <>
      <Cards list={list} revenue={data?.items} setAside={setAside} statuses={statuses} onOpen={setOpened} />
      {opened !== null && StripDrawer && data && list && (
        <StripDrawer
          name={opened}
          list={list}
          revenue={data}
          statuses={statuses ?? null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
