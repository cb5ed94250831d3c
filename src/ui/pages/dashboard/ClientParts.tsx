/** Lists the parts of a client person's page around those of the figures: reports, activity, and account. */
import type { Profile } from '#domain/contract/authSchemas.ts';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { Activity } from './Activity.tsx';
import styles from './ClientHome.module.css';
import type { OwnParts } from './client/BoardDetails.tsx';
import page from './Dashboard.module.css';
import { People } from './People.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { ReportArchive } from './portal/ReportArchive.tsx';

const Account = () => {
  const { data } = useReply('readWorkspace');
  if (!data?.client) return null;
  const { domain, industry, since } = data.client;
  return (
    <section className={page.part} aria-labelledby="account">
      <div className={page.partHead}>
        <h2 id="account">Your account</h2>
      </div>
      <dl className={styles.facts}>
        <dt>Site</dt>
        <dd>{domain}</dd>
        <dt>Industry</dt>
        <dd>{industry}</dd>
        <dt>Agency</dt>
        <dd>
          {data.workspace.name}, since {day(since)}
        </dd>
      </dl>
    </section>
  );
};

const account = (profile: Profile) => (
  <div className={page.workspace} data-print="never">
    <div className={page.side}>
      <PartBoundary component="Account">
        <Account />
      </PartBoundary>
      <PartBoundary component="People">
        <People />
      </PartBoundary>
      <PartBoundary component="Profile">
        <ProfilePart profile={profile} />
      </PartBoundary>
    </div>
  </div>
);

/** Reports come before the parts of the figures, activity and account after them. */
export const clientParts = (profile: Profile): OwnParts => ({
  first: [
    {
      key: 'reports',
      label: 'Reports',
      children: (
        <PartBoundary component="Reports">
          <ReportArchive />
        </PartBoundary>
      ),
    },
  ],
  last: [
    {
      key: 'activity',
      label: 'Activity',
      children: (
        <div data-print="never">
          <PartBoundary component="Activity">
            <Activity />
          </PartBoundary>
        </div>
      ),
    },
    { key: 'account', label: 'Account', children: account(profile) },
  ],
});
