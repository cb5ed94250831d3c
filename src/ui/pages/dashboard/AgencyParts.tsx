/** Renders the agency sections below its clients' metrics: counts, activity, plan, people and the user's profile. */
import type { Profile } from '#domain/contract/authSchemas.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { Activity } from './Activity.tsx';
import styles from './Dashboard.module.css';
import { GrowthChart } from './GrowthChart.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { People } from './People.tsx';
import { PlanPart } from './PlanPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';

export const AgencyParts = ({ profile }: { profile: Profile }) => (
  <>
    <PartBoundary component="Key figures">
      <KeyFigures />
    </PartBoundary>
    <div className={styles.columns}>
      <PartBoundary component="Activity">
        <Activity />
      </PartBoundary>
      <div className={styles.side}>
        <PartBoundary component="Plan">
          <PlanPart />
        </PartBoundary>
        <PartBoundary component="People">
          <People />
        </PartBoundary>
        <PartBoundary component="Profile">
          <ProfilePart profile={profile} />
        </PartBoundary>
      </div>
    </div>
    <PartBoundary component="Growth">
      <GrowthChart />
    </PartBoundary>
  </>
);
