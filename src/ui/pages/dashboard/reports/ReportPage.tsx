/** Renders one report: status, next action, document, and the outcome of each run. */

import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { didTo, GoneLine } from '../../../parts/RemovedItem.tsx';
import {
  ChangedSince,
  type Compared,
  FiguresChoice,
  seenDifferences,
} from '../../../parts/reports/ChangedSince.tsx';
import { periodText } from '../../../parts/reports/list/reportStatusLabel.ts';
import { ReportDocument } from '../../../parts/reports/ReportDocument.tsx';
import { reportsAddress } from '../../../parts/reports/reportAddress.ts';
import { useMayEditReports, useReport, useReportRun } from '../../../parts/reports/useReports.ts';
import { ViewBar } from '../../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../../parts/view/ViewProvider.tsx';
import { daysInWords } from '../../../parts/view/viewWords.ts';
import { useShownSubject } from '../../../services/usePageSubject.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import { useArrivalFocus } from '../useArrivalFocus.ts';
import { ReportHead } from './ReportHead.tsx';
import styles from './ReportsPage.module.css';
import { RunSide } from './RunSide.tsx';
import { useReportActions } from './useReportActions.ts';
import { reportKeys, useReportForOtherRange, useReportUsual } from './useReportForOtherRange.ts';
import { useReportLifecycle } from './useReportLifecycle.ts';

type OtherDaysProps = {
  readonly report: ReportDetails;
  readonly other: ReturnType<typeof useReportForOtherRange>;
};

const NoOtherDays = ({ other: { use, leave } }: Pick<OtherDaysProps, 'other'>) => (
  <div className={`${styles.other} ${styles.past}`} data-print="never">
    <p role="status">
      There is no preview with {daysInWords(use.days)} here: previews are made of today’s figures, and this
      page shows a moment of the past. It shows the report as it was then.
    </p>
    <Button size="small" onClick={() => use.setView({ asOf: null })}>
      Preview it with today’s figures
    </Button>
    <Button size="small" onClick={leave}>
      Back to the report
    </Button>
  </div>
);

const ReportForOtherRange = ({ report, other }: OtherDaysProps) => {
  const { data, error, refetch } = other.preview;
  return (
    <section aria-label="Preview" aria-busy={!data && !error} className={styles.document}>
      <div className={styles.other} data-print="never">
        <p role="status">
          A preview with {daysInWords(other.use.days)}. The report itself keeps its period:{' '}
          {periodText(report.period).toLowerCase()}.
          {other.isByWeekday && ' It compares weekdays with weekdays; the report itself compares day by day.'}
          {other.hasOwnDays && ' Custom comparison dates don’t apply to reports.'}
        </p>
        <Button size="small" onClick={other.leave}>
          Back to the report
        </Button>
      </div>
      {error && !data && <ListFailure what="The preview" error={error} onRetry={refetch} />}
      {!data && !error && <ShapeSkeleton isDocument />}
      {data && <ReportDocument content={data.content} level={2} />}
    </section>
  );
};

/** Without a client or granularity control: a report has one client, and its range determines the steps of its charts. */
const controls = ['range', 'compare', 'filters', 'asOf'] as const;
const pastAlone = ['asOf'] as const;

const RunDocument = ({ run }: { run: ReportRunItem }) => {
  const [view, setView] = useState<Compared>('then');
  const { data, error, refetch } = useReportRun(run.id, view === 'now');
  const content = data?.content ?? null;
  return (
    <div className={styles.document}>
      {run.sent_at !== null && <FiguresChoice then="As generated" value={view} onChange={setView} />}
      {error && !data && <ListFailure what="The report" error={error} onRetry={refetch} />}
      {!data && !error && <ShapeSkeleton isDocument />}
      {data && content && view === 'now' && (
        <ChangedSince count={seenDifferences(data.differences, content.currency).length} />
      )}
      {content && <ReportDocument content={content} now={data?.now ?? null} level={2} />}
      {data && !content && (
        <EmptyState
          level={3}
          title="Nothing to read yet"
          text="The figures of this run are not ready or could not be collected."
        />
      )}
    </div>
  );
};

type LoadedProps = {
  readonly report: ReportDetails;
  readonly run: string | null;
  readonly reload: () => Promise<ReportDetails>;
};

const Loaded = ({ report, run: named, reload }: LoadedProps) => {
  useShownSubject(report.name);
  const acts = useReportActions();
  const mayEdit = useMayEditReports();
  const other = useReportForOtherRange(report, mayEdit);
  const life = useReportLifecycle(report, reload);
  const runId = named ?? report.run?.id ?? null;
  const older = useReportRun(named, false).data?.run;
  const run = named === null ? report.run : (older ?? null);
  return (
    <>
      <ReportHead report={report} run={run} acts={acts} life={life} />
      {report.archived_at !== null && (
        <GoneLine
          query={{ type: 'ReportArchived' }}
          isLoss={didTo('ReportArchived', 'reportId', report.id)}
          word="archived"
        />
      )}
      <ChangeNotice actor={acts.changes.actor} words={acts.changes.words} />
      <PartBoundary component="View">
        <ViewBar
          controls={mayEdit ? controls : pastAlone}
          shownClient={report.client_id}
          onPrint={() => window.print()}
        />
      </PartBoundary>
      {other.isRefused && <NoOtherDays other={other} />}
      <div className={styles.page}>
        {other.isAsked ? (
          <ReportForOtherRange report={report} other={other} />
        ) : run ? (
          <RunDocument key={run.id} run={run} />
        ) : (
          <EmptyState
            level={3}
            title={runId === null ? 'Not generated yet' : 'Run not found'}
            text="Generate it to see it with today’s figures. Nothing is sent until you send it."
          />
        )}
        <RunSide report={report} run={run} acts={acts} />
      </div>
    </>
  );
};

const Viewed = (props: LoadedProps) => {
  const { report } = props;
  return (
    <ViewProvider pageKeys={reportKeys} usual={useReportUsual(report)} shownClient={report.client_id}>
      <Loaded {...props} />
    </ViewProvider>
  );
};

const noReport = (): never => {
  throw new Error('The report could not be loaded.');
};

const notFound = 404;

const Waiting = () => (
  <>
    <TabSkeleton />
    <div className={styles.page}>
      <ShapeSkeleton isDocument />
      <ShapeSkeleton rows={4} />
    </div>
  </>
);

export const ReportPage = ({ id, run }: { id: string; run: string | null }) => {
  const { data, error, refetch } = useReport(id);
  const isNone = !data && error instanceof ApiProblem && error.status === notFound;
  const reload = async () => (await refetch({ throwOnError: true })).data?.report ?? noReport();
  const place = useRef<HTMLDivElement>(null);
  useArrivalFocus(place, data !== undefined);
  return (
    <div ref={place}>
      <p className={styles.back} data-print="never">
        <AppLink to={reportsAddress} markCurrent={false}>
          All reports
        </AppLink>
      </p>
      {!data && !error && <Waiting />}
      {isNone && (
        <EmptyState title="Report not found" text="Check the address, or go back to a page you know." />
      )}
      {!data && error && !isNone && <ListFailure what="The report" error={error} onRetry={refetch} />}
      {data && <Viewed key={id} report={data.report} run={run} reload={reload} />}
    </div>
  );
};
