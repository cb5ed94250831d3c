/** Renders the field for a question. */
import { Button, type GetRef, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { promptsFor } from '#domain/ask/askPrompts.ts';
import { longestQuestion } from '#domain/conversations/conversationRules.ts';
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
  const prompts = promptsFor(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [prompt] = prompts;
    if (prompt) onDraft(prompt.question);
    else onAsk(draft);
  };
  const press = (event: KeyboardEvent) => {
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    const [prompt] = prompts;
    if (event.key === 'Enter' && prompt) onDraft(prompt.question);
    else if (event.key === 'Enter') onAsk(draft);
    else if (event.key === 'Escape' && busy) onStop();
    // In a field with text, the arrow key moves the caret.
    else if (event.key === 'ArrowUp' && draft === '' && last !== undefined) onDraft(last);
    else return;
    event.preventDefault();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Ask about your workspace">
      {prompts.length > 0 && (
        <ul className={styles.prompts} aria-label="Prompts">
          {prompts.map(({ name, question }) => (
            <li key={name}>
              <Button size="small" onClick={() => onDraft(question)}>
                /{name}: {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="visually-hidden">
        Your question
      </label>
      <Input.TextArea
        ref={field}
        id={id}
        rows={1}
        maxLength={longestQuestion}
        placeholder="Ask about figures or activity, / for prompts"
        aria-describedby={`${id}-left`}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={press}
      />
      <Button type="primary" htmlType="submit" loading={busy}>
        Ask
      </Button>
      {busy && <Button onClick={onStop}>Stop</Button>}
      <p id={`${id}-left`} className={styles.quiet}>
        {draft.length >= countedFrom && `${longestQuestion - draft.length} characters left`}
      </p>
    </form>
  );
};
