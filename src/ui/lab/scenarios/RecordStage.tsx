/** Renders the stage of a recording and its recorded steps. */
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Expectation, Script, Step } from '#scenarios/script.ts';
import { firstPage, verbOf } from '#scenarios/script.ts';
import { tellStep } from '#scenarios/tellStep.ts';
import { type StagePage, stageName } from '../../stage/stage.ts';
import { useLab } from '../LabContext.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { stageWidth } from './placePages.ts';
import { RecordBar } from './RecordBar.tsx';
import { RecordPick } from './RecordPick.tsx';
import styles from './RecordStage.module.css';
import { RecordTabs } from './RecordTabs.tsx';
import { tellExpected } from './recordDraft.ts';
import type { SessionState } from './recordSession.ts';
import { createRecordSession } from './recordSession.ts';
import { StageWidth } from './StageWidth.tsx';
import { whenStaged } from './whenStaged.ts';

const RecordedSteps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest step comes into sight
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [steps]);
  const lines = steps.map((step, index) => ({ step, id: `step ${index + 1}` }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.steps} tabIndex={0} aria-label="So far">
      <ol ref={list} aria-label="Recorded steps">
        {lines.map(({ step, id }) => (
          <li key={id} data-kind={verbOf(step)}>
            {tellStep(step)}
          </li>
        ))}
      </ol>
      <p className={styles.limits}>
        A drag is recorded as the keys that move the same. Pointing is recorded where it shows a hint. A link
        that is pressed with Ctrl opens a further page. A file of up to 64 kB becomes part of the script.
        Choose the width of the screen before the first step.
      </p>
    </section>
  );
};

type RecordStatusProps = Pick<SessionState, 'recording' | 'now'> & { readonly count: number };

const RecordStatus = ({ recording, now, count }: RecordStatusProps) => (
  <>
    <p className="fine quiet" role="status">
      {recording === null ? 'Setting the stage' : `${count} ${count === 1 ? 'step' : 'steps'} recorded`}
      {now !== null && ` · ${timeOfDay(now)} on the stage’s clock, which stands still while you think`}
    </p>
    {recording?.notice && (
      <p role="alert" className="fine error">
        {recording.notice}
      </p>
    )}
  </>
);

const smallestScale = 0.5;

/** `pageWidth`: of the stage, in its own pixels. At most 1. */
const useStageScale = (room: RefObject<HTMLElement | null>, pageWidth: number): number => {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? pageWidth;
      setScale(Math.min(1, Math.max(smallestScale, width / pageWidth)));
    });
    if (room.current) watch.observe(room.current);
    return () => watch.disconnect();
  }, [room, pageWidth]);
  return scale;
};

type RecordStageProps = {
  readonly script: Script;
  readonly onSteps: (steps: readonly Step[]) => void;
  readonly onStop: (steps: readonly Step[]) => void;
  readonly onWidth: (width: number | undefined, steps: readonly Step[]) => void;
};

type ChangesProps = {
  readonly changes: readonly Expectation[];
  readonly steps: readonly Step[];
  readonly onExpect: (expectation: Expectation) => void;
};

