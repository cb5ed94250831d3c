/** The goals of all clients at once, those that will be missed first, and how fast each budget is spent. */
import { Select } from 'antd';
import { useRef, useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { GoalItem } from '#domain/contract/goalSchemas.ts';
import { type GoalStanding, isMissing } from '#domain/portfolio/goalStanding.ts';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useExplainPresses } from '../../../parts/figures/ExplainButton.tsx';
import { Explained } from '../../../parts/figures/Explained.tsx';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import { GoalForm } from '../../../parts/goals/GoalForm.tsx';
import type { GoalReached } from '../../../parts/goals/goalProgress.ts';
import { useAddressSort } from '../../../parts/tables/useAddressSort.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useMayChange } from '../../../services/useMayChange.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import styles from './Goals.module.css';
import { budgetColumns, goalColumns, type Ways } from './goalColumns.tsx';
import { type GoalStand, type GoalsView, useGoalsView } from './goalsView.ts';
import { type ClientBudget, useAllGoals } from './useAllGoals.ts';

const standLabels: Readonly<Record<GoalStand, string>> = {
  all: 'Any standing',
  behind: 'Behind or at risk',
  onTrack: 'On track or ahead',
  unknown: 'Without figures',
};

const standOf = (standing: GoalStanding): GoalStand => {
  if (standing === 'unknown') return 'unknown';
  return isMissing(standing) ? 'behind' : 'onTrack';
};

const sorted: readonly string[] = ['client', 'goal', 'attainment'];

/** What is furthest behind first, what nothing tells of last. */
const byNeed = (one: GoalReached, other: GoalReached): number =>
  (one.attainment ?? Number.MAX_VALUE) - (other.attainment ?? Number.MAX_VALUE);

/** A budget that is spent as planned is 1. */
const byPace = (one: ClientBudget, other: ClientBudget): number =>
  Math.abs((other.pacing ?? 1) - 1) - Math.abs((one.pacing ?? 1) - 1);

type FiltersProps = ReturnType<typeof useGoalsView> & {
  choices: readonly { readonly value: string; readonly label: string }[];
};

const Filters = ({ view, show, choices }: FiltersProps) => (
  <search className={styles.tools}>
    <Select
      aria-label="Goals of which client"
      value={view.client}
      options={[{ value: '', label: 'All clients' }, ...choices]}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(client: string) => show({ client })}
    />
    <Select<GoalStand>
      aria-label="Goals by standing"
      value={view.stand}
      options={Object.entries(standLabels).map(([value, label]) => ({ value: value as GoalStand, label }))}
      popupMatchSelectWidth={false}
      onChange={(stand) => show({ stand })}
    />
  </search>
);

/** Of active clients: an archived one reaches nothing any more. */
const useNames = () => {
  const clients = useClients(true)?.filter(({ archived_at: archived }) => archived === null);
  const names = new Map(clients?.map(({ id, name }) => [id, name]));
  return {
    nameOf: (id: string): string => names.get(id) ?? 'A client',
    isActive: (id: string): boolean => clients === undefined || names.has(id),
    choices: clients?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
};

const isListed = ({ goal, standing }: GoalReached, { client, stand }: GoalsView): boolean =>
  (client === '' || goal.client_id === client) && (stand === 'all' || standOf(standing) === stand);

const Tables = ({ all, view, ways, isActive, show }: FilterOf & Listing) => {
  const order = useAddressSort(sorted);
  const goals =
    all.goals?.filter((one) => isActive(one.goal.client_id) && isListed(one, view)).toSorted(byNeed) ?? null;
  const budgets =
    all.budgets
      ?.filter(({ clientId }) => isActive(clientId) && (view.client === '' || clientId === view.client))
      .toSorted(byPace) ?? null;
  const words = all.goals?.length === 0 ? emptyLists.goals.nothingCreated : emptyLists.goals.filteredOut;
  return (
    <>
      <DataTable
        label="Goals"
        rows={goals}
        keyOf={({ goal }) => goal.id}
        columns={goalColumns(ways)}
        {...order}
        pageSize={25}
        empty={
          <EmptyList
            words={words}
            {...(all.goals?.length === 0
              ? { to: protectedPages.clients.path }
              : { onAction: () => show({ client: '', stand: 'all' }) })}
          />
        }
      />
      {budgets?.length !== 0 && (
        <>
          <h2>Budgets of this month</h2>
          <DataTable
            label="Budgets"
            rows={budgets}
            keyOf={({ clientId }) => clientId}
            columns={budgetColumns(ways)}
            pageSize={25}
          />
        </>
      )}
    </>
  );
};

type Listing = { ways: Ways; isActive: (clientId: string) => boolean };

type FilterOf = ReturnType<typeof useGoalsView> & { all: ReturnType<typeof useAllGoals> };

export const Goals = () => {
  const place = useRef<HTMLElement>(null);
  const mayChange = useMayChange('agency');
  const all = useAllGoals();
  const { nameOf, isActive, choices } = useNames();
  const explain = useExplain();
  useExplainPresses(place, explain);
  const changes = useReversible(makeClientWork);
  const shown = useGoalsView();
  const [edited, setEdited] = useState<GoalItem | null>(null);
  const currency = all.month.data?.currency ?? 'USD';
  return (
    <section ref={place} aria-labelledby="all-goals" className={styles.goals}>
      <div className={styles.head}>
        <h2 id="all-goals">Goals</h2>
        <Filters {...shown} choices={choices} />
      </div>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {all.error ? (
        <ListFailure what="The goals" error={all.error} onRetry={all.refetch} />
      ) : (
        <Tables
          all={all}
          {...shown}
          isActive={isActive}
          ways={{ currency, nameOf, onChange: mayChange ? setEdited : null }}
        />
      )}
      <Explained
        explain={explain}
        query={all.month.query}
        currency={currency}
        freshness={all.month.data?.freshness ?? []}
      />
      {edited && (
        <GoalForm
          clientId={edited.client_id}
          goal={edited}
          onTold={changes.ask}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
};
