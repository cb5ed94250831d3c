/** Renders the start of a client's portal: month at a glance, shared dashboards, and reports. */
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import { useBoardAddress } from '../custom/boardAddress.ts';
import { useDashboards } from '../custom/useDashboards.ts';
import { MonthInMinute } from './MonthInMinute.tsx';
import styles from './Portal.module.css';
import { ReportArchive } from './ReportArchive.tsx';
import { sentRuns } from './sentRuns.ts';
import { useRun } from './useRun.ts';

const useNextSteps = (): string => {
  const [latest] = useReply('listReportRuns', sentRuns).data?.items ?? [];
  const { data } = useRun(latest?.id ?? null);
  const section = data?.content?.sections.find(({ kind }) => kind === 'next');
  return section?.kind === 'next' ? section.text : '';
};

const Dashboards = () => {
  const { active } = useDashboards();
  const { of } = useBoardAddress();
  if (!active || active.length === 0) return null;
  return (
    <section className={styles.shown} aria-labelledby="shown-dashboards">
      <h2 id="shown-dashboards">Your dashboards</h2>
      <ul>
        {active.map(({ id, name }) => (
          <li key={id}>
            <AppLink to={of(id)} markCurrent={false}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Metrics of an archived client end on its last day; those of a paused client continue, because its sources stay connected. */
const atRest = {
  paused: {
    title: 'Your reporting is paused',
    text: (agency: string) =>
      `${agency} has paused its work for you. Your figures and reports stay here; new reports come when it resumes.`,
  },
  archived: {
    title: 'Your reporting has ended',
    text: (agency: string) =>
      `${agency} no longer reports for you. Your figures up to then and your reports stay here.`,
  },
} as const;

const AtRest = ({ client, agency }: Pick<PortalReply, 'client' | 'agency'>) => {
  const { title, text } = atRest[client.status === 'archived' ? 'archived' : 'paused'];
  return <EmptyState title={title} text={text(agency)} />;
};

const Month = () => {
  const { data, error, refetch } = useReply('readPortal');
  const next = useNextSteps();
  if (data === undefined)
    return error === null ? (
      <div className={styles.minute}>
        <TabSkeleton figures={3} cards={3} />
      </div>
    ) : (
      <ListFailure what="Your month" error={error} onRetry={refetch} />
    );
  const { month } = data;
  return month ? <MonthInMinute portal={{ ...data, month }} next={next} /> : <AtRest {...data} />;
};

export const PortalHome = () => (
  <div className={styles.portal}>
    <PartBoundary component="Month">
      <Month />
    </PartBoundary>
    <PartBoundary component="Dashboards">
      <Dashboards />
    </PartBoundary>
    <PartBoundary component="Reports">
      <ReportArchive />
    </PartBoundary>
  </div>
);
