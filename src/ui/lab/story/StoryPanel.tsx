/** Lists the threads: each gesture, timer or external message with its effects. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { Checkbox } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLab } from '../LabContext.ts';
import { type Thread, type ThreadPart, tellThread, threadsOf } from '../thread.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { useFrames } from '../useFrames.ts';
import { type Found, findInThread } from './findInThread.ts';
import styles from './StoryPanel.module.css';

type StoryPlace = { readonly isAll: boolean; readonly text: string };

const parseStoryPlace = (rest: string): StoryPlace => {
  const [scope, query] = rest.split('?', 2);
  return { isAll: scope === 'all', text: new URLSearchParams(query).get('text') ?? '' };
};

const formatStoryPlace = ({ isAll, text }: StoryPlace): string =>
  `${isAll ? 'all' : ''}${text === '' ? '' : `?${new URLSearchParams({ text })}`}`;

/** If the catalogue fails to load, rows show the machine's own name. */
const titles = {
  fault: 'The titles of the state charts did not load',
  load: async () => {
    const { catalogue } = await import('#machines/catalogue.ts');
    return new Map(catalogue.map(({ id, title }) => [id, title]));
  },
};

/** Titles load with the catalogue shortly after the panel; null for an unknown actor. */
const useActorTitles = (): ((actor: string | null | undefined) => string | null) => {
  const known = useLazyModule(true, titles);
  return (actor) => known?.get(actor?.split('/', 1)[0] ?? '') ?? null;
};

type TitleOf = ReturnType<typeof useActorTitles>;

const Words = ({ part, titleOf }: { readonly part: ThreadPart; readonly titleOf: TitleOf }) => {
  const title = titleOf(part.frame.actor);
  return (
    <>
      {title !== null && <span className={styles.plain}>{title}</span>}
      {part.text}
    </>
  );
};

type ThreadLineProps = {
  readonly thread: Thread;
  readonly hit: Found | null;
  readonly isSelected: boolean;
  readonly titleOf: TitleOf;
};

const ThreadLine = ({ thread, hit, isSelected, titleOf }: ThreadLineProps) => {
  const { select, selected } = useLab();
  const [withInternal, setWithInternal] = useState(false);
  const [opening, ...following] = tellThread(thread);
  if (opening === undefined) return null;
  const current = [opening, ...following].findLast(
    (part) => selected !== null && part.frame.number <= selected.number,
  );
  const isCurrent = (part: ThreadPart): boolean => part === current;
  const telling = following.filter((part) => !part.isMachinery || isCurrent(part));
  // The only effect of a press is never folded away.
  const unfolded = telling.length > 0 ? telling : following.filter((part) => !part.isIdle);
  const internal = following.length - unfolded.length;
  const shown = withInternal ? following : unfolded;
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
          <Words part={opening} titleOf={titleOf} />
        </button>
        {hit !== null && (
          <button type="button" className={styles.hit} onClick={() => select(hit.frame)}>
            {hit.place}
          </button>
        )}
        {following.length > 0 && (
          <ol className={styles.following}>
            {shown.map((part) => (
              <li key={part.frame.number}>
                <button
                  type="button"
                  className={`${styles.part} kind`}
                  data-kind={part.kind}
                  aria-current={isSelected && current === part ? 'true' : undefined}
                  onClick={() => select(part.frame.number)}
                >
                  <Words part={part} titleOf={titleOf} />
                </button>
              </li>
            ))}
            {internal > 0 && (
              <li>
                <button
                  type="button"
                  className={styles.fold}
                  aria-expanded={withInternal}
                  onClick={() => setWithInternal(!withInternal)}
                >
                  {withInternal
                    ? 'Hide internal steps'
                    : `${internal} internal ${internal === 1 ? 'step' : 'steps'}`}
                </button>
              </li>
            )}
          </ol>
        )}
      </div>
    </article>
  );
};

/** On a stage a script takes the visitor's place. */
const isByVisitor = ({ first }: Thread): boolean => first.kind === 'gesture' || first.kind === 'step';

/** A scenario has a stage of its own, so its threads are not part of this page's. */
const StagedStory = () => {
  const { opened, staged, openTrace } = useLab();
  if (opened !== null || staged === null) return null;
  return (
    <p className={styles.staged}>
      “{staged.title}” ran on a stage of its own.{' '}
      <button type="button" className={styles.link} onClick={() => openTrace(staged)}>
        See its story
      </button>
    </p>
  );
};

const Nothing = ({ hidden, onAll }: { readonly hidden: number; readonly onAll: () => void }) => (
  <p className={styles.empty}>
    Press something on the page: it appears here with all that follows.
    {hidden > 0 && (
      <>
        {' '}
        <button type="button" className={styles.link} onClick={onAll}>
          Show the {hidden} that happened without you
        </button>
      </>
    )}
  </p>
);

export const StoryPanel = () => {
  const { selected, rest, show } = useLab();
  const frames = useFrames();
  const titleOf = useActorTitles();
  const { isAll, text } = parseStoryPlace(rest);
  const onlyVisitor = !isAll;
  const setOnlyVisitor = (is: boolean) => show('story', formatStoryPlace({ isAll: !is, text }));
  const sought = useDeferredValue(text);
  const all = useMemo(() => threadsOf(frames), [frames]);
  const found = useMemo(() => {
    const shown = (onlyVisitor ? all.filter(isByVisitor) : all).toReversed();
    if (sought.trim() === '') return shown.map((thread) => ({ thread, hit: null }));
    return shown.flatMap((thread) => {
      const hit = findInThread(thread, sought);
      return hit === null ? [] : [{ thread, hit }];
    });
  }, [all, onlyVisitor, sought]);
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    getItemKey: (index) => found[index]?.thread.correlation ?? index,
    overscan: 8,
  });
  const shown = rows.getVirtualItems();
  return (
    <section className={styles.panel} aria-label="Story">
      <header className={styles.head}>
        <p>
          {found.length} {found.length === 1 ? 'thread' : 'threads'}, newest first
        </p>
        <input
          type="search"
          className={styles.search}
          aria-label="Search frames, contexts and bodies"
          placeholder="Search frames, contexts, bodies"
          value={text}
          onChange={({ target }) => show('story', formatStoryPlace({ isAll, text: target.value }))}
        />
        <Checkbox checked={onlyVisitor} onChange={({ target }) => setOnlyVisitor(target.checked)}>
          Only what the visitor did
        </Checkbox>
      </header>
      <StagedStory />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label="Threads">
        {/* Rows flow below one offset, because a transform on each would make the browser recompute every style. */}
        <div style={{ height: rows.getTotalSize(), paddingTop: shown[0]?.start ?? 0 }}>
          {shown.map(({ index, key }) => {
            const one = found[index];
            return (
              one && (
                <div key={key} ref={rows.measureElement} data-index={index}>
                  <ThreadLine
                    thread={one.thread}
                    hit={one.hit}
                    isSelected={one.thread.correlation === selected?.correlation}
                    titleOf={titleOf}
                  />
                </div>
              )
            );
          })}
        </div>
        {found.length === 0 && sought.trim() !== '' && <p className={styles.empty}>No frame has it.</p>}
        {found.length === 0 && sought.trim() === '' && (
          <Nothing hidden={all.length} onAll={() => setOnlyVisitor(false)} />
        )}
      </section>
    </section>
  );
};
