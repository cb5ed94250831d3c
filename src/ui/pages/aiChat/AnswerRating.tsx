/** Renders the thumbs of a saved answer; a thumbs down can have a reason. */
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import {
  longestReason,
  type AnswerRating as Rated,
  unrated,
} from '#domain/conversations/conversationRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { StoredAnswer } from '#machines/ask/turn.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import styles from './AiChat.module.css';
import { useStoredConversation } from './useStoredConversation.ts';

type Rate = (turn: string, rated: Rated) => void;

export const useRatings = (conversationId: string | null) => {
  const { api } = useServices();
  const changes = useReversible();
  // Ratings of the opened conversation are known until the first change; its undo is read back.
  const [isChanged, setChanged] = useState(false);
  const { data } = useStoredConversation(conversationId, isChanged);
  const rate: Rate = (turn, { rating, reason }) => {
    if (conversationId === null) return;
    setChanged(true);
    const body = { turn, rating, ...(reason === null ? {} : { reason }) };
    changes.ask({
      about: turn,
      make: (options) => api.call('rateAnswer', { params: { id: conversationId }, body, ...options }),
      made: rating === null ? 'Rating removed.' : `Rated thumbs ${rating}.`,
      takenBack: 'Former rating restored.',
    });
  };
  const ratingOf = (answer: StoredAnswer): Rated => data?.turns.find(({ id }) => id === answer.id) ?? answer;
  return { changes, rate, ratingOf };
};

type ReasonProps = { onSend: (reason: string | null) => void; onCancel: () => void };

const Reason = ({ onSend, onCancel }: ReasonProps) => {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(tidyText(text) || null);
  };
  return (
    <form className={styles.reason} onSubmit={submit} aria-label="Reason of the thumbs down">
      <Field label="What is wrong? (optional)">
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={longestReason}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit">
        Send
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
};

type AnswerRatingProps = { kept: StoredAnswer; rated: Rated; onRate: Rate };

export const AnswerRating = ({ kept: { id }, rated, onRate }: AnswerRatingProps) => {
  const [isAsking, setAsking] = useState(false);
  const press = (rating: 'up' | 'down') => {
    setAsking(false);
    if (rated.rating === rating) onRate(id, unrated);
    else if (rating === 'up') onRate(id, { rating, reason: null });
    else setAsking(true);
  };
  const send = (reason: string | null) => {
    setAsking(false);
    onRate(id, { rating: 'down', reason });
  };
  return (
    <>
      <p className={styles.rating}>
        {(['up', 'down'] as const).map((rating) => (
          <Button
            key={rating}
            size="small"
            type={rated.rating === rating ? 'default' : 'text'}
            aria-pressed={rated.rating === rating}
            aria-label={rating === 'up' ? 'Good answer' : 'Bad answer'}
            onClick={() => press(rating)}
          >
            <span aria-hidden="true">{rating === 'up' ? '👍' : '👎'}</span>
          </Button>
        ))}
        {rated.reason !== null && <span className={styles.quiet}>{rated.reason}</span>}
      </p>
      {isAsking && <Reason onSend={send} onCancel={() => setAsking(false)} />}
    </>
  );
};
