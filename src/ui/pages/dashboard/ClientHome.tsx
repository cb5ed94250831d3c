/** Renders the home page of a client user: their client, its activity, and nothing about the agency (ruling D11). */
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Membership, Profile } from '#domain/contract/authSchemas.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { viewKeys } from '#domain/metrics/viewAddress.ts';
import { droppedNotice, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import { greeting } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { ClosedPage } from '../../parts/ClosedPage.tsx';
import { ErrorBoundary } from '../../parts/errors/ErrorBoundary.tsx';
import { isOfReports } from '../../parts/reports/reportAddress.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewNotices } from '../../parts/view/ViewNotices.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './ClientHome.module.css';
import { boardKeys } from './client/boardKeys.ts';
import { ClientBoard } from './client/ClientBoard.tsx';
import { DashboardTabs } from './history/DashboardTabs.tsx';
import { historyKeys } from './history/historyKeys.ts';
import { PortalWaiting } from './portal/PortalWaiting.tsx';
import { runKey } from './portal/sentRuns.ts';
import { agencySides, type DashboardSide } from './useDashboardSide.ts';

type HomeSide = Exclude<DashboardSide, (typeof agencySides)[number]>;

/** Parameters of each tab in addition to the view. `homeNotices` checks the tab itself. */
const keysOf: Readonly<Record<HomeSide, readonly PageKey[]>> = {
  overview: [runKey, ...boardKeys],
  dashboards: ['board', 'explain', 'explain_of'],
  history: [...Object.values(historyKeys), 'undo'],
};

const isHomeSide = (side: string): side is HomeSide => Object.hasOwn(keysOf, side);

const isAgencySide = (value: string): boolean => agencySides.some((side) => side === value);

const isRead = (key: string, value: string, keys: readonly PageKey[]): boolean =>
  keys.some((one) => (typeof one === 'string' ? one === key : one.key === key && one.isValid(value)));

/** Ignores the view's parameters, because the view bar reports what it drops. */
const foreignParts = (params: URLSearchParams): readonly string[] => {
  const tab = params.get('tab') ?? '';
  const keys = keysOf[isHomeSide(tab) ? tab : 'overview'];
  return [...params].flatMap(([key, value]) => {
    if (viewKeys.includes(key)) return [];
    const isKnown = key === 'tab' ? isHomeSide(value) || isAgencySide(value) : isRead(key, value, keys);
    return isKnown ? [] : [`${key}=${value}`];
  });
};

const longestNamed = 40;

const agencyNotice = (part: string): string => {
  const named = part.length > longestNamed ? `${part.slice(0, longestNamed)}…` : part;
  return `Ignored a part of the address that only your agency can open: “${named}”.`;
};

const homeNotices = (pathname: string, params: URLSearchParams): readonly ViewNotice[] => {
  const tab = params.get('tab') ?? '';
  const texts = [
    isOfReports(pathname) ? agencyNotice(pathname) : '',
    isAgencySide(tab) ? agencyNotice(`tab=${tab}`) : '',
    droppedNotice(foreignParts(params))?.text ?? '',
  ].filter((text) => text !== '');
  return texts.length === 0 ? [] : [{ code: 'dropped', text: texts.join(' ') }];
};

/** Another client's id shows a message and never silently falls back to the user's own client. */
const OtherClient = () => (
  <ClosedPage
    title="You do not have access to this client"
    text="You see the figures of your own company. Ask your agency if you need more."
  />
);

const latePortal = {
  fault: 'The portal did not load',
  load: async () => (await import('./portal/Portal.tsx')).Portal,
};

const Waiting = ({ run }: { run: string | null }) =>
  run === null ? <PortalWaiting /> : <ShapeSkeleton isDocument />;

const lateParts = {
  fault: 'Your reports and activity did not load',
  load: async () => (await import('./ClientParts.tsx')).clientParts,
  after: 'paint',
} as const;

type ClientHomeProps = { profile: Profile; client: NonNullable<Membership['client']> };

/** Renders the metrics, reports, activity and people below the portal; a single report has none of them. */
const Rest = ({ profile, client }: ClientHomeProps) => {
  const { world } = useServices();
  const report = (error: unknown, component: string) =>
    world.trace.record({ kind: 'fault', name: `${component} broke`, detail: error });
  const partsFor = useLazyModule(true, lateParts);
  return (
    <ErrorBoundary component="Figures" onError={report}>
      <ClientBoard clientId={client.id} own={partsFor ? partsFor(profile) : 'awaited'} />
    </ErrorBoundary>
  );
};

export const ClientHome = ({ profile, client }: ClientHomeProps) => {
  const { isForbidden } = useView();
  const { world } = useServices();
  const { data } = useReply('readWorkspace');
  const Portal = useLazyModule(true, latePortal);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const run = params.get(runKey);
  if (isForbidden) return <OtherClient />;
  return (
    <Page>
      <PageHead
        print="never"
        title={data?.client?.name ?? client.name}
        sub={
          <h2 className={styles.greeting}>
            {greeting(world.clock.now())}, {profile.first_name || profile.email}
          </h2>
        }
      />
      <div className={styles.ignored} data-print="never">
        <ViewNotices notices={homeNotices(pathname, params)} />
      </div>
      <DashboardTabs viewer={profile.role}>
        {Portal ? <Portal run={run} /> : <Waiting run={run} />}
        {run === null && <Rest profile={profile} client={client} />}
      </DashboardTabs>
    </Page>
  );
};
