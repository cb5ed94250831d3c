/** Shows on a copy in memory that a change of a recorded event is detected. */
import { useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import {
  type Forgery,
  forgeries,
  type LogControls,
  type TamperReport,
} from '#domain/inspection/logControls.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { brokenWords, shortHash } from './ChainBadge.tsx';
import styles from './LogPanel.module.css';
import type { LogEvents } from './useLog.ts';

const forgeryWords: Readonly<Record<Forgery, string>> = {
  edit: 'Change a field',
  rehash: 'Change a field and compute its hash again',
  rechain: 'Change a field and compute all hashes after it again',
  remove: 'Take the event out',
  swap: 'Swap it with the next event',
};

const what = ({ forgery, field, before, after, position }: TamperReport): string => {
  if (field !== null)
    return `In a copy, ${field} of event ${position} was changed from “${before}” to “${after}”.`;
  return forgery === 'remove'
    ? `In a copy, event ${position} was taken out.`
    : `In a copy, event ${position} changed places with the next one.`;
};

const why: Readonly<Record<Forgery, string>> = {
  edit: 'The hash covers every field of an event, so it does not fit any more.',
  rehash: 'The event fits its new hash, but the next one still names the old hash as the one before it.',
  rechain:
    'Every link fits again, so the links alone would not tell. The head is another one: whoever noted the head, or has an export, sees it.',
  remove: 'Positions have no gaps and every event names the hash before it.',
  swap: 'Events name their positions and the hash before them.',
};

const Result = ({ report }: { readonly report: TamperReport }) => {
  const { show } = useLab();
  const { copy, log, forgery } = report;
  return (
    <>
      <p>{what(report)}</p>
      <p role="alert" className={styles.bad}>
        {copy.broken ? (
          <>
            <strong>The copy is broken at {brokenWords(copy.broken)}.</strong> {why[forgery]}{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => show('log', String(copy.broken?.position ?? report.position))}
            >
              Show that event
            </button>
          </>
        ) : (
          <strong>The copy passed the check: nothing was changed in it.</strong>
        )}
      </p>
      <p className={styles.good}>
        {log.broken
          ? `The log itself is broken at ${brokenWords(log.broken)}.`
          : `The log itself was not touched: ${englishNumber(log.checked)} events, intact, head ${shortHash(log.head.hash)}.`}
      </p>
    </>
  );
};

type TamperViewProps = { readonly log: LogControls; readonly events: LogEvents; readonly at: string };

export const TamperView = ({ log, events, at }: TamperViewProps) => {
  const [position, setPosition] = useState(at || String(Math.ceil(events.count / 2)));
  const [forgery, setForgery] = useState<Forgery>('edit');
  const [report, setReport] = useState<TamperReport | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = Number(position);
  const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= events.count;
  const tamper = async () => {
    setBusy(true);
    setReport(await log.tamper(wanted, forgery));
    setBusy(false);
  };
  return (
    <div className={styles.page}>
      <h3>Tamper with a copy</h3>
      <p className={styles.quiet}>
        The log is read into memory, one event of the copy is forged, and the copy is checked as the log is.
        Nothing is written anywhere. It is tamper-evident, not tamper-proof: a change cannot be hidden from
        someone who noted the head.
      </p>
      <div className={styles.row}>
        <label className={styles.field}>
          Event
          <input
            type="number"
            min={1}
            max={events.count}
            value={position}
            onChange={({ target }) => setPosition(target.value)}
          />
        </label>
        <label className={styles.field}>
          What to do to it
          <select value={forgery} onChange={({ target }) => setForgery(target.value as Forgery)}>
            {forgeries.map((name) => (
              <option key={name} value={name}>
                {forgeryWords[name]}
              </option>
            ))}
          </select>
        </label>
        <PanelButton look="main" isBusy={busy} disabled={!isThere} onClick={tamper}>
          Forge and check
        </PanelButton>
      </div>
      {!isThere && <p className={styles.quiet}>Choose an event from 1 to {events.count}.</p>}
      {report && <Result report={report} />}
    </div>
  );
};
