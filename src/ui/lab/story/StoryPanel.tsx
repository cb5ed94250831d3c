/** What happened, thread by thread: each gesture, timer and message from outside with all that followed. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { Checkbox } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useLab } from '../LabContext.ts';
import { type Thread, tellThread, threadsOf } from '../thread.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { useFrames } from '../useFrames.ts';
import styles from './StoryPanel.module.css';

const ThreadLine = ({ thread, isSelected }: { readonly thread: Thread; readonly isSelected: boolean }) => {
  const { select, selected } = useLab();
  const [opening, ...following] = tellThread(thread);
  if (opening === undefined) return null;
  const current = [opening, ...following].findLast(
    (part) => selected !== null && part.frame.number <= selected.number,
  );
  return (
    <article className={styles.thread} data-selected={isSelected || undefined}>
      <time className={styles.time}>{timeOfDay(thread.first.at)}</time>
      <div>
        <button
          type="button"
          className={styles.opening}
          data-kind={opening.kind}
          aria-current={isSelected && current === opening ? 'true' : undefined}
          onClick={() => select(opening.frame.number)}
        >
          {opening.text}
        </button>
        {following.length > 0 && (
          <ol className={styles.following}>
            {following.map((part) => (
              <li key={part.frame.number}>
                <button
                  type="button"
                  className={styles.part}
                  data-kind={part.kind}
                  aria-current={isSelected && current === part ? 'true' : undefined}
                  onClick={() => select(part.frame.number)}
                >
                  {part.text}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  );
};

export const StoryPanel = () => {
  const { selected } = useLab();
  const frames = useFrames();
  const [onlyVisitor, setOnlyVisitor] = useState(false);
  const threads = useMemo(() => {
    const all = threadsOf(frames);
    return (onlyVisitor ? all.filter(({ first }) => first.kind === 'gesture') : all).toReversed();
  }, [frames, onlyVisitor]);
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: threads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    getItemKey: (index) => threads[index]?.correlation ?? index,
    overscan: 8,
  });
  const shown = rows.getVirtualItems();
  return (
    <section className={styles.panel} aria-label="Story">
      <header className={styles.head}>
        <p>
          {threads.length} {threads.length === 1 ? 'thread' : 'threads'}, newest first
        </p>
        <Checkbox checked={onlyVisitor} onChange={({ target }) => setOnlyVisitor(target.checked)}>
          Only what the visitor did
        </Checkbox>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label="Threads">
        {/* Rows in their usual flow below one offset: a transform in each would make every style be computed anew. */}
        <div style={{ height: rows.getTotalSize(), paddingTop: shown[0]?.start ?? 0 }}>
          {shown.map(({ index, key }) => {
            const thread = threads[index];
            return (
              thread && (
                <div key={key} ref={rows.measureElement} data-index={index}>
                  <ThreadLine thread={thread} isSelected={thread.correlation === selected?.correlation} />
                </div>
              )
            );
          })}
        </div>
        {threads.length === 0 && (
          <p className={styles.empty}>
            {onlyVisitor
              ? 'Press something on the page: it appears here with all that follows.'
              : 'Nothing has happened yet.'}
          </p>
        )}
      </section>
    </section>
  );
};
