/** Confirms a change with an undo button (“Archived Acme. Undo”), and disappears by itself unless hovered or focused. */

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
  readonly made: string;
  readonly takenBack: string;
};

type ChangeNoticeProps = {
  actor: ActorRefFrom<typeof reversibleChangeMachine>;
  words: (kind: string, name: string, change: ReversibleChange) => Words;
};

/** Text that took the focus for each change, so that a notice that moves to another place does not take it again. */
const brought = new WeakMap<ReversibleChange, string>();

const fields = 'input, textarea, select, [contenteditable="true"]';

/**
 * Focuses the notice, because the pressed button may be gone, and returns the focus at the end unless it has
 * moved. A field in use keeps it.
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
      // If the focus is lost, as with the row of an archived item, the Tab key continues from here.
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

/** Hovering the notice or focusing one of its buttons keeps it open; the automatic focus does not. */
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

/** Always mounted, because screen readers only announce changes of an existing live region. */
export const ChangeNotice = ({ actor, words }: ChangeNoticeProps) => {
  const state = useSelector(actor, (snapshot) =>
    (['made', 'takenBack', 'refused'] as const).find((one) => snapshot.matches(one)),
  );
  const { change, problem, position } = useSelector(actor, ({ context }) => context);
  const noticeTexts = change && words(change.kind, change.name, change);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message;
  const texts = { made: noticeTexts?.made, takenBack: noticeTexts?.takenBack, refused: why };
  const said = (state && texts[state]) ?? null;
  // A change with a log position was made, so the refusal concerns its undo.
  const isHeldBack = state === 'refused' && position !== null;
  const notice = useFocusOn(said, change);
  const holding = useHold(actor);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.place} data-print="never" {...holding}>
      {said !== null && (
        <p className={`${styles.notice} touch`}>
          <span className={state === 'refused' ? 'error' : undefined}>{said}</span>
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
