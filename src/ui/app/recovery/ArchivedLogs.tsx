/** Lists the logs set aside in this browser, to export them or their branches, restore or delete them. */
import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { ArchivedBranch, ArchivedLog, ArchivedLogControls } from '#domain/recovery/archivedLog.ts';
import type { RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import { fullTime } from '../../content/dates.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useFocusWhenLost } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Backup.module.css';
import { Advance, ExportForm } from './ExportForm.tsx';
import { leftOutWords } from './lossWords.ts';

type ArchiveAdvance = { readonly done: number; readonly total: number };

const unread = 'What is kept aside could not be read.';

const useArchivedLogs = (controls: ArchivedLogControls) => {
  const [logs, setLogs] = useState<readonly ArchivedLog[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [advance, setAdvance] = useState<ArchiveAdvance | null>(null);
  const running = useRef<AbortController | null>(null);

  const read = useCallback(() => {
    let isShown = true;
    controls.list().then(
      (found) => isShown && setLogs(found),
      () => isShown && setFault(unread),
    );
    return () => {
      isShown = false;
    };
  }, [controls]);
  useEffect(read, [read]);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the result of `work`, or null if it failed or a person stopped it. Only a failure sets `fault`. */
  const run = async <Result,>(work: (step: RecoveryStep) => Promise<Result>): Promise<Result | null> => {
    const stopping = new AbortController();
    running.current = stopping;
    setFault(null);
    setAdvance({ done: 0, total: 0 });
    const onProgress = (done: number, total: number) => {
      if (running.current === stopping) setAdvance({ done, total });
    };
    try {
      return await work({ signal: stopping.signal, onProgress });
    } catch {
      if (!stopping.signal.aborted) setFault(unread);
      return null;
    } finally {
      setAdvance(null);
    }
  };

  /** Names of branches that were omitted; null if the change was not made. */
  const change = async (
    work: (step: RecoveryStep) => Promise<RecoveryOutcome>,
  ): Promise<readonly string[] | null> => {
    const outcome = await run(work);
    if (outcome?.ok === false) setFault(outcome.fault);
    read();
    return outcome?.ok ? (outcome.leftOut ?? []) : null;
  };

  return { logs, fault, advance, run, change, stop: () => running.current?.abort() };
};

type ArchivedLogsProps = {
  readonly kept: ArchivedLogControls;
  readonly onRemoved: () => void;
  readonly loadAnew: () => void;
};

export const archivedWords = ({ last, isReadable, copyUpTo }: ArchivedLog): string => {
  if (!isReadable) return 'The browser does not open it';
  const own =
    last === null
      ? 'It has no events'
      : `Up to event ${englishNumber(last.position)}, ${fullTime(last.recordedAt)}`;
  return copyUpTo === null ? own : `${own}; its second copy goes on to event ${englishNumber(copyUpTo)}`;
};

type Way = 'export' | 'use' | 'remove';

const ways: readonly (readonly [Way, label: string])[] = [
  ['export', 'Export'],
  ['use', 'Use again'],
  ['remove', 'Delete'],
];

const questions = {
  use: ['Use this data', 'The data that is here now is kept aside. Then the page reloads.'],
  remove: ['Delete for good', 'It is deleted with its second copy. Nobody can bring it back.'],
} as const;

type Asked = { readonly way: Way; readonly branch: ArchivedBranch | null };

const withCopy =
  'A new database is built of its records and its second copy together, and both stay as they are.';

type ItemProps = {
  readonly log: ArchivedLog;
  readonly asked: Asked | null;
  readonly isBusy: boolean;
  readonly onAsk: (asked: Asked | null) => void;
  readonly onExport: (secret: string | null) => void;
  readonly onChange: (way: keyof typeof questions) => void;
};

const ArchivedItem = ({ log, asked, isBusy, onAsk, onExport, onChange }: ItemProps) => {
  const words = archivedWords(log);
  if (asked?.way === 'export') {
    const label = asked.branch ? `Export the branch “${asked.branch.name}”` : 'Export it';
    return <ExportForm label={label} disabled={isBusy} onExport={onExport} onBack={() => onAsk(null)} />;
  }
  if (asked !== null) {
    const { way } = asked;
    const [label, about] = questions[way];
    const isMore = way === 'use' && log.copyUpTo !== null;
    return (
      <>
        <p>{isMore ? `${withCopy} ${about}` : about}</p>
        <div className={`${styles.buttons} touch`}>
          <Button danger={way === 'remove'} disabled={isBusy} onClick={() => onChange(way)}>
            {label}
          </Button>
          <Button onClick={() => onAsk(null)}>Leave it as it is</Button>
        </div>
      </>
    );
  }
  return (
    <div className={`${styles.buttons} touch`}>
      {ways
        .filter(([way]) => way === 'remove' || log.isReadable)
        .map(([way, label]) => (
          <Button
            key={way}
            disabled={isBusy}
            aria-label={`${label}: ${words}`}
            onClick={() => onAsk({ way, branch: null })}
          >
            {label}
          </Button>
        ))}
      {log.branches.map((branch) => (
        <Button key={branch.id} disabled={isBusy} onClick={() => onAsk({ way: 'export', branch })}>
          {`Export branch “${branch.name}”`}
        </Button>
      ))}
    </div>
  );
};

export const ArchivedLogs = ({ kept: controls, onRemoved, loadAnew }: ArchivedLogsProps) => {
  const { logs, fault, advance, run, change, stop } = useArchivedLogs(controls);
  const [asked, setAsked] = useState<(Asked & { readonly id: string }) | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(
    heading,
    `${asked?.id} ${asked?.way} ${asked?.branch?.id} ${advance === null} ${logs.length}`,
  );
  if (logs.length === 0 && fault === null) return null;
  const exportOne = async (id: string, secret: string | null) => {
    const branch = asked?.branch?.id ?? null;
    const file = await run((step) => controls.exportFile({ id, branch }, secret, step));
    if (file === null) return;
    setAsked(null);
    downloadText('agencylens-kept-aside.ndjson', 'application/x-ndjson', [file]);
  };
  const changeOne = async (id: string, way: keyof typeof questions) => {
    const outcome = await change((step) => controls[way](id, step));
    setAsked(null);
    if (outcome === null) return;
    if (outcome.length > 0) setLeftOut(outcome);
    else (way === 'use' ? loadAnew : onRemoved)();
  };
  return (
    <section className={styles.section} aria-label="Earlier data">
      <h3 ref={heading} tabIndex={-1}>
        Earlier data
      </h3>
      <p>Kept aside when other data took its place. It takes up space until you delete it.</p>
      <ProblemBox text={fault} />
      {leftOut.length > 0 && (
        <div role="status">
          <p className={styles.verdict}>{leftOutWords(leftOut)}</p>
          <Button type="primary" onClick={loadAnew}>
            Continue
          </Button>
        </div>
      )}
      {logs.map((log) => (
        <div key={log.id} className={styles.section}>
          <p className={styles.verdict}>{archivedWords(log)}</p>
          <ArchivedItem
            log={log}
            asked={asked?.id === log.id ? asked : null}
            isBusy={advance !== null}
            onAsk={(wish) => setAsked(wish && { ...wish, id: log.id })}
            onExport={(secret) => exportOne(log.id, secret)}
            onChange={(way) => changeOne(log.id, way)}
          />
        </div>
      ))}
      {advance && advance.done > 0 && (
        <>
          <Advance {...advance} />
          <div>
            <Button onClick={stop}>Stop</Button>
          </div>
        </>
      )}
    </section>
  );
};
