/** The support chat: a bubble, or the open panel (S4.8). Its conversation lives as long as the app, whatever page is shown. */
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { sendableText } from '#domain/chat/chatMessages.ts';
import { unreadReplies } from '#machines/chat/chatMachine.ts';
import { isoNow } from '#world/clock.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { useServices } from '../servicesContext.ts';
import { ChatPanel } from './ChatPanel.tsx';
import styles from './SupportChat.module.css';

const repliesText = (unread: number): string => `${unread} unread ${unread === 1 ? 'reply' : 'replies'}`;

export const SupportChat = () => {
  const { actors, world } = useServices();
  const { chat } = actors;
  const open = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'open' }));
  const unread = useSelector(chat, ({ context }) => unreadReplies(context));
  const [draft, setDraft] = useState('');
  const bubble = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (wasOpen.current && !open) bubble.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const send = () => {
    if (sendableText(draft) !== null) setDraft('');
    chat.send({ type: 'message.send', text: draft, time: isoNow(world.clock) });
  };

  if (open) return <ChatPanel draft={draft} onDraft={setDraft} onSend={send} />;
  return (
    <>
      <button
        ref={bubble}
        type="button"
        className={styles.bubble}
        aria-label={unread === 0 ? 'Open support chat' : `Open support chat, ${repliesText(unread)}`}
        onClick={() => chat.send({ type: 'panel.open' })}
      >
        <Icon name="chat" size={26} />
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
};
