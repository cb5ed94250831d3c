/** Lists the messages of a stream, newest first, and how it ended. */
import { useState } from 'react';
import type { Frame } from '#world/trace.ts';
import { JsonTree } from '../JsonTree.tsx';
import { sizeText } from '../sizeText.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { type Call, streamDetailOf } from './call.ts';
import styles from './StreamMessages.module.css';

type StreamMessagesProps = {
  readonly call: Call;
  readonly selected: Frame | null;
  readonly onSelect: (frame: number) => void;
};

const shownAtFirst = 50;

const Message = ({ frame, isOpen, onSelect }: { frame: Frame; isOpen: boolean; onSelect: () => void }) => {
  const { items, size } = streamDetailOf(frame);
  return (
    <li className={styles.message} data-selected={isOpen || undefined}>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={onSelect}>
        <time className="quiet">{timeOfDay(frame.at)}</time>
        <span>{frame.name}</span>
        <span className="quiet">{sizeText(size)}</span>
      </button>
      {isOpen && <JsonTree value={items.length === 1 ? items[0] : items} depth={1} />}
    </li>
  );
};

export const StreamMessages = ({ call, selected, onSelect }: StreamMessagesProps) => {
  const [count, setCount] = useState(shownAtFirst);
  const { messages, closed } = call;
  const newestFirst = messages.toReversed();
  return (
    <>
      {closed && (
        <p className="quiet">
          {timeOfDay(closed.at)}: {closed.name}.
        </p>
      )}
      {messages.length === 0 && <p className="quiet">Nothing has come yet.</p>}
      <ol>
        {newestFirst.slice(0, count).map((frame) => (
          <Message
            key={frame.number}
            frame={frame}
            isOpen={frame === selected}
            onSelect={() => onSelect(frame.number)}
          />
        ))}
      </ol>
      {messages.length > count && (
        <button type="button" className={styles.more} onClick={() => setCount(count * 4)}>
          {messages.length - count} older
        </button>
      )}
    </>
  );
};
