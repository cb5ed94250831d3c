/** The Lab: tabs over its panels, what moment they show, and the thread of what is selected. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { CauseStrip } from './CauseStrip.tsx';
import styles from './Lab.module.css';
import { LabContext, type LabParts, type LabShared, type OpenedTrace, useLab } from './LabContext.ts';
import { labPanels } from './labPanels.ts';
import { MomentBar } from './MomentBar.tsx';
import { PanelView } from './PanelView.tsx';
import { TraceFileBar } from './TraceFileBar.tsx';

const Tabs = ({ current }: { readonly current: string }) => {
  const { show } = useLab();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = labPanels.findIndex(({ name }) => name === current);
    const next = (index + step + labPanels.length) % labPanels.length;
    show(labPanels[next]?.name ?? current);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Parts of the Lab" className={styles.tabs} onKeyDown={move}>
      {labPanels.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`lab-tab-${name}`}
          aria-selected={name === current}
          aria-controls="lab-panel"
          tabIndex={name === current ? 0 : -1}
          className={styles.tab}
          onClick={() => show(name)}
        >
          {title}
        </button>
      ))}
    </div>
  );
};

const Thread = () => {
  const { selected, select } = useLab();
  if (selected === null) return null;
  return (
    <footer className={styles.thread}>
      <CauseStrip frame={selected} />
      <button type="button" className={styles.quiet} onClick={() => select(null)}>
        Clear
      </button>
    </footer>
  );
};

type LabBodyProps = {
  readonly tools: ReactNode;
  /** Of the app, which scenarios are always about. */
  readonly live: LabShared;
  /** Of the app, or of a file. */
  readonly shown: LabShared;
};

const LabBody = ({ tools, live, shown }: LabBodyProps) => {
  const { panel, opened } = useLab();
  const current = labPanels.find(({ name }) => name === panel) ?? labPanels[0];
  if (current === undefined) return null;
  return (
    <section className={styles.lab} aria-label="Lab" data-lab>
      <header className={styles.head}>
        <h2 className={styles.title}>Lab</h2>
        <Tabs current={current.name} />
        <div className={styles.tools}>{tools}</div>
      </header>
      {opened === null ? <MomentBar /> : <TraceFileBar opened={opened} />}
      <div
        id="lab-panel"
        role="tabpanel"
        aria-labelledby={`lab-tab-${current.name}`}
        className={styles.panel}
      >
        {opened !== null && current.name === 'log' ? (
          <p className={styles.failure}>A file holds the frames of a run, not its log.</p>
        ) : (
          <LabContext value={current.name === 'scenarios' ? live : shown}>
            <PanelView panel={current} />
          </LabContext>
        )}
      </div>
      {current.name !== 'story' && <Thread />}
    </section>
  );
};

/** `tools`: what only the place knows in which the Lab stands, such as closing it. */
export const Lab = ({ parts, tools }: { readonly parts: LabParts; readonly tools: ReactNode }) => {
  const [opened, setOpened] = useState<OpenedTrace | null>(null);
  const { view } = parts;
  const openTrace = (next: OpenedTrace | null) => {
    setOpened(next);
    view.look(null);
    view.select(next?.frame ?? null);
    if (next) view.show('story');
  };
  const live: LabShared = { ...parts, opened, openTrace };
  const shown: LabShared = opened === null ? live : { ...live, source: opened.source };
  return (
    <LabContext value={shown}>
      <LabBody tools={tools} live={live} shown={shown} />
    </LabContext>
  );
};
