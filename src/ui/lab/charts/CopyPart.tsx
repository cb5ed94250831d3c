/** Renders the acts on an actor: restart it for its page, go on from an earlier step, copies, and the snapshot as a file. */
import { useId, useState } from 'react';
import type { Actor, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import type { LiveActor } from '#machines/liveActors.ts';
import { type CopyPlan, readSnapshot, snapshotAt, snapshotText, startCopy } from '#machines/startCopy.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import type { ActorRun, Step } from './actorRuns.ts';
import styles from './CopyPart.module.css';

/** Each event once, however many steps it took. */
export const eventsOf = (steps: readonly Step[]): readonly AnyEventObject[] =>
  steps.flatMap(({ transition }) =>
    transition === null || (transition.taken.length > 0 && transition.taken.every(({ on }) => on === ''))
      ? []
      : [transition.event as AnyEventObject],
  );

const isCopy = ({ id }: Pick<LiveActor, 'id'>): boolean => id.endsWith(' copy');

/** Null if its page can follow a restart. */
const restartRefusal = ({ name, parent, isBefore }: ActorRun, live: LiveActor | null): string | null => {
  if (parent !== null) return `${parent} starts it: restart that one.`;
  if (isBefore) return 'It ran before the page was loaded again.';
  if (live === null) return `${name} has ended with its page.`;
  if (isCopy(live)) return 'No page follows a copy: make another one.';
  return live.restart ? null : 'The whole app uses it: load the page again.';
};

type CopiesProps = {
  readonly actor: Actor<AnyStateMachine>;
  readonly steps: readonly Step[];
  readonly onCopy: (run: number | null) => void;
  readonly onProblem: (problem: string) => void;
};

const Copies = ({ actor, steps, onCopy, onProblem }: CopiesProps) => {
  const { source, look } = useLab();
  const copy = (plan: CopyPlan) => {
    try {
      const made = startCopy(source.world, actor, plan);
      onProblem('');
      look(null);
      onCopy(
        source.actors
          .list()
          .find((one) => one.actor === made)
          ?.run() ?? null,
      );
    } catch (error) {
      onProblem(`No copy: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const snapshot = readSnapshot(await file.text(), actor.logic);
    if (snapshot === null) onProblem(`${file.name} is no snapshot of ${actor.logic.id}.`);
    else copy({ kind: 'snapshot', snapshot });
  };
  const events = eventsOf(steps);
  const save = () => downloadText(`${actor.logic.id}.snapshot.json`, 'application/json', snapshotText(actor));
  return (
    <details>
      <summary>Copies and snapshots</summary>
      <div className={styles.acts}>
        <PanelButton
          title="A copy that begins anew and calls the backend; the page does not follow it"
          onClick={() => copy({ kind: 'restart' })}
        >
          Copy
        </PanelButton>
        <PanelButton
          title="A copy that takes the same events up to the shown moment and calls nothing; go on from there"
          onClick={() => copy({ kind: 'replay', events })}
        >
          Replay {events.length} {events.length === 1 ? 'event' : 'events'}
        </PanelButton>
        <PanelButton onClick={save}>Save snapshot</PanelButton>
        <label className={styles.file}>
          Open snapshot
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
        {isCopy(actor) && (
          <PanelButton look="danger" onClick={() => actor.stop()}>
            Stop the copy
          </PanelButton>
        )}
      </div>
    </details>
  );
};

type CopyPartProps = Pick<CopiesProps, 'onCopy'> & {
  /** Up to the shown moment. */
  readonly actorRun: ActorRun;
  readonly live: LiveActor | null;
};

export const CopyPart = ({ actorRun, live, onCopy }: CopyPartProps) => {
  const { at, selected, look } = useLab();
  const why = useId();
  const [problem, setProblem] = useState('');
  const { steps } = actorRun;
  const step =
    steps.find(({ frame }) => frame.number === selected?.number) ??
    (at === null ? null : (steps.at(-1) ?? null));
  const refusal = restartRefusal(actorRun, live);
  const restart = (snapshot?: Snapshot<unknown>) => {
    setProblem('');
    look(null);
    live?.restart?.(snapshot);
    onCopy(null);
  };
  const goOn = () => {
    if (live === null) return;
    const snapshot =
      step === null ? 'Choose a step of the history first.' : snapshotAt(live.actor.logic, step);
    if (typeof snapshot === 'string') setProblem(snapshot);
    else restart(snapshot);
  };
  const isRefused = refusal !== null;
  return (
    <details className={styles.part}>
      <summary>Act on it</summary>
      <div className={styles.acts}>
        <PanelButton
          title="It begins anew and its page follows. Typed text and saved data stay."
          disabled={isRefused}
          aria-describedby={isRefused ? why : undefined}
          onClick={() => restart()}
        >
          Restart
        </PanelButton>
        <PanelButton
          title="It goes on from the chosen step and its page follows. Typed text and saved data stay."
          disabled={isRefused}
          aria-describedby={isRefused ? why : undefined}
          onClick={goOn}
        >
          Go on from here
        </PanelButton>
      </div>
      {isRefused && (
        <p id={why} className="quiet">
          {refusal}
        </p>
      )}
      <p role="status">{problem}</p>
      {live !== null && <Copies actor={live.actor} steps={steps} onCopy={onCopy} onProblem={setProblem} />}
    </details>
  );
};
