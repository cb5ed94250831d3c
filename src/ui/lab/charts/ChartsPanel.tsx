/** Renders the state charts of the product, live or at an earlier moment. */
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLab } from '../LabContext.ts';
import { useNow } from '../useNow.ts';
import { ActorDetails } from './ActorDetails.tsx';
import actorPicker from './ActorPicker.module.css';
import { ActorTree, runTitle } from './ActorTree.tsx';
import type { ActorRun } from './actorRuns.ts';
import { ChartBar } from './ChartBar.tsx';
import { ChartPane } from './ChartPane.tsx';
import styles from './ChartsPanel.module.css';
import { CompareActors } from './CompareActors.tsx';
import { CopyPart } from './CopyPart.tsx';
import { CoveragePart } from './CoveragePart.tsx';
import type { PartChange } from './chartDiff.ts';
import type { LooksAndStatus } from './chartLooks.ts';
import { chartLooks } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import type { ChartView } from './chartPlace.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { MomentSlider } from './MomentSlider.tsx';
import { SendForm } from './SendForm.tsx';
import { refusalText } from './sendRefusal.ts';
import { useChartPanel } from './useChartPanel.ts';
import { runFor } from './useChosenActor.ts';
import { useSending } from './useSending.ts';
import { useVisits } from './useVisits.ts';
import { VersionPart } from './VersionPart.tsx';

type ChartNoteProps = {
  readonly moment: ChartMoment;
  readonly looks: LooksAndStatus;
  readonly pointed: string | null;
  readonly problem: string | null;
};

const ChartNote = ({ moment, looks, pointed, problem }: ChartNoteProps) => {
  const { refusal, subject } = moment;
  const reason = pointed === null ? null : looks.transition(pointed).told;
  if (problem !== null) {
    return (
      <p className={styles.note} data-refused role="alert">
        {problem}
      </p>
    );
  }
  return (
    <>
      <p className={styles.note} data-refused={(reason === null && refusal !== null) || undefined}>
        {reason ?? (refusal === null ? subject.about : refusalText(refusal))}
      </p>
      <p role="status" className="visually-hidden">
        {refusal === null ? '' : refusalText(refusal)}
      </p>
    </>
  );
};

type ActorPickerProps = {
  readonly name: ReactNode;
  readonly tree: (close: () => void) => ReactNode;
};

const ActorPicker = ({ name, tree }: ActorPickerProps) => {
  const picker = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (picker.current === null) return;
    picker.current.open = false;
    picker.current.querySelector('summary')?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !picker.current?.open) return;
    event.preventDefault();
    close();
  };
  return (
    <details ref={picker} className={actorPicker.picker} onKeyDown={leave}>
      <summary className={actorPicker.name}>{name}</summary>
      <div className={actorPicker.tree}>{tree(close)}</div>
    </details>
  );
};

/** In pixels; 0 before the first measurement. */
const useWidth = <Kind extends HTMLElement>(): readonly [RefObject<Kind | null>, number] => {
  const element = useRef<Kind>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
};

const roomForMap = 560;

const fittingView = ({ subject }: ChartMoment, chosen: ChartView | null, width: number): ChartView | null => {
  if (width === 0) return null;
  if (chosen !== null && (chosen !== 'map' || subject.layout !== null)) return chosen;
  return subject.layout !== null && width >= roomForMap ? 'map' : 'cards';
};

const useNextStep = (name: string | undefined): number | null => {
  const { source, at } = useLab();
  if (at === null || name === undefined) return null;
  const isNext = ({ number, actor, kind }: { number: number; actor: string | null; kind: string }) =>
    number > at && kind === 'transition' && actor === name;
  return source.world.trace.frames().find(isNext)?.number ?? null;
};

type Compared = { readonly chart: string; readonly changes: readonly PartChange[] };

