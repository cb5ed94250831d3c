/** Renders one conversation and the field for the next question; only questions about the present are saved. */
import { useSelector } from '@xstate/react';
import { Button, type GetRef, type Input, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mostSuggested } from '#domain/ask/suggestedQuestions.ts';
import { longestQuestion } from '#domain/conversations/conversationRules.ts';
import { askMachine } from '#machines/ask/askMachine.ts';
import { askService } from '#machines/ask/askService.ts';
import type { Turn } from '#machines/ask/turn.ts';
import { useReply } from '../../data/useReply.ts';
import { EmptyList } from '../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './AiChat.module.css';
import { AnswerTurn } from './AnswerTurn.tsx';
import { QuestionForm } from './QuestionForm.tsx';

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

const StandingOut = ({ onAsk }: { onAsk: (question: string) => void }) => {
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

const sentenceOf = ({ reply, problem, isStopped }: Turn): string =>
  reply?.answer.split('\n')[0] ?? problem?.message ?? (isStopped ? 'Stopped before the answer came.' : '');

const AnswerStatus = ({ latest }: { readonly latest: Turn | undefined }) => (
  <p role="status" className="visually-hidden">
    {latest && sentenceOf(latest)}
  </p>
);

type TextAreaRef = GetRef<typeof Input.TextArea>;

/** A question passed on by another page prefills the field without being sent. */
const useAskedQuestion = (): string =>
  (new URLSearchParams(useLocation().search).get('question') ?? '').slice(0, longestQuestion);

type ConversationProps = {
  conversationId: string | null;
  onStart: (conversationId: string) => void;
};

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
  // The draft that was replaced by an edited question; it is restored once that question is sent.
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
      {/* Below the field, because the field must stay visible on a phone. */}
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
