/** Lists corrected parameters of the address and limits of the plan, with an upgrade link. */
import { isAboutPlan, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import { PlansWay } from '../PlansWay.tsx';

export const ViewNotices = ({ notices }: { notices: readonly ViewNotice[] }) =>
  notices.length > 0 && (
    <div role="status" className="note">
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