const Changes = ({ changes, steps, onExpect }: ChangesProps) => {
  const taken = new Set(steps.map((step) => JSON.stringify('expect' in step ? step.expect : null)));
  const open = changes.filter((one) => !taken.has(JSON.stringify(one)));
  return (
    <section className={styles.changes} aria-label="What the last step changed">
      <h3 className={styles.subtitle}>Changed by the last step</h3>
      <p className={styles.quiet}>{open.length === 0 ? 'Nothing more.' : 'Press what should be expected.'}</p>
      <ul>
        {open.map((expectation) => (
          <li key={JSON.stringify(expectation)}>
            <button type="button" className={styles.change} onClick={() => onExpect(expectation)}>
              {tellExpected(expectation)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const RecordStage = ({ script, onSteps, onStop, onWidth }: RecordStageProps) => {
  const pageWidth = script.width ?? stageWidth;
  const { source } = useLab();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLElement>(null);
  const scale = useStageScale(room, pageWidth);
  const keys = useRef<(key: string) => boolean>(() => false);
  const [session] = useState(() => createRecordSession(script, (key) => keys.current(key)));
  const { recording, now, isPicking, pages, shown } = useSyncExternalStore(session.subscribe, session.get);
  const steps = recording?.steps ?? script.steps;
  const left = recording?.left ?? [];
  const isPaused = recording?.isPaused ?? false;

  const stop = async () => {
    await session.recorder()?.rest();
    const stopped = session.get().recording;
    onStop(stopped === null ? script.steps : [...stopped.steps, ...stopped.left]);
  };
  const pause = () => session.recorder()?.pause(!isPaused);
  const expectNext = (expectation: Expectation) => void session.recorder()?.add({ expect: expectation });
  keys.current = (key) => {
    if (key === 'F8') pause();
    else if (key === 'F9') void stop();
    return key === 'F8' || key === 'F9';
  };

  const tell = useRef(onSteps);
  tell.current = onSteps;
  const recorded = recording?.steps;
  const unreached = recording?.left;
  useEffect(() => {
    if (recorded !== undefined && recorded.length > 0) tell.current([...recorded, ...(unreached ?? [])]);
  }, [recorded, unreached]);
  useEffect(() => {
    const stopWaiting = whenStaged(
      () => frame.current?.contentWindow as StagePage | null,
      (page) => void session.attach(page),
    );
    return () => {
      stopWaiting();
      session.end();
    };
  }, [session]);

  const { seed, start, network } = script;
  const frameStyle = { width: pageWidth, height: `${100 / scale}%`, transform: `scale(${scale})` };
  const isReady = recording !== null;
  return (
    <section
      className={styles.view}
      aria-label="Recording"
      onKeyDown={({ key }) => {
        keys.current(key);
      }}
    >
      <div className={styles.side}>
        <RecordedSteps steps={steps} />
        {left.length > 0 && (
          <p className={styles.quiet}>
            Then {left.length} {left.length === 1 ? 'step' : 'steps'} of before, from “
            {left[0] && tellStep(left[0])}”.
          </p>
        )}
        {isPicking ? (
          <RecordPick session={session} scale={scale} room={room} onExpect={expectNext} />
        ) : (
          <Changes changes={recording?.changes ?? []} steps={steps} onExpect={expectNext} />
        )}
      </div>
      <div className={styles.theatre}>
        <RecordBar session={session} count={steps.length} onPause={pause} onStop={stop}>
          <StageWidth
            width={script.width}
            isFixed={!isReady || steps.length > 1}
            onWidth={(width) => onWidth(width, steps)}
          />
        </RecordBar>
        <RecordTabs
          pages={pages}
          shown={shown}
          steps={steps}
          isReady={recording !== null && !recording.isBusy && !isPicking}
          onAdd={(step) => void session.recorder()?.add(step)}
        />
        <section
          ref={room}
          className={styles.room}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="The stage"
          data-paused={isPaused || undefined}
        >
          <div className={styles.stage} style={{ width: pageWidth * scale, height: '100%' }}>
            <iframe
              ref={frame}
              className={styles.frame}
              data-hidden={shown !== firstPage || undefined}
              style={frameStyle}
              title="The app that is recorded"
              name={stageName({ seed, start, network, transport: 'page' })}
              src={source.base}
            />
            {pages.map(({ name, windowName }) => (
              <iframe
                key={windowName}
                ref={(element) => {
                  if (element?.contentWindow) session.frame(name, element.contentWindow as StagePage);
                }}
                className={styles.frame}
                data-hidden={shown !== name || undefined}
                style={frameStyle}
                title={`The page “${name}” that is recorded`}
                name={windowName}
                src={source.base}
              />
            ))}
          </div>
          {isPaused && <p className={styles.paused}>Paused: nothing you do here is recorded or done</p>}
        </section>
        <RecordStatus recording={recording} now={now} count={steps.length} />
      </div>
    </section>
  );
};
