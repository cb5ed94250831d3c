/** Renders the contributions to a metric's change as bars around zero and as a table. */
import { useMemo } from 'react';
import type { ChangeCard } from '#domain/analysis/changeCards.ts';
import type { ContributionPart } from '#domain/analysis/contribution.ts';
import { signedChange } from '#domain/analysis/contributionWords.ts';
import { ContributionChart } from '../../charts/ContributionChart.tsx';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../parts/figures/figureWriting.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { type ChangedBy, changedByWords } from './changedBy.ts';
import styles from './Insights.module.css';
import type { Causes } from './useCampaignCauses.ts';

type ChangePartsProps = {
  card: ChangeCard;
  currency: string;
  by: ChangedBy;
  /** Pinned at the bars of the parts. */
  causes?: Causes | undefined;
  hasTable?: boolean;
};

const mostParts = 7;

/** More would not fit behind a bar. */
const mostCauses = 1;

const columnsOf = ({ card, by }: ChangePartsProps): readonly DataColumn<ContributionPart>[] => {
  const { figure, contribution } = card;
  const written = (value: number | null): string => (value === null ? '—' : signedChange(figure, value));
  const columns: readonly DataColumn<ContributionPart>[] = [
    {
      key: 'label',
      title: changedByWords[by],
      isName: true,
      cell: ({ label }) => label,
      total: 'Together',
    },
    {
      key: 'change',
      title: 'Change',
      align: 'end',
      cell: ({ key, change }) => (
        <ExplainButton figure={figure} scope={`${by}:${key}`}>
          {written(change)}
        </ExplainButton>
      ),
      total: (
        <ExplainButton figure={figure} scope="">
          {written(contribution.change)}
        </ExplainButton>
      ),
    },
    {
      key: 'rate',
      title: 'Performance',
      align: 'end',
      cell: ({ rate }) => written(rate),
      total: written(contribution.rate),
    },
    {
      key: 'mix',
      title: 'Mix',
      align: 'end',
      cell: ({ mix }) => written(mix),
      total: written(contribution.mix),
    },
  ];
  return contribution.rate === null ? columns.slice(0, 2) : columns;
};

/** Small parts are summed into one, so that the chart ends at the metric's total. */
const stepsOf = ({ contribution: { parts, change } }: ChangeCard, causes: Causes | undefined) => {
  const named = parts.filter((part) => part.change !== 0).slice(0, mostParts);
  const rest = change - named.reduce((sum, part) => sum + part.change, 0);
  const steps = named.map(({ key, label, change: value, rate, mix }) => ({
    name: label,
    value,
    performance: rate,
    mix,
    causes: causes?.get(key)?.slice(0, mostCauses),
  }));
  return parts.length > named.length && Math.abs(rest) > Math.abs(change) / 1_000_000
    ? [...steps, { name: 'Others', value: rest }]
    : steps;
};

export const ChangeParts = (props: ChangePartsProps) => {
  const { card, currency, causes, hasTable = true } = props;
  const { figure, contribution } = card;
  const { label } = figureSpecs[figure];
  const from = useMemo(() => ({ name: 'Before', value: contribution.previous }), [contribution]);
  const changes = useMemo(() => stepsOf(card, causes), [card, causes]);
  const unit = useMemo(() => chartUnitOf(figure, currency), [figure, currency]);
  const moved = useMemo(() => contribution.parts.filter(({ change }) => change !== 0), [contribution]);
  return (
    <div className={styles.parts} data-whole={!hasTable}>
      <ContributionChart
        menu={<ChartMenu />}
        title={`How ${label} changed`}
        level={3}
        from={from}
        changes={changes}
        to="Now"
        unit={unit}
        height={260}
      />
      {hasTable && (
        <DataTable
          label={`Breakdown of ${label}`}
          rows={moved}
          keyOf={({ key }) => key}
          columns={columnsOf(props)}
          pageSize={10}
        />
      )}
    </div>
  );
};
