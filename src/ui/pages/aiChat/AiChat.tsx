/** Ask AI: questions about the workspace, answered from its own facts by fixed rules that show their working (ruling D27). */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { longestQuestion } from '#domain/answers/answer.ts';
import { askMachine } from '#machines/ask/askMachine.ts';
import { askService } from '#machines/ask/askService.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { usePlan } from '../../app/usePlan.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import { Paywall } from '../../widgets/Paywall.tsx';
import { PlanWaiting } from '../../widgets/PlanWaiting.tsx';
import styles from './AiChat.module.css';
import { AnswerTurn } from './AnswerTurn.tsx';
import { QuestionForm } from './QuestionForm.tsx';

const Conversation = () => {
  const { api } = useServices();
  const actor = useLifecycle(() => askMachine.provide(askService({ api })), {
    id: 'ask',
    frameOf: api.frameOf,
  });
  const turns = useSelector(actor, ({ context }) => context.turns);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [draft, setDraft] = useState('');
  const ask = (question: string) => {
    if (busy || question.trim() === '' || question.trim().length > longestQuestion) return;
    if (question === draft) setDraft('');
    actor.send({ type: 'question.ask', question });
  };
  return (
    <>
      <div role="log" aria-live="polite" aria-label="Questions and answers" aria-busy={busy}>
        <ol className={styles.turns}>
          {turns.map((turn) => (
            <AnswerTurn key={turn.id} turn={turn} />
          ))}
        </ol>
      </div>
      <QuestionForm draft={draft} busy={busy} onDraft={setDraft} onAsk={ask} />
    </>
  );
};

const samples = [
  'How many clients are left in our plan?',
  'Who added the last client?',
  'What happened this week?',
];

const Locked = () => (
  <Paywall feature="ai_insights" title="Ask AI is not in this plan">
    <p>Three questions that it would answer from your own log, with the events behind each answer:</p>
    <ul className={styles.samples}>
      {samples.map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
    </ul>
  </Paywall>
);

export const AiChat = () => {
  const { known, has } = usePlan();
  return (
    <main className={styles.page}>
      <p className={styles.back}>
        <AppLink to="/dashboard">← Back to the dashboard</AppLink>
      </p>
      <header>
        <h1>Ask AI</h1>
        <p className={styles.lead}>
          Ask about your workspace. Fixed rules look the answer up in its own records and show how; it is not
          a language model, and what it does not know it says.
        </p>
      </header>
      {!known && <PlanWaiting />}
      {known && (has('ai_insights') ? <Conversation /> : <Locked />)}
    </main>
  );
};
