/** Where a question is typed, with questions to choose from. */
import { Button } from 'antd';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { longestQuestion } from '#domain/answers/answer.ts';
import { suggestedQuestions } from '#domain/answers/answerQuestion.ts';
import styles from './AiChat.module.css';

type QuestionFormProps = {
  draft: string;
  busy: boolean;
  onDraft: (draft: string) => void;
  onAsk: (question: string) => void;
};

/** From this length on the characters that are left are told. */
const countedFrom = longestQuestion - 100;

export const QuestionForm = ({ draft, busy, onDraft, onAsk }: QuestionFormProps) => {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(draft);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAsk(draft);
  };
  return (
    <div className={styles.ask}>
      <ul className={styles.suggestions} aria-label="Questions to choose from">
        {suggestedQuestions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={submit} aria-label="Ask about your workspace">
        <label htmlFor={id} className="visually-hidden">
          Your question
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={longestQuestion}
          placeholder="Ask about your plan, clients, people or what happened"
          aria-describedby={`${id}-left`}
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={press}
        />
        <Button type="primary" htmlType="submit" size="large" loading={busy}>
          Ask
        </Button>
        <p id={`${id}-left`} className={styles.quiet}>
          {draft.length >= countedFrom && `${longestQuestion - draft.length} characters left`}
        </p>
      </form>
    </div>
  );
};
