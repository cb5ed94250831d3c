/** Renders the losses of the chosen plan: every exceeded quota and every lost feature. */
import { Alert } from 'antd';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { type PlanLosses, planLosses } from '../../../content/planLosses.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { Skeleton } from '../../../widgets/Skeleton.tsx';
import styles from '../Billing.module.css';

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

const Told = ({ aside, refused, features, isNow }: PlanLosses & Pick<LossesProps, 'isNow'>) => (
  <>
    {aside.length > 0 && (
      <>
        <Lines lines={aside} />
        <p>
          Anything over these limits is archived, suspended, disconnected or made view-only. Nothing is
          deleted, and a larger plan restores it.
          {!isNow && ' Once the change is scheduled, you choose what stays.'}
        </p>
      </>
    )}
    {refused.length > 0 && (
      <>
        <Lines lines={refused} />
        <p>
          Schedules that would make more reports are paused, the latest first, and go on with a larger plan.
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
      <ListFailure what="What the plan takes away" error={error} onRetry={refetch} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    );
  const losses = planLosses(from, to, data);
  if (Object.values(losses).every(({ length }) => length === 0)) return null;
  return (
    <Alert
      role="note"
      type="warning"
      title={`What ${plans[to].title} takes away`}
      description={<Told {...losses} isNow={isNow} />}
    />
  );
};
