/** Saves plans of the budget lab as scenarios, and compares those of the client. */
import { useSearchParams } from 'react-router-dom';
import { planRevenue } from '#domain/analysis/budgetPlan.ts';
import type { BudgetReply } from '#domain/contract/analysisSchemas.ts';
import { times } from '../../../content/formatMetric.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { SavedViews } from '../../../parts/savedViews/SavedViews.tsx';
import { useSavedViews } from '../../../parts/savedViews/useSavedViews.ts';
import { useViewChanges } from '../../../parts/savedViews/useViewChanges.ts';
import { filterStep } from '../../../services/filterStep.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { sumOf } from './budgetColumns.ts';

type Channels = BudgetReply['channels'];

type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly spend: number;
  readonly revenue: number;
};

const columnsIn = (currency: string, now: number): readonly DataColumn<Scenario>[] => {
  const money = (cents: number) => writtenFigure('revenue_cents', Math.round(cents), currency);
  return [
    { key: 'name', title: 'Scenario', isName: true, cell: ({ name }) => name },
    { key: 'spend', title: 'Spend a week', align: 'end', cell: ({ spend }) => money(spend) },
    { key: 'revenue', title: 'Revenue', align: 'end', cell: ({ revenue }) => money(revenue) },
    {
      key: 'change',
      title: 'Against now',
      align: 'end',
      cell: ({ revenue }) =>
        `${revenue < now ? '−' : '+'}${money(Math.abs(Math.round(revenue) - Math.round(now)))}`,
    },
    {
      key: 'return',
      title: 'ROAS',
      align: 'end',
      cell: ({ spend, revenue }) => times(spend === 0 ? null : revenue / spend),
    },
  ];
};

type BudgetScenariosProps = {
  clientId: string;
  channels: Channels;
  currency: string;
  /** Name of the parameter that holds the plan. */
  planKey: string;
  spendsOf: (plan: string | null) => readonly number[];
};

export const BudgetScenarios = (props: BudgetScenariosProps) => {
  const { clientId, channels, currency, planKey, spendsOf } = props;
  const [params, setParams] = useSearchParams();
  const changes = useViewChanges('budget');
  const views = useSavedViews('budget').views ?? [];
  const queryOf = (plan: string | null): string =>
    new URLSearchParams({ client: clientId, ...(plan === null ? {} : { [planKey]: plan }) }).toString();
  const show = (query: string) =>
    setParams(
      (now) => {
        const asked = new URLSearchParams(query);
        const next = new URLSearchParams(now);
        next.set('client', asked.get('client') ?? clientId);
        const plan = asked.get(planKey);
        if (plan === null) next.delete(planKey);
        else next.set(planKey, plan);
        return next;
      },
      filterStep({ isTyped: false }),
    );
  const revenueOf = (spends: readonly number[]): number =>
    planRevenue(
      channels.map((channel) => ({ curve: channel, spend: channel.spend_cents })),
      spends,
    );
  const scenarios = views.flatMap(({ id, name, query }): Scenario[] => {
    const asked = new URLSearchParams(query);
    if (asked.get('client') !== clientId) return [];
    const spends = spendsOf(asked.get(planKey));
    return [{ id, name, spend: sumOf(spends), revenue: revenueOf(spends) }];
  });
  return (
    <>
      <SavedViews
        page="budget"
        name="Budget scenario"
        builtIn={[{ query: queryOf(null), name: 'Spend now' }]}
        query={queryOf(params.get(planKey))}
        onShow={show}
        changes={changes}
        none={{ words: emptyLists.budgetScenarios.nothingCreated, sample: queryOf(null) }}
      />
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {scenarios.length > 0 && (
        <DataTable
          label="Saved scenarios"
          rows={scenarios}
          keyOf={({ id }) => id}
          columns={columnsIn(currency, revenueOf(spendsOf(null)))}
          density="compact"
        />
      )}
    </>
  );
};
