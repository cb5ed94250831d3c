/** Tells the agency why a dashboard is read-only and how to make it editable again. */
import { Alert } from 'antd';
import { AppLink } from '../../../parts/AppLink.tsx';
import { usePlan } from '../../../services/usePlan.ts';
import styles from './Board.module.css';

const roomOf = (limit: number): string =>
  limit === 1 ? 'one dashboard that can be changed' : `${limit} dashboards that can be changed`;

export const ViewOnlyNote = () => {
  const limit = usePlan().room('dashboards')?.limit ?? -1;
  return (
    <Alert
      className={styles.draft ?? ''}
      role="note"
      type="warning"
      showIcon
      title="This dashboard is view-only"
      description={
        <>
          {limit > 0 && `Your plan allows ${roomOf(limit)}, and this one is over the limit. `}
          Its layout and its versions are kept, and a larger plan gives it back.{' '}
          <AppLink to="/billing">Choose what stays, or change the plan</AppLink>
        </>
      }
    />
  );
};
