/** Renders an actor at the shown moment: state, tags, delays, children, context with its difference, and history. */

import { useVirtualizer } from '@tanstack/react-virtual';
import diff from 'microdiff';
import { useMemo, useRef, useState } from 'react';
import { stateText } from '#machines/inspectToTrace.ts';
import { JsonTree } from '../JsonTree.tsx';
import type { Changes } from '../jsonText.ts';
import { PanelButton } from '../PanelButton.tsx';
import { timeOfDay } from '../timeOfDay.ts';
import styles from './ActorDetails.module.css';
import type { ChartIndex } from './activeStates.ts';
import type { ActorRun, Step } from './actorRuns.ts';
import { durationText } from './chartText.ts';
import type { PendingDelay } from './pendingDelays.ts';
import { stepText } from './stepText.ts';

type StepHistoryProps = {
  readonly steps: readonly Step[];
  readonly selected: number | null;
  readonly onSelect: (frame: number) => void;
};

const rowHeight = 40;

const StepHistory = ({ steps, selected, onSelect }: StepHistoryProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section ref={scroller} className={styles.scroller} aria-label="History" tabIndex={0}>
      <ol className={styles.rows} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const step = steps[steps.length - 1 - index];
          if (step === undefined) return null;
          const { event, way, isRefused } = stepText(step, steps[steps.length - 2 - index]);
          return (
            <li
              key={step.frame.number}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <button
                type="button"
                className={styles.step}
                data-refused={isRefused || undefined}
                aria-current={step.frame.number === selected ? 'true' : undefined}
                onClick={() => onSelect(step.frame.number)}
              >
                <span className={styles.event}>{event}</span>
                <time className="quiet">{timeOfDay(step.frame.at)}</time>
                <span className={styles.way}>{way}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

export type ActorDetailsProps = {
  readonly index: ChartIndex;
  readonly actorRun: ActorRun | null;
  readonly active: ReadonlySet<string>;
  readonly offspring: readonly ActorRun[];
  readonly delays: readonly PendingDelay[];
  readonly now: number;
  readonly selected: number | null;
  readonly onSelect: (frame: number) => void;
};

const contextDepth = 3;

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const changesOf = (before: Step | undefined, after: Step | undefined): Changes => {
  if (!isData(before?.context) || !isData(after?.context) || before.context === after.context)
    return new Map();
  return new Map(diff(before.context, after.context).map((change) => [change.path.join('.'), change]));
};

/** The development server answers it. */
const SourceButton = ({ active }: { readonly active: ReadonlySet<string> }) => {
  const [place, setPlace] = useState<string | null>(null);
  const leaf = [...active].findLast((id) => ![...active].some((other) => other.startsWith(`${id}.`)));
  if (leaf === undefined) return null;
  const open = async () => {
    const reply = await fetch(`/__state-line?state=${leaf}`);
    const found = await reply.text();
    setPlace(found);
    await fetch(`/__open-in-editor?file=${encodeURIComponent(found)}`);
  };
  return (
    <PanelButton look="quiet" onClick={open}>
      {place ?? 'Source line'}
    </PanelButton>
  );
};

const Delays = ({ delays, index, now }: Pick<ActorDetailsProps, 'delays' | 'index' | 'now'>) => (
  <>
    {delays.map(({ transition, due }) => {
      const trigger = index.transitions.get(transition)?.trigger;
      const left = Math.max(0, due - now);
      return (
        <li key={transition}>
          {trigger?.kind === 'delay' ? trigger.name : ''} in{' '}
          {durationText(left < 1_000 ? left : Math.round(left / 100) * 100)}
        </li>
      );
    })}
  </>
);

export const ActorDetails = (props: ActorDetailsProps) => {
  const { index, actorRun, active, offspring, delays, now, selected, onSelect } = props;
  const steps = actorRun?.steps ?? [];
  const last = steps.at(-1);
  const before = steps.at(-2);
  const changes = useMemo(() => changesOf(before, last), [before, last]);
  const tags = [...new Set([...active].flatMap((id) => index.states.get(id)?.tags ?? []))];
  if (actorRun === null || last === undefined) {
    return (
      <p className={styles.none}>
        It has not run {actorRun === null ? 'since the page began' : 'yet at this moment'}. The chart shows
        what it would do.
      </p>
    );
  }
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <dt>State</dt>
        <dd className={styles.state}>{stateText(last.value)}</dd>
        {import.meta.env.DEV && (
          <dd>
            <SourceButton active={active} />
          </dd>
        )}
        {tags.length > 0 && (
          <>
            <dt>Tags</dt>
            <dd>{tags.join(', ')}</dd>
          </>
        )}
        {delays.length > 0 && (
          <>
            <dt>Delays</dt>
            <dd>
              <ul>
                <Delays delays={delays} index={index} now={now} />
              </ul>
            </dd>
          </>
        )}
        {offspring.length > 0 && (
          <>
            <dt>Children</dt>
            <dd>{offspring.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).join(', ')}</dd>
          </>
        )}
        {actorRun.end !== null && (
          <>
            <dt>Ended</dt>
            <dd>{actorRun.end.how}</dd>
          </>
        )}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.context} aria-label="Context" tabIndex={0}>
        <h3 className={styles.title}>Context</h3>
        <JsonTree value={last.context} depth={contextDepth} changes={changes} />
      </section>
      <section className={styles.history} aria-label="Steps">
        <h3 className={styles.title}>
          History <span className={styles.count}>{steps.length}</span>
        </h3>
        <StepHistory steps={steps} selected={selected} onSelect={onSelect} />
      </section>
    </div>
  );
};
