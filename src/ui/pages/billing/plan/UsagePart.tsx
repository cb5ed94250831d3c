/** Renders the used share of the plan's quotas, as counted by the backend. */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { CountedResource, UsageReply } from '#domain/contract/quotaSchemas.ts';
import { checkLimit, isNearLimit } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { day } from '../../../content/dates.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { limitReached } from '../../../content/limits.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { MonthPace } from '../../../parts/MonthPace.tsx';
import { PlanWaiting } from '../../../parts/PlanWaiting.tsx';
import { UsageMeter } from '../../../parts/UsageMeter.tsx';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { Skeleton } from '../../../widgets/Skeleton.tsx';
import styles from '../Billing.module.css';
import { resourceWords } from './resourceWords.ts';
import type { RestingPlan } from './restingPlan.ts';

type RetentionMeterProps = { retention: UsageReply['retention']; resting: RestingPlan | null };

const footOf = ({ retention: { first_day, hidden }, resting }: RetentionMeterProps): string => {
  if (first_day === null) return 'No data yet. Connect a source first.';
  const since = `Figures since ${longDay(first_day)}`;
  if (hidden === 0) return `${since}, all shown`;
  const oldest = `${since}. The oldest ${formatLimit(hidden)} days are kept and hidden`;
  return resting === null
    ? `${oldest}; a larger plan shows them.`
    : `${oldest} until ${plans[resting.plan].title} goes on.`;
};

const RetentionMeter = ({ retention, resting }: RetentionMeterProps) => {
  const { limit, used, hidden } = retention;
  const tone = hidden > 0 && resting === null ? 'full' : 'calm';
  const percent = Math.min(100, Math.round((100 * used) / Math.max(limit, 1)));
  // Today is shown in addition to the full days but does not count.
  const shown = limit === -1 ? used : Math.min(used - hidden, limit);
  return (
    <div className={styles.meter} data-tone={tone}>
      <span>Days of history</span>
      <span data-figure="usage-retention">
        {limit === -1
          ? `${formatLimit(used)} kept · Unlimited`
          : `${formatLimit(shown)} of ${formatLimit(limit)} · ${percent}%`}
      </span>
      {limit !== -1 && (
        <UsageMeter
          label="Days of history"
          used={shown}
          limit={limit}
          word="shown"
          colour={`var(${tone === 'full' ? '--signal-strong' : '--ant-color-primary'})`}
        />
      )}
      <p className={styles.meterFoot}>{footOf({ retention, resting })}</p>
    </div>
  );
};

type Trend = NonNullable<UsageReply['items'][number]['trend']>;

/** Renders the trend of a counted resource over the last months as a sparkline with its start value. */
export const UsageTrend = ({ label, trend }: { label: string; trend: Trend }) => {
  const [first] = trend;
  if (!first || trend.length < 2) return null;
  const counts = trend.map(({ used }) => formatLimit(used)).join(', ');
  return (
    <Flex wrap align="center" gap="4px 12px" className={styles.trend ?? ''}>
      <Sparkline
        values={trend.map(({ used }) => used)}
        width={120}
        label={`${label} at the end of each of the last ${trend.length} months: ${counts}`}
      />
      <span>
        {formatLimit(first.used)} on {longDay(first.day)}
      </span>
    </Flex>
  );
};

type Row = UsageReply['items'][number];

const percentOf = ({ used, limit }: Pick<Row, 'used' | 'limit'>): number =>
  Math.round((100 * used) / Math.max(limit, 1));

const tones = { full: '--signal-strong', amber: '--signal', calm: '--ant-color-primary' } as const;

const toneOf = (row: Row): keyof typeof tones => {
  if (!isNearLimit(row)) return 'calm';
  return row.used >= row.limit ? 'full' : 'amber';
};

