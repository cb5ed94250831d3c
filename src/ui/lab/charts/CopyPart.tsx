/** Renders the acts on an actor: copies that begin anew, go on from a snapshot or replay its events, and the snapshot as a file. */
import { useState } from 'react';
import type { Actor, AnyEventObject, AnyStateMachine } from 'xstate';
import { type CopyPlan, readSnapshot, snapshotText, startCopy } from '#machines/startCopy.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import type { Step } from './actorRuns.ts';
import styles from './CopyPart.module.css';

/** Each event once, however many steps it took. */
export const eventsOf = (steps: readonly Step[]): readonly AnyEventObject[] =>
  steps.flatMap(({ transition }) =>
    transition === null || (transition.taken.length > 0 && transition.taken.every(({ on }) => on === ''))
      ? []
      : [transition.event as AnyEventObject],
  );

type CopyPartProps = {
  readonly actor: Actor<AnyStateMachine>;
  /** Up to the shown moment. */
  readonly steps: readonly Step[];
  readonly onCopy: (run: number | null) => void;
};

export const CopyPart = ({ actor, steps, onCopy }: CopyPartProps) => {
  const { source, look } = useLab();
  const [problem, setProblem] = useState('');
  const isCopy = actor.id.endsWith(' copy');
  const copy = (plan: CopyPlan) => {
    try {
      const made = startCopy(source.world, actor, plan);
      setProblem('');
      look(null);
      onCopy(
        source.actors
          .list()
          .find((one) => one.actor === made)
          ?.run() ?? null,
      );
    } catch (error) {
      setProblem(`No copy: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const snapshot = readSnapshot(await file.text(), actor.logic);
    if (snapshot === null) setProblem(`${file.name} is no snapshot of ${actor.logic.id}.`);
    else copy({ kind: 'snapshot', snapshot });
  };
  const events = eventsOf(steps);
  const save = () => downloadText(`${actor.logic.id}.snapshot.json`, 'application/json', snapshotText(actor));
  return (
    <details className={styles.part}>
      <summary>Act on it</summary>
      <div className={styles.acts}>
        <PanelButton
          title="A copy that begins anew and calls the backend"
          onClick={() => copy({ kind: 'restart' })}
        >
          Restart
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
        {isCopy && (
          <PanelButton look="danger" onClick={() => actor.stop()}>
            Stop the copy
          </PanelButton>
        )}
      </div>
      <p role="status">{problem}</p>
    </details>
  );
};
