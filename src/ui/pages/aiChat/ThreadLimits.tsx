/** Renders fair use: the questions of today, the end of a full conversation, and the summary that the next one begins with. */
import { mostQuestions } from '#domain/conversations/conversationRules.ts';
import { fullTime, inReadersZone, shortTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import styles from './AiChat.module.css';
import { useStoredConversation } from './useStoredConversation.ts';

export const afterParameter = 'after';

/** As in the list of conversations, so that one request serves both. */
export const listedAtFirst = 20;

export const DayMeter = () => {
  const { clock } = useServices().world;
  const today = useReply('listConversations', { limit: String(listedAtFirst) }).data?.today;
  if (!today) return null;
  const { limit, resets_at } = today;
  const now = clock.now();
  const asked = now < Date.parse(resets_at) ? today.asked : 0;
  return (
    <p className={styles.meter} data-full={asked >= limit} title={`Resets ${fullTime(resets_at)}`}>
      {asked} of {limit} today
      {asked >= limit && `. Resets ${shortTime(resets_at, now)}`}
    </p>
  );
};

export const FullConversation = ({ id }: { id: string }) => (
  <p className={styles.full}>
    A conversation has at most {mostQuestions} questions.{' '}
    <AppLink to={`/ai-chat?${afterParameter}=${id}`} markCurrent={false}>
      Start a new one with a summary
    </AppLink>
  </p>
);

export const SummaryOf = ({ id }: { id: string }) => {
  const { data } = useStoredConversation(id);
  if (!data) return null;
  return (
    <section aria-labelledby="summary" className={styles.starters}>
      <h2 id="summary">Summary of “{data.conversation.title}”</h2>
      <dl className={styles.summary}>
        {data.turns.map((turn) => (
          <div key={turn.id}>
            <dt>{turn.question}</dt>
            <dd>{inReadersZone(turn.reply.answer).split('\n')[0]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
