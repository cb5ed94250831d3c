/** Renders a report's name, status, blockers, and the actions available now. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { ReportBlockItem, ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ReportDetails, ReportMove } from '#domain/contract/reportSchemas.ts';
import { afterStep, hasReachedClient, type RunStep } from '#domain/reports/lifecycle.ts';
import { withLongDays } from '../../../content/formatMetric.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { LimitNote } from '../../../parts/LimitNote.tsx';
import { statusTagOf, unblockingLinks } from '../../../parts/reports/list/reportStatusLabel.ts';
import { builderAddress } from '../../../parts/reports/reportAddress.ts';
import { useMayEditReports } from '../../../parts/reports/useReports.ts';
import { ShareButton } from '../../../parts/share/ShareButton.tsx';
import { useSecondsTo } from '../../../parts/useSecondsTo.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { ExportDrawer } from './ExportDrawer.tsx';
import { Generation } from './Generation.tsx';
import { NewReport } from './NewReport.tsx';
import styles from './ReportsPage.module.css';
import { ScheduleDrawer } from './ScheduleDrawer.tsx';
import type { ReportActions } from './useReportActions.ts';
import type { ReportLife } from './useReportLifecycle.ts';

type SendingProps = {
  readonly sendsAt: string;
  readonly onUndo: () => void;
};

const SendingNote = ({ sendsAt, onUndo }: SendingProps) => {
  const left = useSecondsTo(useServices().world.clock, Date.parse(sendsAt));
  const isOver = left === 0;
  return (
    <p className={styles.sending} data-print="never">
      {/* Not a live region, which would be read out every second. */}
      <span role="timer">
        {isOver
          ? 'It is being sent.'
          : `It will be sent in ${left === 1 ? '1 second' : `${left} seconds`} unless you stop it.`}
      </span>
      <Button size="small" disabled={isOver} onClick={onUndo}>
        Stop sending
      </Button>
    </p>
  );
};

type ShareRunProps = {
  readonly run: ReportRunItem;
  readonly onFiles: () => void;
};

const ShareRun = ({ run, onFiles }: ShareRunProps) =>
  hasReachedClient(run.state) ? (
    <ShareButton
      target={{ client_id: run.client_id, kind: 'report', shown_id: run.id, view: '' }}
      title={run.title}
      onFiles={onFiles}
    />
  ) : null;

type ReportHeadProps = {
  readonly report: ReportDetails;
  readonly run: ReportRunItem | null;
  readonly acts: ReportActions;
  readonly life: ReportLife;
};

type Step = { readonly move: ReportMove; readonly step: RunStep; readonly label: string };

const runSteps: readonly Step[] = [
  { move: 'send', step: 'send', label: 'Send' },
  { move: 'approve', step: 'approve', label: 'Approve' },
  { move: 'reopen', step: 'reopen', label: 'Review again' },
];

/** Links to the page that removes the blocker, or names the roles that may open it. */
const WayOn = ({ reportId, action }: { reportId: string; action: ReportBlockItem['action'] }) => {
  const { profile } = useAuth();
  const { label, page } = unblockingLinks[action];
  if (action === 'write' || !profile) return null;
  if (page === null) return <ButtonLink to={builderAddress(reportId)}>{label}</ButtonLink>;
  const { path, label: name } = protectedPages[page];
  if (mayOpen(profile.role, page)) return <ButtonLink to={path}>{label}</ButtonLink>;
  return <span>Ask an admin: it is done under {name}.</span>;
};

const Blocked = ({ report, run }: Pick<ReportHeadProps, 'report' | 'run'>) =>
  run?.block ? (
    <p role="status" className={styles.blocked}>
      <span>{withLongDays(run.block.text)}</span>
      <WayOn reportId={report.id} action={run.block.action} />
    </p>
  ) : null;

const Failed = ({ run }: Pick<ReportHeadProps, 'run'>) =>
  run?.failure ? (
    <p role="status" className={styles.blocked}>
      <span>
        {withLongDays(run.failure.text)} Attempt {run.failure.attempt}.
        {run.failure.retry_at === null ? '' : ' It is retried automatically.'}
      </span>
    </p>
  ) : null;

