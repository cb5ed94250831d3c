/** Renders one conversation and the field for the next question; only questions about the present are saved. */
import { useSelector } from '@xstate/react';
import { Button, type GetRef, type Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { longestQuestion, mostQuestions } from '#domain/conversations/conversationRules.ts';
import { askMachine } from '#machines/ask/askMachine.ts';
import { askService } from '#machines/ask/askService.ts';
import type { Turn } from '#machines/ask/turn.ts';
import { inReadersZone } from '../../content/dates.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { ActionCard } from './ActionCard.tsx';
import styles from './AiChat.module.css';
import { useLinkedQuestion } from './AnswerLink.tsx';
import { AnswerRating, useRatings } from './AnswerRating.tsx';
import { AnswerTurn } from './AnswerTurn.tsx';
import { inContext, noContext, QuestionContext } from './QuestionContext.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { Starters } from './Starters.tsx';
import { afterParameter, DayMeter, FullConversation, SummaryOf } from './ThreadLimits.tsx';

const sentenceOf = ({ reply, problem, isStopped }: Turn): string =>
  (reply && inReadersZone(reply.answer).split('\n')[0]) ??
  problem?.message ??
  (isStopped ? 'Stopped before the answer came.' : '');

const AnswerStatus = ({ latest }: { readonly latest: Turn | undefined }) => (
  <p role="status" className="visually-hidden">
    {latest && sentenceOf(latest)}
  </p>
);

const honesty = 'Fixed rules compute each answer from your own records and show how. Not a language model.';

const pastIsUnsaved = 'Questions about the past are answered but not saved.';

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
  const openId = useSelector(actor, ({ context }) => context.conversationId);
  const isStarted = openId !== null && openId !== conversationId;
  useEffect(() => {
    if (isStarted) onStart(openId);
  }, [isStarted, openId, onStart]);
  return actor;
};

/** Brings a new question to the top, because its answer may be longer than the window. */
const useNewestInSight = (count: number) => {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isAsked = count === before.current + 1;
    before.current = count;
    if (isAsked) list.current?.lastElementChild?.scrollIntoView?.({ block: 'start' });
  }, [count]);
  return list;
};

type TurnsProps = {
  turns: readonly Turn[];
  conversationId: string | null;
  busy: boolean;
  onAsk: (question: string) => void;
  onEdit: (question: string) => void;
};

const Turns = ({ turns, conversationId, busy, onAsk, onEdit }: TurnsProps) => {
  const { changes, rate, ratingOf } = useRatings(conversationId);
  const isChanged = useSelector(changes.actor, (snapshot) => !snapshot.matches('resting'));
  const isChangeable = useCanEdit('agency');
  const asOf = useAsOf();
  const list = useNewestInSight(turns.length);
  return (
    <>
      <section aria-label="Questions and answers" aria-busy={busy}>
        <ol ref={list} className={styles.turns}>
          {turns.map((turn, index) => (
            <AnswerTurn
              key={turn.id}
              turn={turn}
              isLast={index === turns.length - 1}
              action={
                turn.reply?.action &&
                isChangeable && <ActionCard action={turn.reply.action} changes={changes} />
              }
              rating={
                turn.kept &&
                asOf === null && <AnswerRating kept={turn.kept} rated={ratingOf(turn.kept)} onRate={rate} />
              }
              onAsk={onAsk}
              onEdit={onEdit}
            />
          ))}
        </ol>
      </section>
      {isChanged && <ChangeNotice actor={changes.actor} words={changes.words} />}
    </>
  );
};

export const Conversation = (props: ConversationProps) => {
  const actor = useConversation(props);
  const opened = useSelector(actor, (snapshot) =>
    (['opening', 'closed'] as const).find((one) => snapshot.matches(one)),
  );
  const problem = useSelector(actor, ({ context }) => context.problem);
  const id = useSelector(actor, ({ context }) => context.conversationId);
  const after = new URLSearchParams(useLocation().search).get(afterParameter);
  const asOf = useAsOf();
  const turns = useSelector(actor, ({ context }) => context.turns);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<TextAreaRef>(null);
  const [draft, setDraft] = useState(useAskedQuestion());
  // The draft that was replaced by an edited question; it is restored once that question is sent.
  const [setAside, setSetAside] = useState('');
  const [context, setContext] = useState(noContext);
  const edit = (question: string) => {
    if (setAside === '') setSetAside(draft);
    setDraft(question);
    field.current?.focus();
  };
  const ask = (question: string) => {
    if (busy || question.trim() === '' || question.trim().length > longestQuestion) return;
    actor.send({ type: 'question.ask', question, ...(asOf === null ? {} : { asOf }) });
  };
  useLinkedQuestion(opened === undefined && turns.length === 0, ask);
  const askDraft = () => {
    if (busy || draft.trim() === '') return;
    const asked = inContext(draft, context);
    ask(asked.length > longestQuestion ? draft : asked);
    setDraft(setAside);
    setSetAside('');
  };
  const isFull =
    asOf === null &&
    turns.filter(({ kept: conversationId }) => conversationId !== null).length >= mostQuestions;
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
      <Turns turns={turns} conversationId={id} busy={busy} onAsk={ask} onEdit={edit} />
      <AnswerStatus latest={turns.at(-1)} />
      {turns.length === 0 && after !== null && <SummaryOf id={after} />}
      {turns.length === 0 && <Starters context={context} onAsk={ask} />}
      <div className={styles.composer}>
        <div className={styles.contextRow}>
          <QuestionContext context={context} onContext={setContext} />
          {asOf === null && <DayMeter />}
        </div>
        {isFull && id !== null && <FullConversation id={id} />}
        <QuestionForm
          field={field}
          draft={draft}
          last={turns.at(-1)?.question}
          busy={busy}
          onDraft={setDraft}
          onAsk={askDraft}
          onStop={() => actor.send({ type: 'answer.stop' })}
        />
        <p className={styles.quiet}>{asOf === null ? honesty : pastIsUnsaved}</p>
      </div>
    </div>
  );
};
