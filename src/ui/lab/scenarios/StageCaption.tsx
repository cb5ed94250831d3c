/** Shows a caption where it covers least of the stage, near the element that it describes. */
import { useLayoutEffect, useRef, useState } from 'react';
import { type Box, type Place, placeCaption, type Size } from './placeCaption.ts';
import styles from './StageView.module.css';

type StageCaptionProps = {
  readonly text: string;
  /** The described element's box in pixels of the container; null if none is visible. */
  readonly thing: Box | null;
  readonly room: Size;
};

export const StageCaption = ({ text, thing, room }: StageCaptionProps) => {
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
