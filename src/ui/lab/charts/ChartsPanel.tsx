/** The state charts of the product: who runs, in which state, what could come next; live or at an earlier moment. */
import { useState } from 'react';
import { useLab } from '../LabContext.ts';
import { ActorDetails } from './ActorDetails.tsx';
import { ActorTree } from './ActorTree.tsx';
import { ChartBar } from './ChartBar.tsx';
import { ChartCards } from './ChartCards.tsx';
import { ChartMap } from './ChartMap.tsx';
import { ChartNote } from './ChartNote.tsx';
import styles from './ChartsPanel.module.css';
import { chartLooks, type LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import type { ChartView } from './chartPlace.ts';
import { MomentSlider } from './MomentSlider.tsx';
import { SendForm } from './SendForm.tsx';
import { useChartPanel } from './useChartPanel.ts';
import { useNow } from './useNow.ts';
import { type Sending, useSending } from './useSending.ts';
import { useWidth } from './useWidth.ts';

/** Narrower than this, cards are read more easily than a map. */
const roomForMap = 560;

const leavesOf = ({ active }: ChartMoment): readonly string[] =>
  [...active].filter((id) => ![...active].some((other) => other.startsWith(`${id}.`)));

type ChartProps = {
  readonly moment: ChartMoment;
  readonly looks: LooksAndStatus;
  readonly view: ChartView;
  readonly focus: string | null;
  readonly now: number;
  readonly sending: Sending;
  readonly onPoint: (transition: string | null) => void;
};

const Chart = ({ moment, looks, view, focus, now, sending, onPoint }: ChartProps) => {
  const { source, at } = useLab();
  const { subject, step, taken, delays } = moment;
  const handlers = { press: (id: string) => sending.press(looks, id), point: onPoint };
  if (view === 'cards' || subject.layout === null) {
    return (
      <ChartCards
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
      inSight={focus === null ? leavesOf(moment) : [focus]}
      delays={delays}
      clock={at === null ? source.world.clock : null}
      now={now}
      last={step && { step: step.frame.number, transitions: taken }}
      handlers={handlers}
      legend={null}
    />
  );
};

export const ChartsPanel = () => {
  const { source, at, selected, select } = useLab();
  const { frames, records, catalogue, place, change, moment, focus } = useChartPanel();
  const liveNow = useNow(source.world.clock);
  const [pointed, setPointed] = useState<string | null>(null);
  const [room, width] = useWidth<HTMLDivElement>();
  const sending = useSending(moment);
  if (moment === null) return null;
  const now = at === null ? liveNow : (source.world.trace.frame(at)?.at ?? liveNow);
  const looks = chartLooks({ moment, pointed, focus, visits: null });
  const fitting: ChartView = moment.subject.layout !== null && width >= roomForMap ? 'map' : 'cards';
  const view = place.view ?? fitting;
  const { record } = moment;
  const next =
    at === null
      ? null
      : (source.world.trace
          .frames()
          .find(({ number, actor, kind }) => number > at && kind === 'transition' && actor === record?.name)
          ?.number ?? null);
  return (
    <section className={styles.panel} aria-label="State charts">
      <aside className={styles.side}>
        <ActorTree
          records={records}
          catalogue={catalogue}
          chosen={{ machine: place.machine, run: record?.key ?? null }}
          now={now}
          onChoose={(machine, run) => change({ machine, run, focus: '' })}
        />
      </aside>
      <div className={styles.main}>
        <ChartBar
          subject={moment.subject}
          record={record}
          catalogue={catalogue}
          view={view}
          onView={(chosen) => change({ view: chosen })}
          onMachine={(machine) => change({ machine, run: null, focus: '' })}
        />
        <div ref={room} className={styles.chart}>
          {width > 0 && (
            <Chart
              moment={moment}
              looks={looks}
              view={view}
              focus={focus}
              now={now}
              sending={sending}
              onPoint={setPointed}
            />
          )}
        </div>
        <ChartNote moment={moment} looks={looks} pointed={pointed} />
        <MomentSlider oldest={frames[0]?.number ?? 1} steps={record?.steps ?? []} next={next} />
      </div>
      <aside className={styles.details} aria-label="What it knows">
        {sending.asked !== null && (
          <SendForm
            key={sending.asked.type}
            actor={record?.name ?? ''}
            example={sending.asked}
            onSend={sending.send}
            onCancel={sending.cancel}
          />
        )}
        <ActorDetails
          index={moment.subject.index}
          record={record}
          active={moment.active}
          delays={moment.delays}
          now={now}
          selected={selected?.number ?? null}
          onSelect={select}
          offspring={moment.children}
        />
      </aside>
    </section>
  );
};
