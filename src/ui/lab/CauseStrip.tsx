/** Renders the selected frame's thread as a row of parts, the nearest ones around it. */
import { useMemo } from 'react';
import type { Frame } from '#world/trace.ts';
import styles from './CauseStrip.module.css';
import { useLab } from './LabContext.ts';
import { tellThread } from './thread.ts';
import { useFrames } from './useFrames.ts';

/** More would be a list, not a sentence. */
const mostParts = 14;

const around = <Part extends { readonly frame: Frame }>(
  parts: readonly Part[],
  frame: Frame,
): readonly Part[] => {
  const index = parts.findLastIndex((part) => part.frame.number <= frame.number);
  const from = Math.max(0, Math.min(index - mostParts / 2, parts.length - mostParts));
  return parts.slice(from, from + mostParts);
};

export const CauseStrip = ({ frame }: { readonly frame: Frame }) => {
  const { select } = useLab();
  const frames = useFrames();
  const parts = useMemo(() => {
    const thread = frames.filter(({ correlation }) => correlation === frame.correlation);
    return tellThread({ frames: thread });
  }, [frames, frame]);
  const shown = around(parts, frame);
  const current = parts.findLast((part) => part.frame.number <= frame.number);
  const left = parts.length - shown.length;
  return (
    <ol className={styles.strip} aria-label="What led to this and what followed">
      {shown.map((part) => (
        <li key={part.frame.number}>
          <button
            type="button"
            className={`${styles.part} kind`}
            data-kind={part.kind}
            aria-current={part === current ? 'true' : undefined}
            onClick={() => select(part.frame.number)}
          >
            {part.text}
          </button>
        </li>
      ))}
      {left > 0 && <li className={styles.left}>and {left} more</li>}
    </ol>
  );
};
