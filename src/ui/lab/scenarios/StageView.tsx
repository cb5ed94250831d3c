/** Renders a scenario on its stage: the app in a frame, the pointer and the playback controls. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { firstPage, type Script } from '#scenarios/script.ts';
import { type StagePage, stageName } from '../../stage/stage.ts';
import { useLab } from '../LabContext.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { CompareView } from './CompareView.tsx';
import { useResultKept } from './keptResults.ts';
import levers from './PlaybackControls.module.css';
import { PlaybackControls } from './PlaybackControls.tsx';
import type { Box, Size } from './placeCaption.ts';
import { type Place, placeCaption } from './placeCaption.ts';
import { gap, placePages, stageWidth } from './placePages.ts';
import { createPlayer, type Player, type PlayerStart } from './player.ts';
import type { PlayerState, Pointer } from './playerState.ts';
import { type Compared, RunTools } from './RunTools.tsx';
import { ScriptTools } from './ScriptTools.tsx';
import { StageFilm } from './StageFilm.tsx';
import { StageLab } from './StageLab.tsx';
import { StagePages } from './StagePages.tsx';
import { StageSteps } from './StageSteps.tsx';
import styles from './StageView.module.css';
import { usePresentation } from './usePresentation.ts';
import { whenStaged } from './whenStaged.ts';

type CaptionProps = {
  readonly text: string;
  /** The described element's box in pixels of the container; null if none is visible. */
  readonly thing: Box | null;
  readonly room: Size;
};

const Caption = ({ text, thing, room }: CaptionProps) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const { width, height } = room;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the size that is measured
  useLayoutEffect(() => {
    if (line.current === null) return;
    const { offsetWidth, offsetHeight } = line.current;
    setPlace(placeCaption(thing, { width: offsetWidth, height: offsetHeight }, { width, height }));
  }, [text, thing, width, height]);
  return (
    <p
      ref={line}
      className={styles.caption}
      style={place === null ? { visibility: 'hidden' } : place}
      aria-live="polite"
    >
      {text}
    </p>
  );
};

const phases: Readonly<Record<PlayerState['phase'], string>> = {
  loading: 'Setting the stage',
  playing: 'Playing',
  paused: 'Paused',
  finished: 'All steps done',
  failed: 'Stopped',
  taken: 'Yours: go on by hand',
};

const StagePointer = ({ pointer, left }: { readonly pointer: Pointer; readonly left: number }) => (
  <svg
    className={styles.pointer}
    data-pressing={pointer.isPressing || undefined}
    style={{ transform: `translate(${pointer.x + left}px, ${pointer.y}px)` }}
    viewBox="0 0 24 24"
    width="26"
    height="26"
    aria-hidden="true"
  >
    <path d="M4 2l15 9.2-6.6 1.2-3.6 6.2z" />
  </svg>
);

const StageStatus = ({ phase, now, hash }: PlayerState) => (
  <p className={styles.status} role="status">
    {phases[phase]}
    {now !== null && ` · ${timeOfDay(now)} on the stage’s clock`}
    {hash !== null && ` · log ends at ${hash.slice(0, 8)}`}
  </p>
);

type PresenterBarProps = Pick<PlayerState, 'phase'> & { readonly player: Player; readonly onEnd: () => void };

/** For a hand or a finger; a presenter has the keys. */
const PresenterBar = ({ player, phase, onEnd }: PresenterBarProps) => (
  <p className={styles.keys}>
    {phase !== 'taken' && (
      <>
        <button type="button" title="←" onClick={player.back}>
          Back
        </button>
        <button type="button" title="→" onClick={player.next}>
          Next
        </button>
        <button type="button" onClick={player.takeOver}>
          Take over
        </button>
      </>
    )}
    <button type="button" title="Esc" onClick={onEnd}>
      End
    </button>
  </p>
);

type StageViewProps = {
  readonly script: Script;
  readonly leaveLabel?: string;
  readonly begin?: PlayerStart & { readonly presents: boolean };
  readonly onLeave: () => void;
};

/** Converts page pixels to container pixels; the visible page starts at `left` of the stage. */
const inRoom = (thing: Box | null, { left, scale }: { left: number; scale: number }): Box | null =>
  thing && {
    left: (thing.left + left) * scale,
    top: thing.top * scale,
    width: thing.width * scale,
    height: thing.height * scale,
  };

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
  const { seed, start, network } = script;

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

  usePresentation({ view, frame, player, at: state.at, isOn: isPresented, onEnd: () => setPresented(false) });
  const { pointer, caption, thing, phase, pages, shown } = state;
  useResultKept(script, state);
  const { isBeside, width, scale, left } = placePages({
    pages,
    shown,
    screen: script.width,
    roomWidth: size.width,
    wanted,
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
          <StagePages player={player} state={state} isBeside={isBeside} onBeside={setWanted} />
        )}
        <div ref={room} className={styles.room}>
          <div
            className={styles.stage}
            data-beside={isBeside || undefined}
            style={{ width, gap, transform: `scale(${scale})`, height: `${100 / scale}%` }}
          >
            <iframe
              ref={frame}
              className={styles.frame}
              data-hidden={shown !== firstPage || undefined}
              data-current={shown === firstPage || undefined}
              title={`The app in “${script.title}”`}
              name={stageName({ seed, start, network, transport: 'page' })}
              src={source.base}
              tabIndex={phase === 'taken' ? 0 : -1}
            />
            {pages.map(({ name, windowName }) => (
              <iframe
                key={windowName}
                ref={(element) => {
                  if (element?.contentWindow) player.frame(name, element.contentWindow as StagePage);
                }}
                className={styles.frame}
                data-hidden={shown !== name || undefined}
                data-current={shown === name || undefined}
                title={`The page “${name}” in “${script.title}”`}
                name={windowName}
                src={source.base}
                tabIndex={phase === 'taken' ? 0 : -1}
              />
            ))}
            {phase !== 'taken' && <div className={styles.shield} />}
            {pointer && <StagePointer pointer={pointer} left={left} />}
          </div>
          {caption && <Caption text={caption} thing={inRoom(thing, { left, scale })} room={size} />}
        </div>
        <PlaybackControls
          player={player}
          state={state}
          script={script}
          hasLab={hasLab}
          onLab={setHasLab}
          onPresent={() => setPresented(true)}
        />
        {isPresented && <PresenterBar player={player} phase={phase} onEnd={() => setPresented(false)} />}
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
