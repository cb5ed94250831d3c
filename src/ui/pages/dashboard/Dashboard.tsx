/** The workspace at a glance: who you are, what the plan allows, who is here and what happened lately. */
import { roleLabels, roleOf } from '#domain/access/role.ts';
import { ErrorBoundary } from '../../app/errors/ErrorBoundary.tsx';
import { useServices } from '../../app/servicesContext.ts';
import { useAuth } from '../../app/useAuth.ts';
import { useReply } from '../../app/useReply.ts';
import { greeting } from '../../content/dates.ts';
import { Activity } from './Activity.tsx';
import styles from './Dashboard.module.css';
import { KeyFigures } from './KeyFigures.tsx';
import { People } from './People.tsx';
import { PlanPart } from './PlanPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';

export const Dashboard = () => {
  const { world } = useServices();
  const { profile } = useAuth();
  const workspace = useReply('readWorkspace').data?.workspace;
  const report = (error: unknown, component: string) =>
    world.trace.record({ kind: 'fault', name: `${component} broke`, detail: error });
  if (!profile) return null;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>
            {greeting(world.clock.now())}, {profile.first_name || profile.email}
          </h1>
          <p>
            {workspace?.name ?? profile.company} · signed in as {roleLabels[roleOf(profile.role)]}
          </p>
        </div>
      </header>
      <ErrorBoundary component="Key figures" onError={report}>
        <KeyFigures />
      </ErrorBoundary>
      <div className={styles.columns}>
        <ErrorBoundary component="Activity" onError={report}>
          <Activity />
        </ErrorBoundary>
        <div className={styles.side}>
          <ErrorBoundary component="Plan" onError={report}>
            <PlanPart />
          </ErrorBoundary>
          <ErrorBoundary component="People" onError={report}>
            <People />
          </ErrorBoundary>
          <ErrorBoundary component="Profile" onError={report}>
            <ProfilePart profile={profile} />
          </ErrorBoundary>
        </div>
      </div>
    </main>
  );
};