/** An excess over the free quotas needs no larger plan while the own plan is paused. */
const isOnlyResting = ({ used, limit }: Row, resting: RestingPlan | null): boolean =>
  resting !== null && limit !== -1 && used >= limit;

const noteOf = (row: Row, plan: PlanName | null): string | null => {
  const { resource, used, limit } = row;
  const { limited } = resourceWords[resource];
  const problem = checkLimit({ plan, resource: limited, used });
  if (problem) return limitReached(problem, limited);
  return isNearLimit(row) ? `${limit - used} left.` : null;
};

const shownUse = ({ used, limit }: Row, isResting: boolean): string => {
  if (limit === -1) return `${formatLimit(used)} in use · Unlimited`;
  if (isResting) return `${formatLimit(used)} in use · basics allow ${formatLimit(limit)}`;
  return `${formatLimit(used)} of ${formatLimit(limit)} · ${percentOf({ used, limit })}%`;
};

type MeterProps = {
  row: Row;
  plan: PlanName | null;
  resting: RestingPlan | null;
  onOpen: (resource: CountedResource) => void;
};

const Meter = ({ row, plan, resting, onOpen }: MeterProps) => {
  const { resource, used, limit, resets_at, aside, pace, trend } = row;
  const { label, limited } = resourceWords[resource];
  const isResting = isOnlyResting(row, resting);
  const tone = isResting ? 'calm' : toneOf(row);
  const note = isResting ? null : noteOf(row, plan);
  return (
    <div className={styles.meter} data-tone={tone}>
      <span>{label}</span>
      <span data-figure={`usage-${limited}`}>{shownUse(row, isResting)}</span>
      {limit !== -1 && !isResting && (
        <UsageMeter label={label} used={used} limit={limit} colour={`var(${tones[tone]})`} />
      )}
      {note && <p>{note}</p>}
      {trend && <UsageTrend label={label} trend={trend} />}
      {pace && <MonthPace label={label} pace={pace} />}
      <p className={styles.meterFoot}>
        <Button type="link" size="small" onClick={() => onOpen(resource)}>
          What is counted
          <span className="visually-hidden"> of {label}</span>
        </Button>
        <span>
          {resets_at === null ? 'Current total, never resets' : `Resets on ${day(resets_at)}`}
          {aside > 0 && `, ${formatLimit(aside)} set aside`}
        </span>
      </p>
    </div>
  );
};

/** As high as the meters, to avoid a layout shift. */
const Waiting = () => <Skeleton active title={false} paragraph={{ rows: 22, width: '100%' }} />;

const lateDrawer = {
  fault: 'The list of what is counted did not load',
  load: async () => (await import('./CountedDrawer.tsx')).CountedDrawer,
};

export const UsagePart = ({ resting }: { resting: RestingPlan | null }) => {
  const { plan, known } = usePlan();
  const { data, error, refetch } = useReply('readUsage');
  const [open, setOpen] = useState<CountedResource | null>(null);
  const Drawer = useLazyModule(open !== null, lateDrawer);
  return (
    <section className={styles.part} aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      {error && !data && <ListFailure what="The usage" error={error} onRetry={refetch} />}
      {!known && (
        <PlanWaiting>
          <Waiting />
        </PlanWaiting>
      )}
      {known && !data && !error && (
        <div aria-busy="true">
          <Waiting />
        </div>
      )}
      {known && data && resting && (
        <p>
          Until {plans[resting.plan].title} goes on, on {day(resting.until)}, the free basics count. Nothing
          is put aside; where more is in use, nothing can be added.
        </p>
      )}
      <Flex vertical gap={16}>
        {known &&
          data?.items.map((row) => (
            <Meter key={row.resource} row={row} plan={plan} resting={resting} onOpen={setOpen} />
          ))}
        {known && data && <RetentionMeter retention={data.retention} resting={resting} />}
      </Flex>
      {open && Drawer && <Drawer resource={open} onClose={() => setOpen(null)} />}
    </section>
  );
};
