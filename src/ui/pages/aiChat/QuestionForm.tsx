/** Renders the field for a question, with suggested questions. */
import { Button, type GetRef, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { clientQuestions, suggestedQuestions } from '#domain/ask/suggestedQuestions.ts';
import { longestQuestion } from '#domain/conversations/conversationRules.ts';
import { useAuth } from '../../services/useAuth.ts';
import styles from './AiChat.module.css';

type QuestionFormProps = {
  field: RefObject<GetRef<typeof Input.TextArea> | null>;
  draft: string;
  last: string | undefined;
  busy: boolean;
  onDraft: (draft: string) => void;
  onAsk: (question: string) => void;
  onStop: () => void;
};

const countedFrom = longestQuestion - 100;

export const QuestionForm = (props: QuestionFormProps) => {
  const { field, draft, last, busy, onDraft, onAsk, onStop } = props;
  const id = useId();
  const isClient = useAuth().membership?.kind === 'client';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(draft);
  };
  const press = (event: KeyboardEvent) => {
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onAsk(draft);
    else if (event.key === 'Escape' && busy) onStop();
    // In a field with text, the arrow key moves the caret.
    else if (event.key === 'ArrowUp' && draft === '' && last !== undefined) onDraft(last);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.ask}>
      <ul className={styles.suggestions} aria-label="Questions to choose from">
        {(isClient ? clientQuestions : suggestedQuestions).map((question) => (
          <li key={question}>
            <Button shape="round" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={submit} aria-label="Ask about your workspace">
        <label htmlFor={id} className="visually-hidden">
          Your question
        </label>
        <Input.TextArea
          ref={field}
          id={id}
          rows={2}
          maxLength={longestQuestion}
          placeholder={
            isClient
              ? 'Ask for a figure, a comparison, or what happened'
              : 'Ask for a figure, a comparison, a ranking, or what happened'
          }
          aria-describedby={`${id}-left`}
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={press}
        />
        <Button type="primary" htmlType="submit" size="large" loading={busy}>
          Ask
        </Button>
        {busy && (
          <Button size="large" onClick={onStop}>
            Stop
          </Button>
        )}
        <p id={`${id}-left`} className={styles.quiet}>
          {draft.length >= countedFrom && `${longestQuestion - draft.length} characters left`}
        </p>
      </form>
    </div>
  );
};