const Charts = ({
  panel,
  moment,
}: {
  readonly panel: ReturnType<typeof useChartPanel>;
  readonly moment: ChartMoment;
}) => {
  const { source, at, selected, select } = useLab();
  const { frames, actorRuns, catalogue, place, change, focus } = panel;
  const { actorRun, subject } = moment;
  const liveNow = useNow(source.world.clock);
  const [pointed, setPointed] = useState<string | null>(null);
  const [room, width] = useWidth<HTMLDivElement>();
  const sending = useSending(moment);
  const next = useNextStep(actorRun?.name);
  const { visits, told: reason } = useVisits(place.heat, subject, panel.indexOf);
  const now = at === null ? liveNow : (source.world.trace.frame(at)?.at ?? liveNow);
  const [compared, setCompared] = useState<Compared | null>(null);
  const changes = compared?.chart === subject.id ? compared.changes : null;
  const looks = chartLooks({ moment, pointed, focus, visits, changes });
  const titleOf = (run: ActorRun) =>
    runTitle(
      run,
      catalogue.find(({ id }) => id === run.machine),
    );
  const title = actorRun === null ? subject.title : titleOf(actorRun);
  const view = fittingView(moment, place.view, width);
  const tree = (onChosen: () => void) => (
    <ActorTree
      actorRuns={actorRuns}
      catalogue={catalogue}
      chosen={{ machine: place.machine, run: actorRun?.key ?? null }}
      now={now}
      onChoose={(machine, run) => {
        // The newest run has no explicit number, so that a newer one replaces it.
        const newest = runFor(actorRuns, { machine, run: null }, new Set());
        change({ machine, run: newest?.key === run ? null : run, focus: '', follows: false });
        onChosen();
      }}
    />
  );
  return (
    <section className={styles.panel} aria-label="State charts">
      <aside className={styles.side} aria-label="Who runs">
        {tree(() => undefined)}
      </aside>
      <div className={styles.main}>
        <ChartBar
          subject={subject}
          title={title}
          actorRun={actorRun}
          view={view ?? 'map'}
          onView={(chosen) => change({ view: chosen })}
          picker={<ActorPicker name={`${title} · ${actorRun?.name ?? subject.id}`} tree={tree} />}
          heat={place.heat}
          onHeat={(heat) => change({ heat })}
          follows={place.follows}
          onFollow={(follows) => change({ follows, focus: '' })}
          more={<ExportMenu moment={moment} room={room} isMap={view === 'map'} />}
        />
        <ChartPane
          room={room}
          frames={frames}
          moment={moment}
          looks={looks}
          view={view}
          focus={focus}
          now={now}
          sending={sending}
          onPoint={setPointed}
        />
        <ChartNote moment={moment} looks={looks} pointed={pointed} problem={sending.problem} />
        <MomentSlider oldest={frames[0]?.number ?? 1} steps={actorRun?.steps ?? []} next={next} />
      </div>
      <aside className={styles.details} aria-label="What it knows">
        {sending.asked !== null && (
          <SendForm
            key={sending.asked.type}
            actor={actorRun?.name ?? ''}
            example={sending.asked}
            examples={subject.examples.filter(({ type }) => type === sending.asked?.type)}
            onSend={sending.send}
            onCancel={sending.cancel}
          />
        )}
        {visits !== null && (
          <CoveragePart index={subject.index} visits={visits} told={reason} onPoint={setPointed} />
        )}
        {actorRun !== null && (
          <CopyPart
            actorRun={actorRun}
            live={panel.live}
            onCopy={(run) => change({ machine: subject.id, run, focus: '', follows: false })}
          />
        )}
        {actorRun !== null && <CompareActors shown={actorRun} actorRuns={actorRuns} titleOf={titleOf} />}
        <VersionPart
          key={subject.id}
          subject={subject}
          changes={changes}
          onChanges={(found) => setCompared(found && { chart: subject.id, changes: found })}
          onPoint={setPointed}
        />
        <ActorDetails
          index={subject.index}
          actorRun={actorRun}
          active={moment.active}
          offspring={moment.children}
          delays={moment.delays}
          now={now}
          selected={selected?.number ?? null}
          onSelect={select}
        />
      </aside>
    </section>
  );
};

export const ChartsPanel = () => {
  const panel = useChartPanel();
  return panel.moment === null ? null : <Charts panel={panel} moment={panel.moment} />;
};
