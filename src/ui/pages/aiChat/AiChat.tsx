/** Ask AI: questions about the workspace, answered from its own facts by fixed rules that show their working (ruling D27). */
import { useSelector } from '@xstate/react';
import type { GetRef, Input } from 'antd';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { longestQuestion } from '#domain/answers/answer.ts';
import { clientQuestions, suggestedQuestions } from '#domain/answers/suggestedQuestions.ts';
import { askMachine } from '#machines/ask/askMachine.ts';
import { askService } from '#machines/ask/askService.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { EmptyList } from '../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { Paywall } from '../../parts/Paywall.tsx';
import { PlanWaiting } from '../../parts/PlanWaiting.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { usePlan } from '../../services/usePlan.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './AiChat.module.css';
import { AnswerStatus } from './AnswerStatus.tsx';
import { AnswerTurn } from './AnswerTurn.tsx';
import { QuestionForm } from './QuestionForm.tsx';

type TextAreaRef = GetRef<typeof Input.TextArea>;

/** What another page brings along to ask: it stands in the field, and is not sent. */
const useAskedQuestion = (): string =>
  (new URLSearchParams(useLocation().search).get('question') ?? '').slice(0, longestQuestion);

const Conversation = () => {
  const { api } = useServices();
  const asOf = useAsOf();
  const actor = useLifecycle(() => askMachine.provide(askService({ api })), {
    id: 'ask',
    frameOf: api.frameOf,
  });
  const turns = useSelector(actor, ({ context }) => context.turns);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<TextAreaRef>(null);
  const [draft, setDraft] = useState(useAskedQuestion());
  // What was being typed when a former question was taken for editing: it comes back when that is sent.
  const [setAside, setSetAside] = useState('');
  const edit = (question: string) => {
    if (setAside === '') setSetAside(draft);
    setDraft(question);
    field.current?.focus();
  };
  const ask = (question: string) => {
    if (busy || question.trim() === '' || question.trim().length > longestQuestion) return;
    if (question === draft) {
      setDraft(setAside);
      setSetAside('');
    }
    actor.send({ type: 'question.ask', question, ...(asOf === null ? {} : { asOf }) });
  };
  return (
    <>
      <section aria-label="Questions and answers" aria-busy={busy}>
        <ol className={styles.turns}>
          {turns.map((turn, index) => (
            <AnswerTurn
              key={turn.id}
              turn={turn}
              isLast={index === turns.length - 1}
              onAsk={ask}
              onEdit={edit}
            />
          ))}
        </ol>
      </section>
      <AnswerStatus latest={turns.at(-1)} />
      <QuestionForm
        field={field}
        draft={draft}
        last={turns.at(-1)?.question}
        busy={busy}
        onDraft={setDraft}
        onAsk={ask}
        onStop={() => actor.send({ type: 'answer.stop' })}
      />
      {/* Below the field, which must be in sight on a phone. */}
      {turns.length === 0 && (
        <EmptyList
          level={2}
          words={emptyLists.questions.nothingCreated}
          onAction={() => field.current?.focus()}
        />
      )}
    </>
  );
};

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
          Ask about your figures and your workspace. Fixed rules compute the answer from its own records and
          show how. This is not a language model. If it can’t answer, it says so.
        </p>
      </header>
      {!known && (
        <PlanWaiting>
          <ShapeSkeleton pills={suggestedQuestions.length} fields={1} />
        </PlanWaiting>
      )}
      {known && (has('ai_insights') ? <Conversation /> : <Locked />)}
    </main>
  );
};
