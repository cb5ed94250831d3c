/** Questions about what stands out in the reader's own figures, before the first one is asked. Nothing where nothing does. */
import { Button } from 'antd';
import { useReply } from '../../data/useReply.ts';
import styles from './AiChat.module.css';

export const StandingOut = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const items = useReply('listSuggestedQuestions', {}).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="standing-out" className={styles.ask}>
      <h2 id="standing-out">Unusual in the last two weeks</h2>
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
    </section>
  );
};
