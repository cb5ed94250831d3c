/** Renders the start page: all clients for the agency, their own client for client users. */

import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { mayOpen } from '#domain/access/protectedPages.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { readView } from '#domain/metrics/readView.ts';
import { rangeDays, visibleDays } from '#domain/metrics/view.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { greeting, shortTime } from '../../content/dates.ts';
import { count } from '../../content/formatMetric.ts';
import { allClients } from '../../data/clientReads.ts';
import { recentEvents } from '../../data/recentEvents.ts';
import { useReply } from '../../data/useReply.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { RemovedClient } from '../../parts/RemovedClient.tsx';
import { formerReportAddress, isOfReports } from '../../parts/reports/reportAddress.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import type { Visit } from '../../services/pageRoute.ts';
import type { Reading } from '../../services/reading.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { usePersonLabel } from '../../services/usePersonLabel.ts';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { Checklist } from './Checklist.tsx';
import { ClientHome } from './ClientHome.tsx';
import { campaignsOfClient } from './client/boardReads.ts';
import { ClientBoard } from './client/ClientBoard.tsx';
import { ClientMode } from './client/ClientMode.tsx';
import styles from './Dashboard.module.css';
import { DashboardTabs } from './history/DashboardTabs.tsx';
import { Portfolio } from './portfolio/Portfolio.tsx';
import { portfolioQueryOf } from './portfolio/usePortfolio.ts';
import sampleClient from './SampleClient.module.css';
import { useDashboardSide } from './useDashboardSide.ts';

const lateDrawer = {
  fault: 'What changed since your last visit did not load',
  load: async () => (await import('./SinceVisitDrawer.tsx')).SinceVisitDrawer,
};

const changesInWords = (changes: number, people: number): string => {
  const all = changes === 1 ? '1 change' : `${count(changes)} changes`;
  if (people === 0) return all;
  return `${all} by ${people === 1 ? '1 person' : `${people} people`}`;
};

const SinceVisit = () => {
  const { world } = useServices();
  const isPast = useAsOf() !== null;
  const visit = useReply('readWorkspace').data?.last_visit ?? null;
  const [isOpen, setOpen] = useState(false);
  const Drawer = useLazyModule(isOpen, lateDrawer);
  if (visit === null || isPast) return null;
  const { at, changes, people } = visit;
  const when = shortTime(at, world.clock.now());
  if (changes === 0) return <p className={styles.visit}>Nothing changed since your last visit, {when}.</p>;
  return (
    <p className={styles.visit}>
      <Button
        type="link"
        size="small"
        data-print="always"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {changesInWords(changes, people)} since your last visit, {when}
      </Button>
      {isOpen && Drawer && <Drawer visit={visit} onClose={() => setOpen(false)} />}
    </p>
  );
};

const aroundFigures: readonly Reading[] = [['readWorkspace'], ['listEvents', recentEvents]];

/** Prefetches no metrics for client users, because their client is known only after the membership is loaded. */
export const dashboardReads = ({ role, today, path, search }: Visit): readonly Reading[] => {
  const params = new URLSearchParams(search);
  if (role === 'user') return aroundFigures;
  if (params.has('tab') || isOfReports(path)) return [['readWorkspace']];
  // The plan is not known yet; if it keeps fewer days than the range, the page queries again.
  const facts = { today, retentionDays: unlimited, clients: null };
  const { view } = readView(params, facts);
  const query = metricQueryOf(view, visibleDays(rangeDays(view, today), facts));
  if (view.client === null)
    return [['readMetrics', query], ['readPortfolio', portfolioQueryOf({ query })], ['readWorkspace']];
  // Every additional reply delays the key metrics, so campaign names are read only if a filter needs them.
  return [
    ['readMetrics', query],
    ['listClients', allClients],
    ['listGoals', { client: view.client }],
    ...(view.filters.campaign.length > 0
      ? ([['listCampaigns', campaignsOfClient(view.client)]] as const)
      : []),
  ];
};

const SampleBoard = ({ client }: { client: ClientItem }) => (
  <section className={sampleClient.board} aria-labelledby="sample-board">
    <Flex wrap align="center" gap="4px 12px">
      <h2 className="title" id="sample-board">
        {client.name}
      </h2>
      <StatusTag tone="quiet">Sample data</StatusTag>
    </Flex>
    <p className="quiet">
      These are sample figures. Your own clients look like this once a source is connected.
    </p>
    <ClientBoard clientId={client.id} />
  </section>
);

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
    <PageHead
      title={`${greeting(world.clock.now())}, ${profile.first_name || profile.email}`}
      sub={
        <>
          <p>
            {workspace?.name ?? profile.company} · signed in as {label}
          </p>
          <PartBoundary component="What changed since your last visit" fallback={VisitUnknown}>
            <SinceVisit />
          </PartBoundary>
        </>
      }
    />
  );
};

/** The sample client if the agency has no other; null if not, or while loading. */
const useOnlySample = (): ClientItem | null => {
  const { data } = useReply('readWorkspace');
  const sample = data?.first_steps?.sample ?? null;
  return data?.overview.clients === 1 ? sample : null;
};

const lateParts = {
  fault: 'The workspace did not load',
  load: async () => (await import('./AgencyParts.tsx')).AgencyParts,
  after: 'paint',
} as const;

const OwnParts = (props: { profile: Profile; isBelowBoard: boolean }) => {
  const Parts = useLazyModule(true, lateParts);
  return Parts ? <Parts {...props} /> : <TabSkeleton figures={4} rows={4} />;
};

const Clients = ({ profile }: { profile: Profile }) => {
  const sample = useOnlySample();
  if (sample)
    return (
      <>
        <SampleBoard client={sample} />
        <OwnParts profile={profile} isBelowBoard />
      </>
    );
  return mayOpen(profile.role, 'clients') ? (
    <Portfolio profile={profile} />
  ) : (
    <OwnParts profile={profile} isBelowBoard={false} />
  );
};

const DashboardPage = () => {
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
    <Page>
      <Head profile={profile} />
      {asked && view.client === null && isAgency && <RemovedClient clientId={asked} />}
      <DashboardTabs viewer={profile.role}>
        <PartBoundary component="First steps">
          <Checklist />
        </PartBoundary>
        <Clients profile={profile} />
      </DashboardTabs>
    </Page>
  );
};

export const Dashboard = () => (
  <ViewProvider>
    <DashboardPage />
  </ViewProvider>
);

Dashboard.readsOf = dashboardReads;
