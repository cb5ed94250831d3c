/** Renders the fields of the contact form. */

import { Button, Input } from 'antd';
import { type FormEvent, useId } from 'react';
import {
  type ContactErrors,
  type ContactForm as ContactFields,
  contactTopics,
  longestContactMessage,
  topicLabels,
} from '#domain/contact/contactRules.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { Field } from '../../widgets/Field.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './ContactPart.module.css';

type ContactFormProps = {
  fields: ContactFields;
  problem: string | null;
  fieldProblems: ContactErrors;
  busy: boolean;
  onChange: (changes: Partial<ContactFields>) => void;
  onSubmit: () => void;
};

const texts = [
  { name: 'name', label: 'Name', autoComplete: 'name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'company', label: 'Company (optional)', autoComplete: 'organization', type: 'text' },
] as const;

type PartProps = Pick<ContactFormProps, 'fields' | 'fieldProblems' | 'busy' | 'onChange'>;

const Topics = ({ fields, fieldProblems, busy, onChange }: PartProps) => {
  const id = useId();
  const { topic: wrong } = fieldProblems;
  return (
    <fieldset
      className={`${styles.topics} pills`}
      disabled={busy}
      aria-describedby={wrong ? `${id}-wrong` : undefined}
    >
      <legend>Topic</legend>
      <div>
        {contactTopics.map((topic) => (
          <label key={topic}>
            <input
              type="radio"
              name="topic"
              value={topic}
              aria-invalid={wrong ? true : undefined}
              checked={fields.topic === topic}
              onChange={() => onChange({ topic })}
            />
            <span>{topicLabels[topic]}</span>
          </label>
        ))}
      </div>
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className={styles.error}>
          {wrong}
        </p>
      )}
    </fieldset>
  );
};

const messageHint = (message: string): string => {
  const left = longestContactMessage - message.trim().length;
  return left > 200
    ? `Up to ${englishNumber(longestContactMessage)} characters`
    : `${englishNumber(Math.max(0, left))} characters left`;
};

const Message = ({ fields, fieldProblems, busy, onChange }: PartProps) => (
  <Field label="Message" error={fieldProblems.message} hint={messageHint(fields.message)}>
    {({ status, ...control }) => (
      <textarea
        {...control}
        name="message"
        className={styles.message}
        data-status={status}
        rows={6}
        disabled={busy}
        value={fields.message}
        onChange={({ target }) => onChange({ message: target.value })}
      />
    )}
  </Field>
);

export const ContactForm = ({ problem, onSubmit, ...part }: ContactFormProps) => {
  const { fields, fieldProblems, busy, onChange } = part;
  const form = useFocusOnProblem(fieldProblems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-labelledby="contact-title">
      <ProblemBox text={problem} />
      <div className={styles.texts}>
        {texts.map(({ name, label, ...kind }) => (
          <Field key={name} label={label} error={fieldProblems[name]}>
            {(control) => (
              <Input
                {...control}
                {...kind}
                name={name}
                disabled={busy}
                value={fields[name]}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Topics {...part} />
      <Message {...part} />
      <div>
        <Button type="primary" htmlType="submit" size="large" loading={busy} disabled={busy}>
          Send message
        </Button>
      </div>
    </form>
  );
};
