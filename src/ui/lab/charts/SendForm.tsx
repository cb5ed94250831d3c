/** Asks for an event's payload before it is sent to the running actor. */
import { useId, useState } from 'react';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import type { ExampleEvent } from './chartSubject.ts';
import { contentText, eventFromText } from './eventContent.ts';
import { shapeProblems } from './eventShape.ts';
import styles from './SendForm.module.css';

export type SendFormProps = {
  readonly actor: string;
  readonly example: ExampleEvent;
  readonly examples: readonly ExampleEvent[];
  /** Returns an error; null: the event was sent. */
  readonly onSend: (event: ExampleEvent) => string | null;
  readonly onCancel: () => void;
};

export const SendForm = ({ actor, example, examples, onSend, onCancel }: SendFormProps) => {
  const id = useId();
  const field = useFocusOnArrival<HTMLTextAreaElement>();
  const [text, setText] = useState(() => contentText(example));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const read = eventFromText(text, example);
    if ('problem' in read) return setProblem(read.problem);
    const misshapen = shapeProblems(read.event, examples);
    setProblem(misshapen.length > 0 ? misshapen.join(' ') : onSend(read.event));
  };
  return (
    <form
      className={styles.form}
      aria-label={`Content of ${example.type}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      <label htmlFor={id}>
        <strong>{example.type}</strong> to {actor}, with this content
      </label>
      <textarea
        id={id}
        ref={field}
        className={styles.text}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={styles.actions}>
        <button type="submit" className={styles.send}>
          Send
        </button>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
};
