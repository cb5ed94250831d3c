/** Renders the start page: all clients for the agency, their own client for client users. */

import { Button } from 'antd';
import { Navigate, useSearchParams } from 'react-router-dom';
import { mayOpen } from '#domain/access/protectedPages.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { greeting } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { RemovedClient } from '../../parts/RemovedClient.tsx';
import { formerReportAddress } from '../../parts/reports/reportAddress.ts';
import { useView } from '../../parts/view/useView.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePersonLabel } from '../../services/usePersonLabel.ts';
import { AgencyParts } from './AgencyParts.tsx';
import { Checklist } from './Checklist.tsx';
import { ClientHome } from './ClientHome.tsx';
import { ClientMode } from './client/ClientMode.tsx';
import styles from './Dashboard.module.css';
import { dashboardReads } from './dashboardReads.ts';
import { DashboardTabs } from './history/DashboardTabs.tsx';
import { Portfolio } from './portfolio/Portfolio.tsx';
import { SampleBoard } from './SampleBoard.tsx';
import { SinceVisit } from './SinceVisit.tsx';
import { useDashboardSide } from './useDashboardSide.ts';

const VisitUnknown = (retry: () => void) => (
  <p className={styles.visit}>
    What changed since your last visit could not be shown.{' '}
    <Button type="link" size="small" onClick={retry}>
      Try again
    </Button>
  </p>
);

const Head = ({ profile }: { profile: Profile }) => {
  const { world } = useServices();
  const label = usePersonLabel();
  const workspace = useReply('readWorkspace').data?.workspace;
  return (
    <header className={styles.head}>
      <h1>
        {greeting(world.clock.now())}, {profile.first_name || profile.email}
      </h1>
      <p>
        {workspace?.name ?? profile.company} · signed in as {label}
      </p>
      <PartBoundary component="What changed since your last visit" fallback={VisitUnknown}>
        <SinceVisit />
      </PartBoundary>
    </header>
  );
};

/** The sample client if the agency has no other; null if not, or while loading. */
const useOnlySample = (): ClientItem | null => {
  const { data } = useReply('readWorkspace');
  const sample = data?.first_steps?.sample ?? null;
  return data?.overview.clients === 1 ? sample : null;
};

const Clients = ({ profile }: { profile: Profile }) => {
  const sample = useOnlySample();
  if (sample) return <SampleBoard client={sample} />;
  return mayOpen(profile.role, 'clients') ? <Portfolio /> : null;
};

export const Dashboard = () => {
  const { profile, membership } = useAuth();
  const { view } = useView();
  const [params] = useSearchParams();
  const asked = params.get('client');
  const isAgency = profile !== null && mayOpen(profile.role, 'clients');
  const side = useDashboardSide(isAgency);
  const moved = formerReportAddress(params);
  if (!profile) return null;
  if (moved !== null && isAgency) return <Navigate to={moved} replace />;
  if (membership?.client) return <ClientHome profile={profile} client={membership.client} />;
  if (view.client !== null && side === 'overview') return <ClientMode clientId={view.client} />;
  return (
    <main className={styles.page}>
      <Head profile={profile} />
      {asked && view.client === null && isAgency && <RemovedClient clientId={asked} />}
      <DashboardTabs viewer={profile.role}>
        <PartBoundary component="First steps">
          <Checklist />
        </PartBoundary>
        <Clients profile={profile} />
        <AgencyParts profile={profile} />
      </DashboardTabs>
    </main>
  );
};

Dashboard.readsOf = dashboardReads;
