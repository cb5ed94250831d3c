/** Suggests questions about unusual metrics of the reader before the first question; renders nothing if there are none. */
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { mostSuggested } from '#domain/ask/suggestedQuestions.ts';
import { useReply } from '../../data/useReply.ts';
import { useAuth } from '../../services/useAuth.ts';
import styles from './AiChat.module.css';

const Part = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="standing-out" className={styles.ask}>
    <h2 id="standing-out">Unusual in the last two weeks</h2>
    {children}
  </section>
);

/** Reserves the usual height: few suggestions for one client, the maximum for an agency. */
const Waiting = () => {
  const count = useAuth().membership?.kind === 'client' ? 1 : mostSuggested;
  const places = Array.from({ length: count }, (_, place) => `place ${place}`);
  return (
    <div className={styles.standingOut} aria-busy="true">
      {places.map((place) => (
        <div key={place} aria-hidden="true">
          <Skeleton.Button active shape="round" block />
          <p className={styles.quiet}>{'\u00a0'}</p>
        </div>
      ))}
    </div>
  );
};

export const StandingOut = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const { data, error } = useReply('listSuggestedQuestions', {});
  if (!data && !error)
    return (
      <Part>
        <Waiting />
      </Part>
    );
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Part>
      <ul className={styles.standingOut}>
        {items.map(({ question, because }) => (
          <li key={question}>
            <Button shape="round" onClick={() => onAsk(question)}>
              {question}
            </Button>
            <p className={styles.quiet}>{because}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
};
