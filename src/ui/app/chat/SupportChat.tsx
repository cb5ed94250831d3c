/** Renders the support chat (S4.8) as a bubble in the bar or as an open panel. */
import { useSelector } from '@xstate/react';
import { Button, type GetRef, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type ChatMessage,
  chatCounterFrom,
  longestChatMessage,
  sendableText,
} from '#domain/chat/chatMessages.ts';
import { unreadReplies } from '#machines/chat/chatMachine.ts';
import { isoNow } from '#world/clock.ts';
import { shortTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useShellSlot } from '../../services/shellSlots.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { useFocusAfter, useFocusOnArrival } from '../../widgets/moveFocus.ts';
import styles from './SupportChat.module.css';

const Message = ({ message, now }: { message: ChatMessage; now: number }) => (
  <li className={styles.message} data-sender={message.sender}>
    <span className="visually-hidden">{message.sender === 'user' ? 'You' : 'Support'}: </span>
    <p>{message.text}</p>
    <time className="hint" dateTime={message.time}>
      {shortTime(message.time, now)}
    </time>
  </li>
);

const Typing = () => (
  <p className={styles.typing}>
    <span className="visually-hidden">Support is typing</span>
    <i />
    <i />
    <i />
  </p>
);

const Conversation = () => {
  const { actors, world } = useServices();
  const messages = useSelector(actors.chat, ({ context }) => context.messages);
  const typing = useSelector(actors.chat, (snapshot) => snapshot.matches({ answer: 'replying' }));
  const scroller = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new comes into sight
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [messages, typing]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.conversation} tabIndex={0} aria-label="Conversation">
      <div role="log" aria-live="polite" aria-label="Messages">
        <ol>
          {messages.map((message) => (
            <Message key={message.id} message={message} now={world.clock.now()} />
          ))}
        </ol>
      </div>
      {typing && <Typing />}
    </section>
  );
};

type ChatPanelProps = {
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
};

const Composer = ({ draft, onDraft, onSend }: ChatPanelProps) => {
  const id = useId();
  const field = useFocusOnArrival<GetRef<typeof Input.TextArea>>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const left = longestChatMessage - draft.length;
  return (
    <form className={styles.composer} onSubmit={submit} aria-label="Write to support">
      <label htmlFor={id} className="visually-hidden">
        Your message
      </label>
      <Input.TextArea
        id={id}
        ref={field}
        rows={1}
        maxLength={longestChatMessage}
        placeholder="Write a message"
        aria-describedby={`${id}-left`}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={press}
      />
      <Button type="primary" htmlType="submit" aria-label="Send">
        <Icon name="send" />
      </Button>
      <p id={`${id}-left`} className={styles.left}>
        {draft.length >= chatCounterFrom && `${left} of ${longestChatMessage} characters left`}
      </p>
    </form>
  );
};

const ChatPanel = (props: ChatPanelProps) => {
  const { chat } = useServices().actors;
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = panel.current;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') chat.send({ type: 'escape.press' });
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [chat]);

  return (
    <section ref={panel} className={styles.panel} data-print="never" aria-label="Support chat">
      <header>
        <div>
          <h2>Support</h2>
          <p className="hint">Demo: replies are automatic and stay in this tab</p>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label="Close support chat"
          onClick={() => chat.send({ type: 'panel.close' })}
        >
          <Icon name="close" />
        </button>
      </header>
      <Conversation />
      <Composer {...props} />
    </section>
  );
};

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
        data-print="never"
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
