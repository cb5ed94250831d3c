/** Renders the parts below a client person's figures: activity, and their account with people and profile. */
import type { Profile } from '#domain/contract/authSchemas.ts';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { aboutKey, usePart } from '../../parts/usePart.ts';
import { PartTabs } from '../../widgets/PartTabs.tsx';
import { Activity } from './Activity.tsx';
import styles from './ClientHome.module.css';
import page from './Dashboard.module.css';
import { People } from './People.tsx';
import { ProfilePart } from './ProfilePart.tsx';

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

export const ClientParts = ({ profile }: { profile: Profile }) => {
  const parts = [
    {
      key: 'activity',
      label: 'Activity',
      children: (
        <PartBoundary component="Activity">
          <Activity />
        </PartBoundary>
      ),
    },
    {
      key: 'account',
      label: 'Account',
      children: (
        <div className={page.workspace}>
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
      ),
    },
  ];
  return (
    <div data-print="never">
      <PartTabs {...usePart(parts, aboutKey)} />
    </div>
  );
};
