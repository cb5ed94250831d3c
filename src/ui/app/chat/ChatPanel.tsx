/** Renders the open support chat: the conversation, and a field for the next message. */
import { useSelector } from '@xstate/react';
import { Button, type GetRef, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { type ChatMessage, chatCounterFrom, longestChatMessage } from '#domain/chat/chatMessages.ts';
import { shortTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import styles from './SupportChat.module.css';

const Message = ({ message, now }: { message: ChatMessage; now: number }) => (
  <li className={styles.message} data-sender={message.sender}>
    <span className="visually-hidden">{message.sender === 'user' ? 'You' : 'Support'}: </span>
    <p>{message.text}</p>
    <time dateTime={message.time}>{shortTime(message.time, now)}</time>
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

export const ChatPanel = (props: ChatPanelProps) => {
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
    <section ref={panel} className={styles.panel} aria-label="Support chat">
      <header>
        <div>
          <h2>Support</h2>
          <p className={styles.note}>Demo: replies are automatic and stay in this tab</p>
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
