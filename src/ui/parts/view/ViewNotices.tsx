/** Lists corrected parameters of the address and limits of the plan, with an upgrade link. */
import { isAboutPlan, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import { PlansWay } from '../PlansWay.tsx';
import styles from './ViewBar.module.css';

export const ViewNotices = ({ notices }: { notices: readonly ViewNotice[] }) =>
  notices.length > 0 && (
    <div role="status" className={styles.notices}>
      {notices.map((notice) => (
        <p key={notice.code}>
          {notice.text}
          {isAboutPlan(notice) && (
            <>
              {' '}
              <PlansWay />
            </>
          )}
        </p>
      ))}
    </div>
  );
