/** The note that says what was just done, with its way back: "Archived Acme. Undo". It goes by itself, unless somebody is at it. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ReversibleChange, reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { isFocusLost, rememberFocus } from '../widgets/focusTrap.ts';
import { Icon } from '../widgets/Icon.tsx';
import { AppLink } from './AppLink.tsx';
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
  words: (kind: string, name: string, change: ReversibleChange) => Words;
};

/** What each change has brought people to: a notice that moves, as from a drawer that closes to its page, brings nobody there again. */
const brought = new WeakMap<ReversibleChange, string>();

const fields = 'input, textarea, select, [contenteditable="true"]';

/**
 * Focuses what is said, as what was pressed may be gone. Gives the focus back at the end, unless it went elsewhere. Who has gone on to a
 * field while the change was made stays there: what is typed would go nowhere.
 */
const useFocusOn = (said: string | null, change: ReversibleChange | null) => {
  const notice = useRef<HTMLDivElement>(null);
  const giveBack = useRef<ReturnType<typeof rememberFocus> | null>(null);
  const askedFrom = useRef<Element | null>(null);
  useEffect(() => {
    askedFrom.current = change && document.activeElement;
  }, [change]);
  useEffect(() => {
    if (said === null) {
      giveBack.current?.({ ifLost: true });
      // What was pressed is gone, as the row of what was archived: the Tab key goes on from here.
      if (giveBack.current && isFocusLost(document)) notice.current?.focus({ preventScroll: true });
      giveBack.current = null;
      return;
    }
    if (change !== null && brought.get(change) === said) return;
    if (change !== null) brought.set(change, said);
    const { activeElement } = document;
    if (activeElement !== askedFrom.current && activeElement?.matches(fields)) return;
    giveBack.current ??= rememberFocus(document);
    notice.current?.focus({ preventScroll: true });
  }, [said, change]);
  return notice;
};

/** Pointing at the notice holds it, and so does being on one of its buttons; to be brought to it does not. */
const useHold = (actor: ChangeNoticeProps['actor']) => {
  const hold = () => actor.send({ type: 'notice.hold' });
  const release = () => actor.send({ type: 'notice.release' });
  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return {
    onMouseEnter: hold,
    onMouseLeave: release,
    onFocus: (event: FocusEvent) => {
      if (event.target !== event.currentTarget) hold();
    },
    onBlur: (event: FocusEvent) => {
      if (!isWithin(event)) release();
    },
  };
};

/** The place is always there, so that readers announce what appears in it. */
export const ChangeNotice = ({ actor, words }: ChangeNoticeProps) => {
  const state = useSelector(actor, (snapshot) =>
    (['made', 'takenBack', 'refused'] as const).find((one) => snapshot.matches(one)),
  );
  const { change, problem, position } = useSelector(actor, ({ context }) => context);
  const told = change && words(change.kind, change.name, change);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message;
  const texts = { made: told?.made, takenBack: told?.takenBack, refused: why };
  const said = (state && texts[state]) ?? null;
  // A change that was made has a place in the log: then it is the way back that was refused.
  const isHeldBack = state === 'refused' && position !== null;
  const notice = useFocusOn(said, change);
  const holding = useHold(actor);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.place} data-print="never" {...holding}>
      {said !== null && (
        <p className={styles.notice}>
          <span className={state === 'refused' ? styles.refused : undefined}>{said}</span>
          {state === 'made' && position !== null && (
            <Button size="small" onClick={() => actor.send({ type: 'change.undo' })}>
              Undo
            </Button>
          )}
          {isHeldBack && (
            <AppLink to={`${protectedPages.dashboard.path}?tab=history&undo=${position}`} markCurrent={false}>
              Show in History
            </AppLink>
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
