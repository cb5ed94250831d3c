/** Renders a short number input with its unit as its label. */
import { useId } from 'react';
import styles from './Conditions.module.css';

type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  /** NaN for an invalid number. */
  readonly onChange: (value: number) => void;
};

export const NumberField = ({ label, value, onChange }: NumberFieldProps) => {
  const id = useId();
  return (
    <span className={styles.field}>
      <input
        id={id}
        type="number"
        className={styles.number}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
};
