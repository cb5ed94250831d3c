/** Renders the demo controls: its clock, its sources, and a reset. */

import { useState } from 'react';
import { refusalOf } from '#machines/api/outcome.ts';
import { createSessionStore } from '#machines/auth/sessionStorage.ts';
import { useLoadedClock } from '../../services/useLoadedClock.ts';
import { appWindow } from '../appWindow.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { ClockPart } from './ClockPart.tsx';
import styles from './DemoPanel.module.css';
import { DnsPart } from './DnsPart.tsx';
import { ResultText } from './ResultText.tsx';
import { SourcesPart } from './SourcesPart.tsx';

const noStorage = 'Nothing is kept here, so there is nothing to start over.';

/** Resets the demo: as of today, in real time, and without any changes. */
export const StartOverPart = () => {
  const { source } = useLab();
  const [phase, setPhase] = useState<'idle' | 'asked' | 'busy'>('idle');
  const [fault, setFault] = useState<string | null>(null);
  const begin = async (): Promise<string | null> => {
    const { storage } = await source.controls();
    if (!storage) return noStorage;
    const outcome = await storage.startOver();
    return outcome.ok ? null : outcome.fault;
  };
  /** The session belongs to the old data. Other tabs notice its loss and reload by themselves. */
  const leave = (): void => {
    const { localStorage: local, sessionStorage: session, location } = appWindow(source);
    createSessionStore({ local, session }).clear();
    location.assign(`${source.base}demo-credentials`);
  };
  const startOver = async () => {
    setPhase('busy');
    const why = await begin().catch((error: unknown) => refusalOf(error).message);
    if (why === null) leave();
    setFault(why);
    setPhase('idle');
  };
  return (
    <section className={styles.part} aria-label="Start over">
      <h3>Start over</h3>
      <p className="quiet">
        A new demo as of today takes the place of this data, and the clock shows the real time again. What is
        here now is kept aside: the account menu, Data in this browser, Earlier data brings it back with its
        own clock. You are signed out in all tabs.
      </p>
      <div className={styles.row}>
        {phase === 'idle' ? (
          <PanelButton onClick={() => setPhase('asked')}>Start the demo over</PanelButton>
        ) : (
          <>
            <PanelButton look="main" isBusy={phase === 'busy'} onClick={() => void startOver()}>
              Start over now
            </PanelButton>
            <PanelButton disabled={phase === 'busy'} onClick={() => setPhase('idle')}>
              Leave it as it is
            </PanelButton>
          </>
        )}
      </div>
      {fault !== null && <ResultText result={{ ok: false, text: fault }} />}
    </section>
  );
};

const others = [
  { label: 'Slow down or break the network', panel: 'network', rest: '' },
  { label: 'Export or import the log', panel: 'log', rest: 'files' },
  { label: 'Watch the state charts', panel: 'charts', rest: '' },
  { label: 'Play a scenario', panel: 'scenarios', rest: '' },
] as const;

/** Links to the Lab's other demo controls. */
export const OtherDemoControls = () => {
  const { show } = useLab();
  return (
    <section className={styles.part} aria-label="Other levers">
      <h3>Other levers</h3>
      <div className={styles.row}>
        {others.map(({ label, panel, rest }) => (
          <PanelButton key={label} onClick={() => show(panel, rest)}>
            {label}
          </PanelButton>
        ))}
      </div>
    </section>
  );
};

export const DemoPanel = () => {
  const { source } = useLab();
  const clock = useLoadedClock(source.demoClock, source.world.trace);
  return (
    <section className={styles.panel} aria-label="Demo">
      {clock && <ClockPart clock={clock} />}
      <SourcesPart />
      <DnsPart />
      <StartOverPart />
      <OtherDemoControls />
    </section>
  );
};
