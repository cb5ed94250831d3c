/** Renders a client's portal: the report that waits and the month, or one report. */
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import {
  ChangedSince,
  type Compared,
  FiguresChoice,
  seenDifferences,
} from '../../../parts/reports/ChangedSince.tsx';
import { ReportDocument } from '../../../parts/reports/ReportDocument.tsx';
import { rangeText } from '../../../parts/reports/reportWords.ts';
import { useReportRun } from '../../../parts/reports/useReports.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAsOf } from '../../../services/useAsOf.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { ExportDrawer } from '../reports/ExportDrawer.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import { MonthInMinute } from './MonthInMinute.tsx';
import styles from './Portal.module.css';
import { PortalWaiting } from './PortalWaiting.tsx';
import { RunFeedback } from './RunFeedback.tsx';
import { runKey, sentRuns } from './sentRuns.ts';

/** Records the first opening once, and never for a user who only previews the portal. */
const useOpened = (id: string, isNew: boolean) => {
  const { api, world } = useServices();
  useEffect(() => {
    if (!isNew) return;
    api.call('answerReportRun', { params: { id }, body: { answer: 'open' } }).catch((error: unknown) => {
      world.trace.record({ kind: 'fault', name: 'The report could not be marked as opened', detail: error });
    });
  }, [api, world, id, isNew]);
};

/** Printing and downloads are also offered in a preview, because they change nothing. */
const TakeAlong = ({ id }: { id: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      {isOpen && <ExportDrawer runId={id} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Renders the report as sent; the reader may compare restated metrics with their current values. */
const SentDocument = ({ id, content }: { id: string; content: ReportContent }) => {
  const [view, setView] = useState<Compared>('then');
  const { data } = useReportRun(id, true);
  const changed = seenDifferences(data?.differences ?? [], content.currency).length;
  const isCompared = changed > 0 && view === 'now';
  return (
    <>
      {changed > 0 && (
        <Flex vertical align="start" gap={12} className={styles.changed ?? ''} data-print="never">
          <FiguresChoice then="As sent" value={view} onChange={setView} />
          {isCompared && <ChangedSince count={changed} />}
        </Flex>
      )}
      <ReportDocument content={content} now={isCompared ? (data?.now ?? null) : null} level={2} />
    </>
  );
};

const RunPage = ({ id }: { id: string }) => {
  const { data, error } = useReportRun(id, false);
  const isViewing = useAuth().membership?.viewing === true;
  const isPast = useAsOf() !== null;
  const isReadOnly = isViewing || isPast;
  const place = useRef<HTMLDivElement>(null);
  useArrivalFocus(place, data !== undefined);
  useOpened(id, !isReadOnly && data !== undefined && data.run.opened_at === null);
  return (
    <Flex vertical gap={16} className={styles.run ?? ''} ref={place}>
      <Flex align="center" justify="space-between" gap={16} className={styles.above ?? ''} data-print="never">
        <AppLink to={protectedPages.dashboard.path} markCurrent={false}>
          All reports
        </AppLink>
        {data?.content && <TakeAlong id={id} />}
      </Flex>
      {data === undefined && error === null && <ShapeSkeleton isDocument />}
      {data === undefined && error !== null && (
        <EmptyState
          title="Report not found"
          text="It may have been withdrawn. See your other reports in the list."
        />
      )}
      {data?.content && (
        <PartBoundary component="Report">
          <SentDocument id={id} content={data.content} />
        </PartBoundary>
      )}
      {data && (
        <PartBoundary component="Answers">
          <RunFeedback run={data.run} content={data.content} isReadOnly={isReadOnly} />
        </PartBoundary>
      )}
    </Flex>
  );
};

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
