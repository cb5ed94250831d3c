/** Adds environment steps to a recording: connection, refusal, storage, time, branch. */
import { type FormEvent, useId, useState } from 'react';
import type { Step } from '#scenarios/script.ts';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { happenings } from './environmentEvents.ts';
import levers from './PlaybackControls.module.css';
import styles from './RecordBar.module.css';

type FieldProps = { readonly label: string; readonly text: string; readonly onWrite: (text: string) => void };

const Field = ({ label, text, onWrite }: FieldProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={text} onChange={({ target }) => onWrite(target.value)} />
    </>
  );
};

export const RecordEnvironment = ({ onAdd }: { readonly onAdd: (step: Step) => void }) => {
  const id = useId();
  const choice = useFocusOnArrival<HTMLSelectElement>();
  const [index, setIndex] = useState(0);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const happening = happenings[index];
  const values = (happening?.fields ?? []).map(({ label, initial }) => written[label] ?? initial);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const step = happening?.stepOf(...values) ?? null;
    setProblem(step === null ? (happening?.rule ?? null) : null);
    if (step !== null) onAdd(step);
  };

  return (
    <form className={styles.insert} onSubmit={submit}>
      <label htmlFor={id}>What happens</label>
      <select
        ref={choice}
        id={id}
        value={index}
        onChange={({ target }) => {
          setIndex(Number(target.value));
          setProblem(null);
        }}
      >
        {happenings.map(({ title }, place) => (
          <option key={title} value={place}>
            {title}
          </option>
        ))}
      </select>
      {happening?.fields.map(({ label }, place) => (
        <Field
          key={label}
          label={label}
          text={values[place] ?? ''}
          onWrite={(text) => setWritten((before) => ({ ...before, [label]: text }))}
        />
      ))}
      <button type="submit" className={levers.lever}>
        Let it happen
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
};
