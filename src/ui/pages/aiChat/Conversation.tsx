/** Renders one conversation and the field for the next question; only questions about the present are saved. */
import { useSelector } from '@xstate/react';
import { Button, type GetRef, type Input, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clientQuestions, mostSuggested, suggestedQuestions } from '#domain/ask/suggestedQuestions.ts';
import { longestQuestion, mostQuestions } from '#domain/conversations/conversationRules.ts';
import { askMachine } from '#machines/ask/askMachine.ts';
import { askService } from '#machines/ask/askService.ts';
import type { Turn } from '#machines/ask/turn.ts';
import { inReadersZone } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './AiChat.module.css';
import { AnswerRating, useRatings } from './AnswerRating.tsx';
import { AnswerTurn } from './AnswerTurn.tsx';
import { type AskedContext, inContext, noContext, QuestionContext } from './QuestionContext.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { afterParameter, DayMeter, FullConversation, SummaryOf } from './ThreadLimits.tsx';

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

const Starters = ({ context, onAsk }: StartersProps) => {
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
      <StandingOut onAsk={onAsk} />
    </>
  );
};

const sentenceOf = ({ reply, problem, isStopped }: Turn): string =>
  (reply && inReadersZone(reply.answer).split('\n')[0]) ??
  problem?.message ??
  (isStopped ? 'Stopped before the answer came.' : '');

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

export const Conversation = (props: ConversationProps) => {
  const actor = useConversation(props);
  const opened = useSelector(actor, (snapshot) =>
    (['opening', 'closed'] as const).find((one) => snapshot.matches(one)),
  );
  const problem = useSelector(actor, ({ context }) => context.problem);
  const id = useSelector(actor, ({ context }) => context.conversationId);
  const { changes, rate, ratingOf } = useRatings(id);
  const after = new URLSearchParams(useLocation().search).get(afterParameter);
  const asOf = useAsOf();
  const turns = useSelector(actor, ({ context }) => context.turns);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<TextAreaRef>(null);
  const [draft, setDraft] = useState(useAskedQuestion());
  // The draft that was replaced by an edited question; it is restored once that question is sent.
  const [setAside, setSetAside] = useState('');
  const [context, setContext] = useState(noContext);
  const list = useNewestInSight(turns.length);
  const edit = (question: string) => {
    if (setAside === '') setSetAside(draft);
    setDraft(question);
    field.current?.focus();
  };
  const ask = (question: string) => {
    if (busy || question.trim() === '' || question.trim().length > longestQuestion) return;
    actor.send({ type: 'question.ask', question, ...(asOf === null ? {} : { asOf }) });
  };
  const askDraft = () => {
    if (busy || draft.trim() === '') return;
    const asked = inContext(draft, context);
    ask(asked.length > longestQuestion ? draft : asked);
    setDraft(setAside);
    setSetAside('');
  };
  const isFull = asOf === null && turns.filter(({ kept }) => kept !== null).length >= mostQuestions;
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
        <ol ref={list} className={styles.turns}>
          {turns.map((turn, index) => (
            <AnswerTurn
              key={turn.id}
              turn={turn}
              isLast={index === turns.length - 1}
              rating={
                turn.kept &&
                asOf === null && <AnswerRating kept={turn.kept} rated={ratingOf(turn.kept)} onRate={rate} />
              }
              onAsk={ask}
              onEdit={edit}
            />
          ))}
        </ol>
      </section>
      <ChangeNotice actor={changes.actor} words={changes.words} />
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
        <p className={styles.quiet}>
          {asOf === null
            ? 'Fixed rules compute each answer from your own records and show how. Not a language model.'
            : 'Questions about the past are answered but not saved.'}
        </p>
      </div>
    </div>
  );
};
