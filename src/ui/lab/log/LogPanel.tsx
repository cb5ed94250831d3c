/** Renders the event log panel: verification, filters, explanations, files, branches and time travel. */
import { useMemo, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import {
  type Forgery,
  forgeries,
  type LogControls,
  type TamperReport,
} from '#domain/inspection/logControls.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { BranchesView } from './BranchesView.tsx';
import { brokenWords, ChainBadge, shortHash } from './ChainBadge.tsx';
import { EventsView } from './EventsView.tsx';
import { FigureView } from './FigureView.tsx';
import { FilesView } from './FilesView.tsx';
import { LinkedView } from './LinkedView.tsx';
import styles from './LogPanel.module.css';
import type { LogEvents } from './useLog.ts';
import { useChain, useLogControls, useLogEvents } from './useLog.ts';
import { WriteView } from './WriteView.tsx';

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

const TamperView = ({ log, events, at }: TamperViewProps) => {
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
      <p className="quiet">
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
      {!isThere && <p className="quiet">Choose an event from 1 to {events.count}.</p>}
      {report && <Result report={report} />}
    </div>
  );
};

const logViews = [
  { name: 'events', title: 'Events' },
  { name: 'figure', title: 'Why this number' },
  { name: 'branches', title: 'Branches' },
  { name: 'files', title: 'Export, import' },
  { name: 'tamper', title: 'Tamper', isRisky: true },
  { name: 'write', title: 'Write', isRisky: true },
] as const;

/** `linked` shows the log of a link, and has no button. */
type LogViewName = (typeof logViews)[number]['name'] | 'linked';

type LogPlace = {
  readonly view: LogViewName;
  readonly position: number | null;
  /** The part after the view: a metric's name, or a position to fork from. */
  readonly detail: string;
};

export const readLogPlace = (rest: string): LogPlace => {
  const [path = ''] = rest.split('?', 1);
  const [first = '', ...deeper] = path.split('/');
  if (/^\d{1,15}$/.test(first)) return { view: 'events', position: Number(first), detail: '' };
  if (first === 'linked') return { view: 'linked', position: null, detail: '' };
  const view = logViews.find(({ name }) => name === first)?.name ?? 'events';
  return { view, position: null, detail: deeper.join('/') };
};

const Views = ({ current }: { readonly current: LogViewName }) => {
  const { show } = useLab();
  return (
    <nav className={styles.views} aria-label="Parts of the log">
      {logViews.map(({ name, title, ...view }) => (
        <button
          key={name}
          type="button"
          className={styles.view}
          data-risky={'isRisky' in view || undefined}
          title={'isRisky' in view ? 'Changes the stored log' : undefined}
          aria-current={name === current ? 'page' : undefined}
          onClick={() => show('log', name === 'events' ? '' : name)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
};

export const LogPanel = () => {
  const { rest } = useLab();
  const place = useMemo(() => readLogPlace(rest), [rest]);
  const opened = useLogControls();
  const log = opened === 'failed' ? null : opened;
  const events = useLogEvents(log);
  const chain = useChain(log);
  if (opened === 'failed') {
    return (
      <p role="alert" className={styles.waiting}>
        The log could not be opened. Open this tab of the Lab again to try once more.
      </p>
    );
  }
  if (log === null || events === null) {
    return (
      <p className={styles.waiting} aria-busy="true">
        Opening the log…
      </p>
    );
  }
  return (
    <section className={styles.panel} aria-label="Event log">
      <header className={styles.head}>
        <ChainBadge chain={chain} branch={log.branches.current()} />
        <Views current={place.view} />
      </header>
      {place.view === 'events' && <EventsView log={log} events={events} position={place.position} />}
      {place.view === 'figure' && <FigureView log={log} count={events.count} figure={place.detail} />}
      {place.view === 'branches' && <BranchesView log={log} events={events} from={place.detail} />}
      {place.view === 'files' && <FilesView log={log} count={events.count} />}
      {place.view === 'linked' && <LinkedView log={log} />}
      {place.view === 'tamper' && <TamperView log={log} events={events} at={place.detail} />}
      {place.view === 'write' && <WriteView log={log} />}
    </section>
  );
};
