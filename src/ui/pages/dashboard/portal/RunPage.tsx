/** Renders one archived report as sent, with the client's feedback. */
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import {
  ChangedSince,
  type Compared,
  FiguresChoice,
  seenDifferences,
} from '../../../parts/reports/ChangedSince.tsx';
import { ReportDocument } from '../../../parts/reports/ReportDocument.tsx';
import { useReportRun } from '../../../parts/reports/useReports.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAsOf } from '../../../services/useAsOf.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { ExportDrawer } from '../reports/ExportDrawer.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import styles from './Portal.module.css';
import { RunFeedback } from './RunFeedback.tsx';

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

export const RunPage = ({ id }: { id: string }) => {
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
