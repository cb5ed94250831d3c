/** Renders Ask AI, which answers questions about the workspace by fixed rules that show their working (ruling D27). */
import { clientQuestions, suggestedQuestions } from '#domain/ask/suggestedQuestions.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { Paywall } from '../../parts/Paywall.tsx';
import { PlanWaiting } from '../../parts/PlanWaiting.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { usePlan } from '../../services/usePlan.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './AiChat.module.css';
import { Conversation } from './Conversation.tsx';
import { Conversations } from './Conversations.tsx';
import { useThread } from './useThread.ts';

const samples = suggestedQuestions.slice(0, 3);

const clientSamples = clientQuestions.slice(0, 3);

const Locked = () => (
  <Paywall feature="ai_insights" title="Ask AI is not in this plan">
    <p>Three questions it could answer from your own figures and log, with sources:</p>
    <ul className={styles.samples}>
      {(useAuth().membership?.kind === 'client' ? clientSamples : samples).map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
    </ul>
  </Paywall>
);

const Threads = () => {
  const { key, current, opened, onStart } = useThread();
  return (
    <div className={styles.threads}>
      <Conversations current={current} />
      <Conversation key={key} conversationId={opened} onStart={onStart} />
    </div>
  );
};

export const AiChat = () => {
  const { known, has } = usePlan();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Ask AI</h1>
        <p className={styles.back}>
          <AppLink to="/dashboard">← Back to the dashboard</AppLink>
        </p>
      </header>
      {!known && (
        <PlanWaiting>
          <ShapeSkeleton pills={suggestedQuestions.length} fields={1} />
        </PlanWaiting>
      )}
      {known && (has('ai_insights') ? <Threads /> : <Locked />)}
    </main>
  );
};
