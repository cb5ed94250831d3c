/** Logs that are kept aside in this browser: each can be exported, used again or deleted. */
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { KeptLog, KeptLogControls } from '#domain/recovery/keptLog.ts';
import { fullTime } from '../../content/dates.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useFocusWhenLost } from '../../widgets/movedFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { Advance } from './Advance.tsx';
import styles from './Backup.module.css';
import { ExportForm } from './ExportForm.tsx';
import { useKeptLogs } from './useKeptLogs.ts';

type KeptLogsProps = {
  readonly kept: KeptLogControls;
  /** One is not there any more: the status tells it. */
  readonly onRemoved: () => void;
  readonly loadAnew: () => void;
};

export const keptWords = ({ last, isReadable }: KeptLog): string => {
  if (!isReadable) return 'The browser does not open it';
  return last === null
    ? 'It has no events'
    : `Up to event ${englishNumber(last.position)}, ${fullTime(last.recordedAt)}`;
};

type Way = 'export' | 'use' | 'remove';

const ways: readonly (readonly [Way, label: string])[] = [
  ['export', 'Export'],
  ['use', 'Use again'],
  ['remove', 'Delete'],
];

/** What is asked before something changes. */
const questions = {
  use: ['Use this data', 'The data that is here now is kept aside. The page is loaded anew afterwards.'],
  remove: ['Delete for good', 'It is deleted with its second copy. Nobody can bring it back.'],
} as const;

type ItemProps = {
  readonly log: KeptLog;
  readonly asked: Way | null;
  readonly isBusy: boolean;
  readonly onAsk: (way: Way | null) => void;
  readonly onExport: (secret: string | null) => void;
  readonly onChange: (way: keyof typeof questions) => void;
};

const KeptItem = ({ log, asked, isBusy, onAsk, onExport, onChange }: ItemProps) => {
  const words = keptWords(log);
  if (asked === 'export')
    return <ExportForm label="Export it" disabled={isBusy} onExport={onExport} onBack={() => onAsk(null)} />;
  if (asked !== null) {
    const [label, about] = questions[asked];
    return (
      <>
        <p>{about}</p>
        <div className={styles.buttons}>
          <Button danger={asked === 'remove'} disabled={isBusy} onClick={() => onChange(asked)}>
            {label}
          </Button>
          <Button onClick={() => onAsk(null)}>Leave it as it is</Button>
        </div>
      </>
    );
  }
  return (
    <div className={styles.buttons}>
      {ways
        .filter(([way]) => way === 'remove' || log.isReadable)
        .map(([way, label]) => (
          <Button key={way} disabled={isBusy} aria-label={`${label}: ${words}`} onClick={() => onAsk(way)}>
            {label}
          </Button>
        ))}
    </div>
  );
};

export const KeptLogs = ({ kept, onRemoved, loadAnew }: KeptLogsProps) => {
  const { logs, fault, advance, run, change, stop } = useKeptLogs(kept);
  const [asked, setAsked] = useState<{ readonly id: string; readonly way: Way } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, `${asked?.id} ${asked?.way} ${advance === null} ${logs.length}`);
  if (logs.length === 0 && fault === null) return null;
  const exportOne = async (id: string, secret: string | null) => {
    const file = await run((step) => kept.exportFile(id, secret, step));
    if (file === null) return;
    setAsked(null);
    downloadText('agencylens-kept-aside.ndjson', 'application/x-ndjson', [file]);
  };
  const changeOne = async (id: string, way: keyof typeof questions) => {
    const isDone = await change(() => kept[way](id));
    setAsked(null);
    if (isDone) (way === 'use' ? loadAnew : onRemoved)();
  };
  return (
    <section className={styles.section} aria-label="Earlier data">
      <h3 ref={heading} tabIndex={-1}>
        Earlier data
      </h3>
      <p>Kept aside when other data took its place. It takes up space until you delete it.</p>
      <ProblemBox text={fault} />
      {logs.map((log) => (
        <div key={log.id} className={styles.section}>
          <p className={styles.verdict}>{keptWords(log)}</p>
          <KeptItem
            log={log}
            asked={asked?.id === log.id ? asked.way : null}
            isBusy={advance !== null}
            onAsk={(way) => setAsked(way && { id: log.id, way })}
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
