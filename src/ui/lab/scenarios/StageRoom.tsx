/** Renders the pages of a stage in their frames, the pointer over them and the caption. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { firstPage, type Script } from '#scenarios/script.ts';
import { type StagePage, stageName } from '../../stage/stage.ts';
import { useLab } from '../LabContext.ts';
import { type Box, type Place, placeCaption, type Size } from './placeCaption.ts';
import { gap, type placePages } from './placePages.ts';
import type { Player } from './player.ts';
import type { PlayerState, Pointer } from './playerState.ts';
import styles from './StageView.module.css';

type StageCaptionProps = {
  readonly text: string;
  /** The described element's box in pixels of the container; null if none is visible. */
  readonly thing: Box | null;
  readonly room: Size;
};

const StageCaption = ({ text, thing, room }: StageCaptionProps) => {
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

type Placed = ReturnType<typeof placePages>;

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

/** Converts page pixels to container pixels; the visible page starts at `left` of the stage. */
const inRoom = (thing: Box | null, { left, scale, shift }: Placed): Box | null =>
  thing && {
    left: (thing.left + left) * scale - shift,
    top: thing.top * scale,
    width: thing.width * scale,
    height: thing.height * scale,
  };

type StageRoomProps = {
  readonly script: Script;
  readonly player: Player;
  readonly state: PlayerState;
  readonly room: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly size: Size;
  readonly placed: Placed;
  readonly isPresented: boolean;
};

export const StageRoom = ({
  script,
  player,
  state,
  room,
  frame,
  size,
  placed,
  isPresented,
}: StageRoomProps) => {
  const { base } = useLab().source;
  const { seed, start, network } = script;
  const { pointer, caption, thing, phase, pages, shown } = state;
  const { isBeside, width, scale, left, shift } = placed;
  return (
    <div ref={room} className={styles.room}>
      <div
        className={styles.stage}
        data-beside={isBeside || undefined}
        style={{
          width,
          gap,
          transform: `translateX(${-shift}px) scale(${scale})`,
          height: `${100 / scale}%`,
        }}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          data-hidden={shown !== firstPage || undefined}
          data-current={shown === firstPage || undefined}
          title={`The app in “${script.title}”`}
          name={stageName({ seed, start, network, transport: 'page' })}
          src={base}
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
            src={base}
            tabIndex={phase === 'taken' ? 0 : -1}
          />
        ))}
        {phase !== 'taken' && <div className={styles.shield} />}
        {pointer && <StagePointer pointer={pointer} left={left} />}
      </div>
      {caption && (
        <StageCaption text={caption} thing={isPresented ? null : inRoom(thing, placed)} room={size} />
      )}
    </div>
  );
};
