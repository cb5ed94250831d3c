/** Renders questions to begin with: the usual ones, and those about unusual days. */
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { clientQuestions, mostSuggested, suggestedQuestions } from '#domain/ask/suggestedQuestions.ts';
import { useReply } from '../../data/useReply.ts';
import { useAuth } from '../../services/useAuth.ts';
import styles from './AiChat.module.css';
import { type AskedContext, inContext } from './QuestionContext.tsx';

const Part = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="standing-out" className={styles.starters}>
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
          <Skeleton.Button active block />
        </div>
      ))}
    </div>
  );
};

const UnusualDays = ({ onAsk }: { onAsk: (question: string) => void }) => {
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
            <Button type="text" block onClick={() => onAsk(question)}>
              {question}
            </Button>
            <p className={styles.quiet}>{because}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
};

type StartersProps = { context: AskedContext; onAsk: (question: string) => void };

export const Starters = ({ context, onAsk }: StartersProps) => {
  const isClient = useAuth().membership?.kind === 'client';
  return (
    <>
      <section aria-labelledby="starters" className={styles.starters}>
        <h2 id="starters">What do you want to know?</h2>
        <ul className={styles.suggestions} aria-label="Questions to choose from">
          {(isClient ? clientQuestions : suggestedQuestions).map((question) => (
            <li key={question}>
              <Button shape="round" onClick={() => onAsk(inContext(question, context))}>
                {inContext(question, context)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <UnusualDays onAsk={onAsk} />
    </>
  );
};
