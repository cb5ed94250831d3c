/** Asks for an event's payload before it is sent to the running actor. */
import { useId, useState } from 'react';
import { concealed, withoutSecrets } from '#machines/withoutSecrets.ts';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { PanelButton } from '../PanelButton.tsx';
import type { ExampleEvent } from './chartSubject.ts';
import styles from './SendForm.module.css';

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'list' | 'null';

const kindOf = (value: unknown): Kind =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : (typeof value as Kind);

const words: Readonly<Record<Kind, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  list: 'a list',
  null: 'null',
};

const wordsOf = (examples: readonly unknown[]): string =>
  [...new Set(examples.map(kindOf))].map((kind) => words[kind]).join(' or ');

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => kindOf(value) === 'object';

const fieldProblems = (path: string, content: Fields, examples: readonly Fields[]): readonly string[] => {
  const names = [...new Set(examples.flatMap((example) => Object.keys(example)))];
  return names.flatMap((name) => {
    const shown = examples.flatMap((example) => (example[name] === undefined ? [] : [example[name]]));
    const inside = path === '' ? name : `${path}.${name}`;
    if (content[name] !== undefined) return problemsOf(inside, content[name], shown);
    const isNeeded = shown.length === examples.length;
    return isNeeded ? [`${inside} is missing: it is ${wordsOf(shown)}.`] : [];
  });
};

const problemsOf = (path: string, content: unknown, examples: readonly unknown[]): readonly string[] => {
  const kinds = new Set(examples.map(kindOf));
  kinds.delete('null');
  // Examples with null alone do not restrict the type.
  if (kinds.size === 0) return [];
  if (!examples.map(kindOf).includes(kindOf(content))) {
    return [`${path} is ${wordsOf([content])}, and must be ${wordsOf(examples)}.`];
  }
  if (isObject(content)) return fieldProblems(path, content, examples.filter(isObject));
  if (!Array.isArray(content)) return [];
  const items = examples.filter(Array.isArray).flat();
  return content.flatMap((item, index) => problemsOf(`${path}[${index}]`, item, items));
};

/** One message for each missing field and each unknown type of value; fields that the examples lack may be anything. */
export const shapeProblems = (content: Fields, examples: readonly Fields[]): readonly string[] =>
  fieldProblems('', content, examples);

export const contentText = ({ type: _, ...content }: ExampleEvent): string =>
  JSON.stringify(withoutSecrets(content), null, 2);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Masked values that were not edited are restored from the example. */
const restored = (value: unknown, example: unknown): unknown => {
  if (value === concealed) return example;
  if (!isRecord(value) || !isRecord(example)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, restored(inner, example[key])]),
  );
};

export const eventFromText = (
  text: string,
  example: ExampleEvent,
): { readonly event: ExampleEvent } | { readonly problem: string } => {
  try {
    const content: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
    if (!isRecord(content)) return { problem: 'The content is a JSON object, between { and }.' };
    return { event: { ...(restored(content, example) as object), type: example.type } };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

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
        <p id={`${id}-problem`} role="alert" className="error">
          {problem}
        </p>
      )}
      <p className={styles.actions}>
        <PanelButton type="submit" look="main">
          Send
        </PanelButton>
        <PanelButton look="quiet" onClick={onCancel}>
          Cancel
        </PanelButton>
      </p>
    </form>
  );
};
