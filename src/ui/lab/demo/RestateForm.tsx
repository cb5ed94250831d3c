/** Asks how many days a platform restates, and by how much. */
import { type FormEvent, useState } from 'react';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './DemoPanel.module.css';
import { ResultText } from './ResultText.tsx';

type RestateFormProps = {
  readonly isDisabled: boolean;
  readonly onRestate: (days: number, factor: number) => void;
};

type NumberProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const NumberInput = ({ label, value, onChange }: NumberProps) => (
  <label className={styles.field}>
    {label}
    <input
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

/** The contract's limit. */
const mostDays = 90;
const [least, most] = [-90, 900];

const numberIn = (text: string): number =>
  readTypedNumber(text, { decimals: 4, units: ['%'], most }).value ?? Number.NaN;

export const RestateForm = ({ isDisabled, onRestate }: RestateFormProps) => {
  const [days, setDays] = useState('3');
  const [change, setChange] = useState('-8');
  const [fault, setFault] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [count, percent] = [numberIn(days), numberIn(change)];
    const isPossible =
      Number.isInteger(count) && count >= 1 && count <= mostDays && percent >= least && percent <= most;
    setFault(
      isPossible ? null : `Type 1 to ${mostDays} days, and a change from ${least} to ${most} percent.`,
    );
    if (isPossible) onRestate(count, (100 + percent) / 100);
  };
  return (
    <form className={styles.row} onSubmit={send} noValidate>
      <NumberInput label="Last full days" value={days} onChange={setDays} />
      <NumberInput label="Change in %" value={change} onChange={setChange} />
      <PanelButton type="submit" disabled={isDisabled}>
        Restate these days
      </PanelButton>
      {fault !== null && <ResultText told={{ ok: false, text: fault }} />}
    </form>
  );
};
