/** One conversation: its questions with their answers, and the field for the next question. What is asked in the present is kept. */
import { useSelector } from '@xstate/react';
import { Button, type GetRef, type Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { longestQuestion } from '#domain/ask/answer.ts';
import { askMachine } from '#machines/ask/askMachine.ts';
import { askService } from '#machines/ask/askService.ts';
import { EmptyList } from '../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './AiChat.module.css';
import { AnswerStatus } from './AnswerStatus.tsx';
import { AnswerTurn } from './AnswerTurn.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { StandingOut } from './StandingOut.tsx';

type TextAreaRef = GetRef<typeof Input.TextArea>;

/** What another page brings along to ask: it stands in the field, and is not sent. */
const useAskedQuestion = (): string =>
  (new URLSearchParams(useLocation().search).get('question') ?? '').slice(0, longestQuestion);

type ConversationProps = {
  /** Of the one to open; null for a new one. */
  conversationId: string | null;
  /** Called once the first question of a new one is kept. */
  onStart: (conversationId: string) => void;
};

/** The actor of the conversation; a new one tells by which id it is kept. */
const useConversation = ({ conversationId, onStart }: ConversationProps) => {
  const { api } = useServices();
  const actor = useLifecycle(() => askMachine.provide(askService({ api })), {
    id: 'ask',
    input: { conversationId },
    frameOf: api.frameOf,
  });
  const kept = useSelector(actor, ({ context }) => context.conversationId);
  const isStarted = kept !== null && kept !== conversationId;
  useEffect(() => {
    if (isStarted) onStart(kept);
  }, [isStarted, kept, onStart]);
  return actor;
};

export const Conversation = (props: ConversationProps) => {
  const actor = useConversation(props);
  const opened = useSelector(actor, (snapshot) =>
    (['opening', 'closed'] as const).find((one) => snapshot.matches(one)),
  );
  const problem = useSelector(actor, ({ context }) => context.problem);
  const asOf = useAsOf();
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
  if (opened === 'opening') return <ShapeSkeleton rows={6} fields={1} />;
  if (opened === 'closed')
    return (
      <EmptyState
        title="This conversation did not open"
        text={problem?.message ?? ''}
        action={<Button onClick={() => actor.send({ type: 'conversation.open' })}>Try again</Button>}
      />
    );
  return (
    <div className={styles.thread}>
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
      {asOf !== null && <p className={styles.quiet}>What you ask of the past is answered, and not kept.</p>}
      {/* Below the field, which must be in sight on a phone. */}
      {turns.length === 0 && <StandingOut onAsk={ask} />}
      {turns.length === 0 && (
        <EmptyList
          level={2}
          words={emptyLists.questions.nothingCreated}
          onAction={() => field.current?.focus()}
        />
      )}
    </div>
  );
};
