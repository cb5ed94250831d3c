/** Renders a report's side panel: recipients, schedule, runs, deliveries and comments. */

import { Button, Checkbox, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { shortTime } from '../../../content/dates.ts';
import { count } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { FeatureLock } from '../../../parts/FeatureLock.tsx';
import { PlansWay } from '../../../parts/PlansWay.tsx';
import {
  periodText,
  scheduleStatusText,
  statusTagOf,
  zonedText,
} from '../../../parts/reports/list/reportStatusLabel.ts';
import { reportAddress, runAddress } from '../../../parts/reports/reportAddress.ts';
import { sectionTitle } from '../../../parts/reports/reportWords.ts';
import { sectionOf, spokenSections } from '../../../parts/reports/sectionOf.ts';
import { useMayEditReports, useReportRun } from '../../../parts/reports/useReports.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './ReportsPage.module.css';
import { RunTexts } from './RunTexts.tsx';
import type { ReportActions } from './useReportActions.ts';

type CommentsProps = { readonly run: ReportRunItem; readonly acts: ReportActions };

const whole = '';

type NewCommentProps = CommentsProps & { readonly content: ReportContent | null };

const NewComment = ({ run, acts, content }: NewCommentProps) => {
  const [text, setText] = useState('');
  const [section, setSection] = useState(whole);
  const [internal, setInternal] = useState(true);
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        acts.comment(run, { section: section === whole ? null : section, text, internal }, () => setText(''));
      }}
    >
      <Input.TextArea
        aria-label="Comment"
        placeholder="Write a comment"
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Select
        aria-label="Comment on"
        value={section}
        onChange={setSection}
        options={[
          { value: whole, label: 'The whole report' },
          ...spokenSections(content).map((one) => ({ value: one.id, label: sectionTitle(one) })),
        ]}
      />
      <Checkbox checked={internal} onChange={({ target }) => setInternal(target.checked)}>
        Agency only
      </Checkbox>
      <Button
        htmlType="submit"
        disabled={tidyText(text) === ''}
        title={tidyText(text) === '' ? 'Write a comment first' : undefined}
      >
        Add comment
      </Button>
    </form>
  );
};

const RunComments = ({ run, acts }: CommentsProps) => {
  const now = useServices().world.clock.now();
  const mayEdit = useMayEditReports();
  const { known, has } = usePlan();
  const content = useReportRun(run.id, false).data?.content ?? null;
  const isLocked = known && !has('team_collaboration');
  return (
    <section aria-labelledby="comments">
      <h3 id="comments">Comments</h3>
      {run.request !== '' && (
        <p>
          <StatusTag tone="warning">Changes requested</StatusTag> {run.request}
        </p>
      )}
      {run.rating !== null && <p>The client gave {run.rating} of 5 stars.</p>}
      {run.comments.length > 0 && (
        <Flex component="ol" vertical gap={10}>
          {run.comments.map(({ id, section, text, by, at, internal }) => (
            <li key={id}>
              <span>{text}</span>
              <span className={styles.quiet}>
                {by} on {sectionOf(content, section)}, {shortTime(at, now)}
                {internal ? ' · agency only' : ''}
              </span>
            </li>
          ))}
        </Flex>
      )}
      {mayEdit && !isLocked && <NewComment run={run} acts={acts} content={content} />}
      {mayEdit && <FeatureLock feature="team_collaboration" />}
    </section>
  );
};

const Terms = ({ report }: { report: ReportDetails }) => {
  const { schedule, next_runs, paused_by_plan, recipients } = report;
  return (
    <section aria-labelledby="delivery">
      <h3 id="delivery">Delivery</h3>
      <Flex component="dl" vertical gap={10}>
        <div>
          <dt className="small">Period</dt>
          <dd>{periodText(report.period)}</dd>
        </div>
        <div>
          <dt className="small">Schedule</dt>
          <dd>{scheduleStatusText(report)}</dd>
          {paused_by_plan && (
            <dd>
              It resumes with a plan that has room for it. <PlansWay />
            </dd>
          )}
        </div>
        {next_runs.length > 0 && (
          <div>
            <dt className="small">Next runs</dt>
            <dd>
              <Flex component="ol" vertical gap={10}>
                {next_runs.map((at) => (
                  <li key={at}>{zonedText(at, schedule?.zone ?? 'UTC')}</li>
                ))}
              </Flex>
            </dd>
          </div>
        )}
        <div>
          <dt className="small">Recipients</dt>
          <dd>{recipients.length === 0 ? 'No recipients' : recipients.join(', ')}</dd>
        </div>
      </Flex>
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
        <Flex component="ol" vertical gap={10}>
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
        </Flex>
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
        <Flex component="ol" vertical gap={10}>
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
        </Flex>
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
  <Flex
    component="aside"
    vertical
    gap={28}
    className={styles.side ?? ''}
    aria-label="About this report"
    data-print="never"
  >
    {run && <RunTexts key={run.id} run={run} acts={acts} />}
    <Terms report={report} />
    <Runs report={report} shown={run?.id ?? null} />
    {run && <Deliveries run={run} />}
    {run && <RunComments run={run} acts={acts} />}
  </Flex>
);
