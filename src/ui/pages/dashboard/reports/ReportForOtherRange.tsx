/** Renders a report with the range, comparison and filters of the address, without saving them. */
import { Button } from 'antd';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { periodText } from '../../../parts/reports/list/reportStanding.ts';
import { ReportDocument } from '../../../parts/reports/ReportDocument.tsx';
import { daysInWords } from '../../../parts/view/viewWords.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from './ReportsPage.module.css';
import type { useReportForOtherRange } from './useReportForOtherRange.ts';

type OtherDaysProps = {
  readonly report: ReportDetails;
  readonly other: ReturnType<typeof useReportForOtherRange>;
};

export const NoOtherDays = ({ other: { use, leave } }: Pick<OtherDaysProps, 'other'>) => (
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

export const ReportForOtherRange = ({ report, other }: OtherDaysProps) => {
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
