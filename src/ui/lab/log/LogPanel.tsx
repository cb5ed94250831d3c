/** Renders the event log panel: verification, filters, explanations, files, branches and time travel. */
import { useMemo } from 'react';
import { useLab } from '../LabContext.ts';
import { BranchesView } from './BranchesView.tsx';
import { ChainBadge } from './ChainBadge.tsx';
import { EventsView } from './EventsView.tsx';
import { FigureView } from './FigureView.tsx';
import { FilesView } from './FilesView.tsx';
import styles from './LogPanel.module.css';
import { type LogViewName, logViews, readLogPlace } from './logPlace.ts';
import { TamperView } from './TamperView.tsx';
import { useChain, useLogControls, useLogEvents } from './useLog.ts';
import { WriteView } from './WriteView.tsx';

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
      {place.view === 'tamper' && <TamperView log={log} events={events} at={place.detail} />}
      {place.view === 'write' && <WriteView log={log} />}
    </section>
  );
};
