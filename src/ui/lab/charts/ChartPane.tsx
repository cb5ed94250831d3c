/** Renders the chart in the chosen view, or the messages. */
import type { RefObject } from 'react';
import type { Frame } from '#world/trace.ts';
import { useLab } from '../LabContext.ts';
import { ChartCards } from './ChartCards.tsx';
import { ChartMap } from './ChartMap.tsx';
import styles from './ChartsPanel.module.css';
import type { LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import type { ChartView } from './chartPlace.ts';
import { SequenceView } from './SequenceView.tsx';
import type { Sending } from './useSending.ts';

/** The active leaves that the last step entered; all active leaves if it entered none. */
const newestLeaves = ({ active, taken, subject }: ChartMoment): readonly string[] => {
  const leaves = [...active].filter((id) => ![...active].some((other) => other.startsWith(`${id}.`)));
  const targets = taken.flatMap((id) => subject.index.transitions.get(id)?.targets ?? []);
  const entered = leaves.filter((leaf) => targets.some((target) => `${leaf}.`.startsWith(`${target}.`)));
  return entered.length > 0 ? entered : leaves;
};

export type ChartPaneProps = {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly frames: readonly Frame[];
  readonly moment: ChartMoment;
  readonly looks: LooksAndStatus;
  readonly view: ChartView | null;
  readonly focus: string | null;
  readonly now: number;
  readonly sending: Sending;
  readonly onPoint: (transition: string | null) => void;
};

const Chart = ({ moment, looks, view, focus, now, sending, onPoint }: ChartPaneProps) => {
  const { source, at } = useLab();
  const { subject, step, taken, delays } = moment;
  const handlers = { press: (id: string) => sending.press(looks, id), point: onPoint };
  if (view === 'cards' || subject.layout === null) {
    return (
      <ChartCards
        key={subject.id}
        name={subject.title}
        index={subject.index}
        looks={looks}
        focus={focus}
        handlers={handlers}
      />
    );
  }
  return (
    <ChartMap
      key={subject.id}
      name={subject.title}
      index={subject.index}
      layout={subject.layout}
      looks={looks}
      inSight={focus === null ? newestLeaves(moment) : [focus]}
      delays={delays}
      clock={at === null ? source.world.clock : null}
      now={now}
      last={step && { step: step.frame.number, transitions: taken }}
      handlers={handlers}
    />
  );
};

export const ChartPane = (props: ChartPaneProps) => {
  const { selected, select } = useLab();
  const { room, view, frames, moment } = props;
  return (
    <div ref={room} className={styles.chart}>
      {view === 'sequence' ? (
        <SequenceView
          frames={frames}
          actor={moment.actorRun?.name ?? null}
          selected={selected?.number ?? null}
          onSelect={select}
        />
      ) : (
        view !== null && <Chart {...props} />
      )}
    </div>
  );
};
