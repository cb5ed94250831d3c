/** Renders the goals of all clients, most endangered first, and the pacing of their budgets. */

import { Button, Flex, Select } from 'antd';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { type GoalStatus, isMissing } from '#domain/portfolio/goalStatus.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useExplainPresses } from '../../../parts/figures/ExplainButton.tsx';
import { Explained } from '../../../parts/figures/Explained.tsx';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import type { GoalReached } from '../../../parts/goals/goalProgress.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { useAddressSort } from '../../../parts/tables/useAddressSort.ts';
import { filterStep } from '../../../services/filterStep.ts';
import { useNavigationIntent } from '../../../services/navigationIntent.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './Goals.module.css';
import { budgetColumns, goalColumns, type Ways } from './goalColumns.tsx';
import { budgetsCsv, goalsCsv } from './goalsCsv.ts';
import { useActiveClients } from './useActiveClients.ts';
import { byNeed, type ClientBudget, useAllGoals } from './useAllGoals.ts';
import { type GoalForms, useGoalForms } from './useGoalForms.tsx';

const goalStands = ['all', 'behind', 'onTrack', 'unknown'] as const;
type GoalStand = (typeof goalStands)[number];

type GoalsView = {
  readonly client: string;
  readonly stand: GoalStand;
};

const useGoalsView = () => {
  const [params, setParams] = useSearchParams();
  const view: GoalsView = {
    client: params.get('client') ?? '',
    stand: goalStands.find((stand) => stand === params.get('stand')) ?? 'all',
  };
  const show = (changes: Partial<GoalsView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { client, stand } = { ...view, ...changes };
        const texts = { client, stand: stand === 'all' ? '' : stand };
        for (const [key, text] of Object.entries(texts)) {
          if (text === '') next.delete(key);
          else next.set(key, text);
        }
        return next;
      },
      filterStep({ isTyped: false }),
    );
  return { view, show };
};

const standLabels: Readonly<Record<GoalStand, string>> = {
  all: 'Any status',
  behind: 'Behind or at risk',
  onTrack: 'On track or ahead',
  unknown: 'Without figures',
};

const standOf = (status: GoalStatus): GoalStand => {
  if (status === 'unknown') return 'unknown';
  return isMissing(status) ? 'behind' : 'onTrack';
};

const sorted: readonly string[] = ['client', 'goal', 'attainment'];

/** A budget spent as planned has a pace of 1. */
const byPace = (one: ClientBudget, other: ClientBudget): number =>
  Math.abs((other.pacing ?? 1) - 1) - Math.abs((one.pacing ?? 1) - 1);

type FiltersProps = ReturnType<typeof useGoalsView> & {
  forms: GoalForms | null;
  isReady: boolean;
  listed: readonly GoalReached[] | null;
  ways: Ways;
  choices: readonly { readonly value: string; readonly label: string }[];
};

const Filters = ({ view, show, choices, forms, isReady, listed, ways }: FiltersProps) => (
  <Flex component="search" wrap gap={8}>
    <Select
      aria-label="Goals of which client"
      value={view.client}
      options={[{ value: '', label: 'All clients' }, ...choices]}
      showSearch={searchedByLabel}
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
    {forms && (
      <>
        <Button disabled={!isReady} onClick={forms.setGoal}>
          Set a goal
        </Button>
        <Button disabled={!isReady} onClick={forms.setBudget}>
          Set a monthly budget
        </Button>
      </>
    )}
    <CsvButton what="goals" rows={listed} tableOf={(rows) => goalsCsv(rows, ways)} />
  </Flex>
);

const isListed = ({ goal, standing: status }: GoalReached, { client, stand }: GoalsView): boolean =>
  (client === '' || goal.client_id === client) && (stand === 'all' || standOf(status) === stand);

const Tables = ({ all, listed, view, ways, isActive, show }: FilterOf & Listing) => {
  const order = useAddressSort(sorted);
  const budgets =
    all.budgets
      ?.filter(({ clientId }) => isActive(clientId) && (view.client === '' || clientId === view.client))
      .toSorted(byPace) ?? null;
  const words = all.goals?.length === 0 ? emptyLists.goals.nothingCreated : emptyLists.goals.filteredOut;
  return (
    <>
      <DataTable
        label="Goals"
        rows={listed}
        keyOf={({ goal }) => goal.id}
        columns={goalColumns(ways)}
        {...order}
        pageSize={25}
        // Reserves the height, because otherwise the budgets below would shift.
        expectedRows={12}
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
          <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.head ?? ''}>
            <h2>Budgets of this month</h2>
            <CsvButton what="budgets" rows={budgets} tableOf={(rows) => budgetsCsv(rows, ways)} />
          </Flex>
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

type Listing = {
  listed: readonly GoalReached[] | null;
  ways: Ways;
  isActive: (clientId: string) => boolean;
};

type FilterOf = ReturnType<typeof useGoalsView> & { all: ReturnType<typeof useAllGoals> };

export const Goals = () => {
  const place = useRef<HTMLElement>(null);
  const mayChange = useCanEdit('agency');
  const all = useAllGoals();
  const { nameOf, isActive, choices } = useActiveClients();
  const explain = useExplain();
  useExplainPresses(place, explain);
  const shown = useGoalsView();
  const currency = all.month.data?.currency ?? 'USD';
  const forms = useGoalForms({
    currency,
    client: shown.view.client,
    clients: choices,
    budgets: all.budgets?.map(({ item }) => item) ?? [],
  });
  useNavigationIntent('setGoal', forms.setGoal, all.budgets !== null && choices.length > 0 && mayChange);
  const { view } = shown;
  const listed =
    all.goals?.filter((one) => isActive(one.goal.client_id) && isListed(one, view)).toSorted(byNeed) ?? null;
  const ways = { currency, nameOf, edit: mayChange ? forms.edit : null };
  return (
    <section ref={place} aria-labelledby="all-goals" className={styles.goals}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.head ?? ''}>
        <h2 id="all-goals">Goals</h2>
        <Filters
          {...shown}
          choices={choices}
          forms={mayChange ? forms : null}
          isReady={all.budgets !== null}
          listed={listed}
          ways={ways}
        />
      </Flex>
      {all.error ? (
        <ListFailure what="The goals" error={all.error} onRetry={all.refetch} />
      ) : (
        <Tables all={all} listed={listed} {...shown} isActive={isActive} ways={ways} />
      )}
      <Explained
        explain={explain}
        query={all.month.query}
        currency={currency}
        freshness={all.month.data?.freshness ?? []}
      />
      {forms.shown}
    </section>
  );
};
