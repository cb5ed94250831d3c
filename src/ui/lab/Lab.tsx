/** Renders the Lab: its tabs and panels, the moment that they show, and the selected thread. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CauseStrip } from './CauseStrip.tsx';
import { useElementPicker } from './ElementPicker.tsx';
import styles from './Lab.module.css';
import { LabContext, type LabParts, type LabShared, type OpenedTrace, useLab } from './LabContext.ts';
import { LabIntroduction } from './LabIntroduction.tsx';
import { firstPanel, type LabPanel, labPanels } from './labPanels.ts';
import { OtherMomentRow } from './OtherMomentRow.tsx';
import { PanelView } from './PanelView.tsx';
import { TimeScale } from './TimeScale.tsx';
import traceFileBar from './TraceFileBar.module.css';
import { timeOfDay } from './timeOfDay.ts';
import { useNewestFrame } from './useNewestFrame.ts';

const Scrubber = () => {
  const { at, look, source } = useLab();
  const { trace } = source.world;
  const frames = trace.frames();
  const first = frames[0]?.number ?? 0;
  const last = frames.at(-1)?.number ?? 0;
  const frame = trace.frame(at ?? last);
  return (
    <label className={traceFileBar.scrub}>
      <span className="visually-hidden">Moment of the run</span>
      <TimeScale first={first} last={last}>
        <input
          type="range"
          min={first}
          max={last}
          value={at ?? last}
          onChange={({ target }) => look(Number(target.value) === last ? null : Number(target.value))}
        />
      </TimeScale>
      <output>
        Frame {at ?? last} of {last}
        {frame && `, ${timeOfDay(frame.at)}`}
      </output>
    </label>
  );
};

const TraceFileBar = ({ opened }: { readonly opened: OpenedTrace }) => {
  const { openTrace } = useLab();
  return (
    <OtherMomentRow onBack={() => openTrace(null)}>
      <p role="status" className={traceFileBar.title}>
        <strong>From a file</strong> {opened.title}
      </p>
      <Scrubber />
    </OtherMomentRow>
  );
};

const FrameBar = () => {
  const { at, look, source } = useLab();
  const newest = useNewestFrame();
  if (at === null) return null;
  const frame = source.world.trace.frame(at);
  return (
    <OtherMomentRow onBack={() => look(null)}>
      <p role="status">
        {frame === undefined
          ? `Frame ${at} is not in memory. The app is at ${newest}.`
          : `Looking at frame ${at}, ${timeOfDay(frame.at)}. The app has moved on to ${newest}.`}
      </p>
    </OtherMomentRow>
  );
};

type TabsProps = {
  readonly current: string;
  readonly panels: readonly LabPanel[];
  /** Id prefix, because a page may have two Labs. */
  readonly id: string;
};

const Tabs = ({ current, panels, id }: TabsProps) => {
  const { show } = useLab();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab comes into sight where there is no room for all
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = panels.findIndex(({ name }) => name === current);
    const next = (index + step + panels.length) % panels.length;
    show(panels[next]?.name ?? current);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Parts of the Lab" className={styles.tabs} onKeyDown={move}>
      {panels.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === current}
          aria-controls={`${id}-panel`}
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
  readonly panels: readonly LabPanel[];
  readonly label: string;
  readonly live: LabShared;
  readonly shown: LabShared;
};

const LabBody = ({ tools, panels, label, live, shown }: LabBodyProps) => {
  const { panel, opened } = useLab();
  const id = useId();
  const picker = useElementPicker();
  const current = panels.find(({ name }) => name === panel) ?? panels.find(({ name }) => name === firstPanel);
  if (current === undefined) return null;
  return (
    <section className={styles.lab} aria-label={label} data-lab>
      <header className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <Tabs current={current.name} panels={panels} id={id} />
        <div className={styles.tools}>
          {panels === labPanels && opened === null && picker.button}
          {tools}
        </div>
      </header>
      {panels === labPanels && <LabIntroduction />}
      {picker.row}
      {opened === null ? <FrameBar /> : <TraceFileBar opened={opened} />}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current.name}`}
        className={styles.panel}
      >
        {opened !== null && current.name === 'log' ? (
          <p className={styles.failure}>A file holds the frames of a run, not its log.</p>
        ) : (
          <LabContext value={current.name === 'scenarios' || current.name === 'demo' ? live : shown}>
            <PanelView panel={current} />
          </LabContext>
        )}
      </div>
      {current.name !== 'story' && <Thread />}
    </section>
  );
};

/** A staged app has its own time, and no nested stage. */
const panelsOfStage = labPanels.filter(({ name }) => name !== 'scenarios' && name !== 'demo');

const ofStage: LabShared['ofStage'] = (parts, tools) => (
  <Lab parts={parts} tools={tools} panels={panelsOfStage} label="Lab of the stage" />
);

type LabProps = {
  readonly parts: LabParts;
  readonly tools: ReactNode;
  readonly panels?: readonly LabPanel[];
  readonly label?: string;
};

export const Lab = ({ parts, tools, panels = labPanels, label = 'Lab' }: LabProps) => {
  const [opened, setOpened] = useState<OpenedTrace | null>(null);
  const [staged, setStaged] = useState<OpenedTrace | null>(null);
  const { view } = parts;
  const openTrace = (next: OpenedTrace | null) => {
    setOpened(next);
    view.look(null);
    view.select(next?.frame ?? null);
    if (next) view.show('story');
  };
  const live: LabShared = { ...parts, opened, openTrace, staged, keepStaged: setStaged, ofStage };
  const shown: LabShared = opened === null ? live : { ...live, source: opened.source };
  return (
    <LabContext value={shown}>
      <LabBody tools={tools} panels={panels} label={label} live={live} shown={shown} />
    </LabContext>
  );
};
