/** Renders the range of a shared page if the link lets visitors change it. */
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './SharePage.module.css';

type Days = { readonly from: string; readonly to: string };

type ShareDaysProps = {
  choice: Days;
  range: Days;
  problem: string;
  isBusy: boolean;
  onDays: (days: Days) => void;
};

export const ShareDays = ({ choice, range, problem, isBusy, onDays }: ShareDaysProps) => {
  const id = useId();
  const [days, setDays] = useState<Days>({ from: range.from, to: range.to });
  const dayField = (name: keyof Days, label: string) => (
    <span className={styles.day}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <Input
        id={`${id}-${name}`}
        type="date"
        required
        min={name === 'from' ? choice.from : days.from}
        max={choice.to}
        value={days[name]}
        onChange={(event) => setDays({ ...days, [name]: event.target.value })}
      />
    </span>
  );
  return (
    <form
      className={styles.days}
      data-print="never"
      onSubmit={(event) => {
        event.preventDefault();
        onDays(days);
      }}
    >
      {dayField('from', 'From')}
      {dayField('to', 'To')}
      <Button htmlType="submit" loading={isBusy}>
        Show these days
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
};
