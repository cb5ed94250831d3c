/** Renders a form field with its label, hint and error connected for screen readers. */
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

type ControlProps = {
  readonly id: string;
  readonly status?: 'error';
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
};

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: string;
  children: (control: ControlProps) => ReactNode;
};

export const Field = ({ label, error, hint, children }: FieldProps) => {
  const id = useId();
  const note = error ?? hint;
  const described = note === undefined ? {} : { 'aria-describedby': `${id}-note` };
  const invalid = error === undefined ? {} : ({ status: 'error', 'aria-invalid': true } as const);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...described, ...invalid })}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'hint' : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
};