const Sending = ({ report, run, acts }: Omit<ReportHeadProps, 'life'>) =>
  run?.state === 'sending' && run.sends_at !== null ? (
    <SendingNote sendsAt={run.sends_at} onUndo={() => acts.move(report, 'undoSend')} />
  ) : null;

const Steps = ({ report, acts, life }: Omit<ReportHeadProps, 'run'>) => {
  const busy = useSelector(acts.changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const state = useSelector(life, ({ value }) => value.run);
  const open = runSteps.filter(({ step }) => afterStep(state, step) !== null);
  const mayGenerate = afterStep(state, 'start') !== null;
  const move = (one: ReportMove) => acts.move(report, one);
  const [isGenerating, setGenerating] = useState(false);
  const generate = () => {
    setGenerating(false);
    move('generate');
  };
  if (isGenerating)
    return <Generation report={report} onRead={generate} onStop={() => setGenerating(false)} />;
  return (
    <>
      {report.schedule && (
        <Button disabled={busy} onClick={() => move(report.paused ? 'resume' : 'pause')}>
          {report.paused ? 'Resume schedule' : 'Pause schedule'}
        </Button>
      )}
      {mayGenerate && (
        <>
          <LimitNote resource="reports" />
          <Button
            disabled={busy}
            type={open.length === 0 ? 'primary' : 'default'}
            onClick={() => setGenerating(true)}
          >
            {state === 'none' ? 'Generate' : 'Generate again'}
          </Button>
        </>
      )}
      {open.toReversed().map(({ move: one, label }) => (
        <Button
          key={one}
          type={one === open[0]?.move ? 'primary' : 'default'}
          disabled={busy}
          onClick={() => move(one)}
        >
          {label}
        </Button>
      ))}
    </>
  );
};

export const ReportHead = ({ report, run, acts, life }: ReportHeadProps) => {
  const [drawer, setDrawer] = useState<'schedule' | 'export' | 'copy' | null>(null);
  const mayEdit = useMayEditReports();
  const client = useClients(true)?.find(({ id }) => id === report.client_id)?.name ?? '';
  const isArchived = report.archived_at !== null;
  const isLatest = run === null || run.latest;
  const { label, tone } = statusTagOf(isLatest ? report.status : (run?.state ?? report.status));
  const close = () => setDrawer(null);
  return (
    <>
      <header className={styles.head} data-print="never">
        <div>
          <h2>{report.name}</h2>
          <p className={styles.marks}>
            <span>{client}</span>
            <StatusTag tone={isArchived ? 'quiet' : tone}>{isArchived ? 'Archived' : label}</StatusTag>
          </p>
        </div>
        <div className={`${styles.tools} touch`}>
          {run?.generated_at && <Button onClick={() => setDrawer('export')}>Export</Button>}
          {mayEdit && run && !isArchived && <ShareRun run={run} onFiles={() => setDrawer('export')} />}
          {mayEdit && !isArchived && (
            <>
              <Button onClick={() => setDrawer('schedule')}>Schedule</Button>
              <Button onClick={() => setDrawer('copy')}>Duplicate</Button>
              <ButtonLink to={builderAddress(report.id)}>Edit</ButtonLink>
              {isLatest && <Steps report={report} acts={acts} life={life} />}
            </>
          )}
          {mayEdit && isArchived && <Button onClick={() => acts.move(report, 'restore')}>Restore</Button>}
        </div>
      </header>
      {mayEdit && isLatest && (
        <>
          <Blocked report={report} run={run} />
          <Failed run={run} />
          <Sending report={report} run={run} acts={acts} />
        </>
      )}
      {drawer === 'schedule' && <ScheduleDrawer report={report} onClose={close} />}
      {drawer === 'copy' && <NewReport copied={report} client={report.client_id} onClose={close} />}
      {drawer === 'export' && run && <ExportDrawer runId={run.id} onClose={close} />}
    </>
  );
};
