/** The note that says what was just done, with its way back: "Archived Acme. Undo". */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import styles from './ChangeNotice.module.css';
import { Icon } from './Icon.tsx';

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

/** Brings the focus to what is said, from where the way back is one step: what was pressed may be gone from the page. Gives it back at the end. */
const useFocusOn = (said: string | null) => {
  const notice = useRef<HTMLParagraphElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (said === null) {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
      return;
    }
    cameFrom.current ??= document.activeElement;
    notice.current?.focus({ preventScroll: true });
  }, [said]);
  return notice;
};

/** The place is always there, so that readers announce what appears in it. */
export const ChangeNotice = ({ actor, words }: ChangeNoticeProps) => {
  const state = useSelector(actor, ({ value }) => value);
  const { change, problem } = useSelector(actor, ({ context }) => context);
  const told = change && words(change.kind, change.name);
  const said = { made: told?.made, takenBack: told?.takenBack, refused: problem }[String(state)] ?? null;
  const notice = useFocusOn(said);
  return (
    <div aria-live="polite" className={styles.place}>
      {said !== null && (
        <p ref={notice} tabIndex={-1} className={styles.notice}>
          <span className={state === 'refused' ? styles.refused : undefined}>{said}</span>
          {state === 'made' && (
            <Button size="small" onClick={() => actor.send({ type: 'change.undo' })}>
              Undo
            </Button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label="Dismiss the notice"
            onClick={() => actor.send({ type: 'notice.dismiss' })}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
};
