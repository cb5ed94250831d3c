/** Renders a scenario on its stage: the app in a frame, the pointer and the playback controls. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Script } from '#scenarios/script.ts';
import type { StagePage } from '../../stage/stage.ts';
import { useLab } from '../LabContext.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { CompareView } from './CompareView.tsx';
import levers from './PlaybackControls.module.css';
import { PlaybackControls } from './PlaybackControls.tsx';
import { PresenterBar } from './PresenterBar.tsx';
import type { Size } from './placeCaption.ts';
import { placePages, stageWidth } from './placePages.ts';
import { createPlayer, type PlayerStart } from './player.ts';
import type { PlayerState } from './playerState.ts';
import { type Compared, RunTools } from './RunTools.tsx';
import { ScriptTools } from './ScriptTools.tsx';
import { StageFilm } from './StageFilm.tsx';
import { StageLab } from './StageLab.tsx';
import { StagePages } from './StagePages.tsx';
import { StageRoom } from './StageRoom.tsx';
import { StageSteps } from './StageSteps.tsx';
import styles from './StageView.module.css';
import { useStoreResult } from './storedResults.ts';
import { usePresentation } from './usePresentation.ts';
import { whenStaged } from './whenStaged.ts';

const phases: Readonly<Record<PlayerState['phase'], string>> = {
  loading: 'Setting the stage',
  playing: 'Playing',
  paused: 'Paused',
  finished: 'All steps done',
  failed: 'Stopped',
  taken: 'Yours: go on by hand',
};

const StageStatus = ({ phase, now, hash }: PlayerState) => (
  <p className={styles.status} role="status">
    {phases[phase]}
    {now !== null && ` · ${timeOfDay(now)} on the stage’s clock`}
    {hash !== null && ` · log ends at ${hash.slice(0, 8)}`}
  </p>
);

type StageViewProps = {
  readonly script: Script;
  readonly leaveLabel?: string;
  readonly begin?: PlayerStart & { readonly presents: boolean };
  readonly onLeave: () => void;
};

/** Across the page, in its pixels: the middle of what a caption describes, else the pointer. */
const lookedAt = ({ thing, pointer }: PlayerState): number =>
  thing ? thing.left + thing.width / 2 : (pointer?.x ?? 0);

export const StageView = ({ script, leaveLabel = 'All scenarios', begin, onLeave }: StageViewProps) => {
  const { source } = useLab();
  const [player] = useState(() => createPlayer(script, begin));
  const state = useSyncExternalStore(player.subscribe, player.get);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: stageWidth, height: 0 });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [hasLab, setHasLab] = useState(false);
  const [isPresented, setPresented] = useState(begin?.presents ?? false);
  const view = useRef<HTMLElement>(null);

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width = stageWidth, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    if (room.current) watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const stop = whenStaged(() => frame.current?.contentWindow as StagePage | null, player.attach);
    return () => {
      stop();
      player.end();
    };
  }, [player]);

  // A visitor who came by the address of a presentation has not asked for the Lab.
  const endPresentation = () => (begin?.presents ? source.navigate('/') : setPresented(false));
  usePresentation({ view, frame, player, at: state.at, isOn: isPresented, onEnd: endPresentation });
  const { phase, pages, shown } = state;
  useStoreResult(script, state);
  const placed = placePages({
    pages,
    shown,
    screen: script.width,
    roomWidth: size.width,
    wanted,
    lookedAt: isPresented ? lookedAt(state) : null,
  });
  return (
    <section
      ref={view}
      className={styles.view}
      data-presented={isPresented || undefined}
      data-stage
      data-lab-beside={hasLab || undefined}
      aria-label={script.title}
    >
      <div className={styles.side}>
        <button type="button" className={levers.lever} onClick={onLeave}>
          {leaveLabel}
        </button>
        <h3>{script.title}</h3>
        <StageSteps player={player} state={state} script={script} />
        <ScriptTools script={script} at={state.at} />
        <StageFilm player={player} script={script} stage={room} />
        {state.file !== null && <RunTools script={script.name} run={state.file} onCompare={setCompared} />}
      </div>
      {compared && (
        <div className={styles.over}>
          <CompareView compared={compared} onLeave={() => setCompared(null)} />
        </div>
      )}
      <div className={styles.theatre}>
        {pages.length > 0 && (
          <StagePages player={player} state={state} isBeside={placed.isBeside} onBeside={setWanted} />
        )}
        <StageRoom
          script={script}
          player={player}
          state={state}
          room={room}
          frame={frame}
          size={size}
          placed={placed}
          isPresented={isPresented}
        />
        <PlaybackControls
          player={player}
          state={state}
          script={script}
          hasLab={hasLab}
          onLab={setHasLab}
          onPresent={() => setPresented(true)}
        />
        {isPresented && (
          <PresenterBar
            player={player}
            phase={phase}
            at={state.at}
            steps={script.steps.length}
            onEnd={endPresentation}
          />
        )}
        <StageStatus {...state} />
      </div>
      {hasLab && (
        <div className={styles.lab}>
          <StageLab stage={player.stage()} onClose={() => setHasLab(false)} />
        </div>
      )}
    </section>
  );
};
