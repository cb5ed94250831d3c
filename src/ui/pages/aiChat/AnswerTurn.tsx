/** One question with its answer, how that came about, and the events behind it. */
import type { ReactNode } from 'react';
import { inWords } from '#domain/answers/eventWords.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { Turn } from '#machines/ask/askMachine.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './AiChat.module.css';

const Working = ({ working, sources }: Pick<AskReply, 'working' | 'sources'>) => (
  <details className={styles.working}>
    <summary>How I got this</summary>
    <ol>
      {working.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {sources.length > 0 && (
      <>
        <p>The latest events that it rests on:</p>
        <ul className={styles.sources}>
          {sources.map(({ position, type }) => (
            <li key={position}>
              <AppLink to={`/real-time-monitoring?event=${position}`}>
                #{position} {inWords(type)}
              </AppLink>
            </li>
          ))}
        </ul>
      </>
    )}
  </details>
);

const day = /\d{4}-\d\d-\d\d(?: \d\d:\d\d UTC)?/g;

/** A text whose dates do not break over lines. */
const withWholeDates = (text: string): readonly ReactNode[] => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: date, index } of text.matchAll(day)) {
    parts.push(
      text.slice(from, index),
      <span key={index} className={styles.date}>
        {date}
      </span>,
    );
    from = index + date.length;
  }
  return [...parts, text.slice(from)];
};

/** The first line answers, what follows lists what it is about. */
const Answer = ({ reply: { answer, refused } }: { reply: AskReply }) => {
  const [first = '', ...lines] = answer.split('\n');
  return (
    <>
      <p className={styles.answer} data-refused={refused}>
        {withWholeDates(first)}
      </p>
      {lines.length > 0 && <p className={styles.lines}>{withWholeDates(lines.join('\n'))}</p>}
    </>
  );
};

export const AnswerTurn = ({ turn: { question, reply, problem } }: { turn: Turn }) => (
  <li className={styles.turn}>
    <h2>
      <span className="visually-hidden">You asked: </span>
      {question}
    </h2>
    {reply && <Answer reply={reply} />}
    {reply && <Working working={reply.working} sources={reply.sources} />}
    {problem && <p className={styles.problem}>{problem.message}</p>}
    {!reply && !problem && <p className={styles.quiet}>Looking it up…</p>}
  </li>
);
