/** One question with its answer, how that came about, and the events behind it. */

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

export const AnswerTurn = ({ turn: { question, reply, problem } }: { turn: Turn }) => (
  <li className={styles.turn}>
    <h2>
      <span className="visually-hidden">You asked: </span>
      {question}
    </h2>
    {reply && (
      <p className={styles.answer} data-refused={reply.refused}>
        {reply.answer}
      </p>
    )}
    {reply && <Working working={reply.working} sources={reply.sources} />}
    {problem && <p className={styles.problem}>{problem.message}</p>}
    {!reply && !problem && <p className={styles.quiet}>Looking it up…</p>}
  </li>
);
