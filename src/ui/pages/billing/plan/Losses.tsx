/** Renders the losses of the chosen plan: every exceeded quota and every lost feature. */
import { Alert } from 'antd';
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { checkLimit, type LimitedResource, limitOf } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { plans, unlimited } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { counted, limitReached } from '../../../content/limits.ts';
import { featureLabels } from '../../../content/pricing.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { Skeleton } from '../../../widgets/Skeleton.tsx';
import styles from '../Billing.module.css';

type PlanLosses = {
  /** Exceeding items, which the smaller plan sets aside. */
  readonly aside: readonly string[];
  /** Exceeded monthly quotas and history limits. */
  readonly refused: readonly string[];
  readonly features: readonly string[];
};

type Row = UsageReply['items'][number];

const limitedAs: Readonly<Record<Row['resource'], LimitedResource>> = {
  clients: 'clients',
  team_members: 'teamMembers',
  integrations: 'integrations',
  dashboards: 'dashboards',
  reports: 'reports',
  api_calls: 'apiCalls',
};

/** `22 clients where Starter allows 5.` */
const exceeded = (plan: PlanName, { resource, used }: Row): string | null => {
  const limited = limitedAs[resource];
  const problem = checkLimit({ plan, resource: limited, used, adding: 0 });
  return problem && limitReached({ ...problem, neededPlan: null }, limited);
};

/** `About 31 reports this month where Starter allows 5 a month.`: by current usage, else by projected usage. */
const exceededInMonth = (plan: PlanName, { resource, used, pace }: Row): string | null => {
  const limited = limitedAs[resource];
  const limit = limitOf(plan, limited);
  const projected = pace?.projected ?? used;
  if (limit === unlimited || Math.max(used, projected) <= limit) return null;
  const allows = `this month where ${plans[plan].title} allows ${formatLimit(limit)} a month.`;
  return used > limit
    ? `${counted(used, limited)} ${allows}`
    : `About ${counted(projected, limited)} ${allows}`;
};

const hiddenPast = (plan: PlanName, { used }: UsageReply['retention']): string | null => {
  const { retentionDays } = plans[plan].limits;
  if (retentionDays === unlimited || used <= retentionDays) return null;
  return `${formatLimit(used)} days of history where ${plans[plan].title} shows ${formatLimit(retentionDays)}.`;
};

const isText = (text: string | null): text is string => text !== null;

/** Lists the losses of a smaller plan before it is chosen: exceeded limits and missing features. */
export const planLosses = (from: PlanName, to: PlanName, { items, retention }: UsageReply): PlanLosses => {
  const features = featuresOf(to);
  const isMonthly = ({ pace }: Row) => pace !== undefined;
  return {
    aside: items
      .filter((row) => !isMonthly(row))
      .map((row) => exceeded(to, row))
      .filter(isText),
    refused: [
      ...items.filter(isMonthly).map((row) => exceededInMonth(to, row)),
      hiddenPast(to, retention),
    ].filter(isText),
    features: featuresOf(from)
      .filter((feature) => !features.includes(feature))
      .map((feature) => featureLabels[feature]),
  };
};

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.losses}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

type LossesProps = {
  from: PlanName;
  to: PlanName;
  /** Takes effect immediately, without asking for the items to keep. */
  isNow: boolean;
};

const LossList = ({ aside, refused, features, isNow }: PlanLosses & Pick<LossesProps, 'isNow'>) => (
  <>
    {aside.length > 0 && (
      <>
        <Lines lines={aside} />
        <p>
          Anything over these limits is archived, suspended, disconnected or made view-only. Nothing is
          deleted, and a larger plan restores it.
          {!isNow && ' Once the change is scheduled, you can edit the keep list.'}
        </p>
      </>
    )}
    {refused.length > 0 && (
      <>
        <Lines lines={refused} />
        <p>
          Schedules that exceed the report limit are paused, newest first, and resume on a larger plan.
          Further reports and API calls of a month are refused until the next one begins. Older days are
          hidden, not deleted.
        </p>
      </>
    )}
    {features.length > 0 && (
      <>
        <p>No longer included:</p>
        <Lines lines={features} />
      </>
    )}
  </>
);

export const Losses = ({ from, to, isNow }: LossesProps) => {
  const { data, error, refetch } = useReply('readUsage');
  if (!data)
    return error ? (
      <ListFailure what="What you lose" error={error} onRetry={refetch} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    );
  const losses = planLosses(from, to, data);
  if (Object.values(losses).every(({ length }) => length === 0)) return null;
  return (
    <Alert
      role="note"
      type="warning"
      title={`What you lose with ${plans[to].title}`}
      description={<LossList {...losses} isNow={isNow} />}
    />
  );
};
