/** Renders the support chat (S4.8) as a bubble in the bar or as an open panel. */
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sendableText } from '#domain/chat/chatMessages.ts';
import { unreadReplies } from '#machines/chat/chatMachine.ts';
import { isoNow } from '#world/clock.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useShellSlot } from '../../services/shellSlots.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import { ChatPanel } from './ChatPanel.tsx';
import styles from './SupportChat.module.css';

const repliesText = (unread: number): string => `${unread} unread ${unread === 1 ? 'reply' : 'replies'}`;

export const SupportChat = () => {
  const { actors, world } = useServices();
  const { chat } = actors;
  const open = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'open' }));
  const unread = useSelector(chat, ({ context }) => unreadReplies(context));
  const [draft, setDraft] = useState('');
  const slot = useShellSlot('chat');
  const bubble = useRef<HTMLButtonElement>(null);
  useFocusAfter(open, () => bubble.current);

  const send = () => {
    if (sendableText(draft) !== null) setDraft('');
    chat.send({ type: 'message.send', text: draft, time: isoNow(world.clock) });
  };

  if (open) return <ChatPanel draft={draft} onDraft={setDraft} onSend={send} />;
  const closed = (
    <>
      <button
        ref={bubble}
        type="button"
        className={slot ? styles.bubble : `${styles.bubble} ${styles.alone}`}
        aria-label={unread === 0 ? 'Open support chat' : `Open support chat, ${repliesText(unread)}`}
        onClick={() => chat.send({ type: 'panel.open' })}
      >
        <Icon name="chat" size={22} />
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <p role="status" className="visually-hidden">
        {unread > 0 && `Support chat: ${repliesText(unread)}`}
      </p>
    </>
  );
  return slot ? createPortal(closed, slot) : closed;
};
