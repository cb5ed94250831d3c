/** The quiet line that says what was just done, with its way back: "Archived Acme. Undo". */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ActorRefFrom } from 'xstate';
import type { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import styles from './ChangeNotice.module.css';

type Words = {
  /** `Archived Acme.` */
  readonly made: string;
  /** `Acme is back.` */
  readonly takenBack: string;
};

type ChangeNoticeProps = {
  actor: ActorRefFrom<typeof reversibleChangeMachine>;
  /** By kind of change. */
  words: (kind: string, name: string) => Words;
};

/** Always there, so that readers announce what appears in it. */
export const ChangeNotice = ({ actor, words }: ChangeNoticeProps) => {
  const state = useSelector(actor, ({ value }) => value);
  const { change, problem } = useSelector(actor, ({ context }) => context);
  const told = change && words(change.kind, change.name);
  return (
    <div aria-live="polite" className={styles.place}>
      {state === 'refused' && <p className={styles.refused}>{problem}</p>}
      {told && state === 'made' && (
        <p className={styles.made}>
          <span>{told.made}</span>
          <Button size="small" onClick={() => actor.send({ type: 'change.undo' })}>
            Undo
          </Button>
        </p>
      )}
      {told && state === 'takenBack' && <p className={styles.made}>{told.takenBack}</p>}
    </div>
  );
};
