/** Renders a client's portal: the report that waits and the month, or one report. */
import { Flex } from 'antd';

import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { rangeText } from '../../../parts/reports/reportWords.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { MonthInMinute } from './MonthInMinute.tsx';
import styles from './Portal.module.css';
import { PortalWaiting } from './PortalWaiting.tsx';
import { RunPage } from './RunPage.tsx';
import { runKey, sentRuns } from './sentRuns.ts';

/** The newest report, as long as it waits for an answer. It appears together with the month, which it would push down. */
const ReportReady = () => {
  const [latest] = useReply('listReportRuns', sentRuns).data?.items ?? [];
  const month = useReply('readPortal');
  if (month.data === undefined && month.error === null) return null;
  if (!latest?.latest || latest.answered_at !== null) return null;
  const days = latest.range === null ? latest.title : rangeText(latest.range);
  return (
    <Flex
      component="section"
      wrap
      align="center"
      justify="space-between"
      gap="8px 16px"
      className={styles.ready ?? ''}
      aria-labelledby="report-ready"
      data-print="never"
    >
      <h2 id="report-ready">Your report for {days} is ready</h2>
      <ButtonLink type="primary" to={`${protectedPages.dashboard.path}?${runKey}=${latest.id}`}>
        Read and accept
      </ButtonLink>
    </Flex>
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
  const runs = useReply('listReportRuns', sentRuns);
  if (data === undefined && error !== null)
    return <ListFailure what="Your month" error={error} onRetry={refetch} />;
  // The report that waits appears above the month, which therefore waits, too.
  if (data === undefined || (runs.data === undefined && runs.error === null)) return <PortalWaiting />;
  const { month } = data;
  return month ? <MonthInMinute portal={{ ...data, month }} /> : <AtRest {...data} />;
};

const PortalHome = () => (
  <Flex vertical gap={24} className={styles.portal ?? ''}>
    <PartBoundary component="Report that waits">
      <ReportReady />
    </PartBoundary>
    <PartBoundary component="Month">
      <Month />
    </PartBoundary>
  </Flex>
);

export const Portal = ({ run }: { run: string | null }) =>
  run === null ? <PortalHome /> : <RunPage key={run} id={run} />;
