/** Renders a report's side panel: recipients, schedule, runs, deliveries and comments. */
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { shortTime } from '../../../content/dates.ts';
import { count } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { PlansWay } from '../../../parts/PlansWay.tsx';
import {
  periodText,
  standingScheduleText,
  statusTagOf,
  zonedText,
} from '../../../parts/reports/list/reportStanding.ts';
import { reportAddress, runAddress } from '../../../parts/reports/reportAddress.ts';
import { useServices } from '../../../services/servicesContext.ts';
import styles from './ReportsPage.module.css';
import { RunComments } from './RunComments.tsx';
import { RunTexts } from './RunTexts.tsx';
import type { ReportActions } from './useReportActions.ts';

const Terms = ({ report }: { report: ReportDetails }) => {
  const { schedule, next_runs, paused_by_plan, recipients } = report;
  return (
    <section aria-labelledby="delivery">
      <h3 id="delivery">Delivery</h3>
      <dl className={styles.terms}>
        <div>
          <dt>Period</dt>
          <dd>{periodText(report.period)}</dd>
        </div>
        <div>
          <dt>Schedule</dt>
          <dd>{standingScheduleText(report)}</dd>
          {paused_by_plan && (
            <dd>
              It resumes with a plan that has room for it. <PlansWay />
            </dd>
          )}
        </div>
        {next_runs.length > 0 && (
          <div>
            <dt>Next runs</dt>
            <dd>
              <ol className={styles.plain}>
                {next_runs.map((at) => (
                  <li key={at}>{zonedText(at, schedule?.zone ?? 'UTC')}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
        <div>
          <dt>Recipients</dt>
          <dd>{recipients.length === 0 ? 'Nobody yet' : recipients.join(', ')}</dd>
        </div>
      </dl>
    </section>
  );
};

const Runs = ({ report, shown }: { report: ReportDetails; shown: string | null }) => {
  const { data } = useReply('listReportRuns', { report: report.id, limit: '100' });
  const now = useServices().world.clock.now();
  const runs = data?.items ?? [];
  return (
    <section aria-labelledby="runs">
      <h3 id="runs">Runs</h3>
      {runs.length === 0 ? (
        <p className={styles.quiet}>None yet.</p>
      ) : (
        <ol className={styles.plain}>
          {runs.map((run) => (
            <li key={run.id}>
              <AppLink
                to={run.latest ? reportAddress(report.id) : runAddress(report.id, run.id)}
                aria-current={run.id === shown ? 'true' : undefined}
              >
                Run {run.number}
              </AppLink>{' '}
              <span className={styles.quiet}>
                {shortTime(run.sent_at ?? run.generated_at ?? run.started_at, now)} ·{' '}
                {statusTagOf(run.state).label.toLowerCase()}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const Deliveries = ({ run }: { run: ReportRunItem }) => {
  const now = useServices().world.clock.now();
  return (
    <section aria-labelledby="deliveries">
      <h3 id="deliveries">Delivery log</h3>
      {run.deliveries.length === 0 ? (
        <p className={styles.quiet}>Not sent yet.</p>
      ) : (
        <ol className={styles.plain}>
          {run.deliveries.map(({ id, at, recipients, subject, message, bytes, note }) => (
            <li key={id}>
              <span>
                {shortTime(at, now)} to {recipients.join(', ')}
              </span>
              <strong className={styles.subject}>{subject}</strong>
              {message !== '' && <span className={styles.message}>{message}</span>}
              <span className={styles.quiet}>
                {count(Math.max(1, Math.round(bytes / 1_000)))} kB. {note}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

type RunSideProps = {
  readonly report: ReportDetails;
  readonly run: ReportRunItem | null;
  readonly acts: ReportActions;
};

export const RunSide = ({ report, run, acts }: RunSideProps) => (
  <aside className={styles.side} aria-label="About this report" data-print="never">
    {run && <RunTexts key={run.id} run={run} acts={acts} />}
    <Terms report={report} />
    <Runs report={report} shown={run?.id ?? null} />
    {run && <Deliveries run={run} />}
    {run && <RunComments run={run} acts={acts} />}
  </aside>
);
