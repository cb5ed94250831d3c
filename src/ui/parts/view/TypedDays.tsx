/** Renders two text inputs for days, a keyboard alternative to the calendar (ant-design#53638). */
import { Button, Flex, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { calendarDayOf, type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import styles from './ViewBar.module.css';

type DayFieldProps = {
  label: string;
  text: string;
  isWrong: boolean;
  isFirst: boolean;
  onType: (text: string) => void;
};

const DayField = ({ label, text, isWrong, isFirst, onType }: DayFieldProps) => {
  const id = useId();
  return (
    <Flex vertical gap={4} className={styles.field ?? ''} data-first={isFirst ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={text}
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        onChange={({ target }) => onType(target.value)}
      />
    </Flex>
  );
};

type TypedDaysProps = {
  days: Days;
  today: EpochDay;
  isFirst?: boolean;
  submit?: string;
  /** As typed: in any order, and possibly in the future. */
  onDays: (from: EpochDay, to: EpochDay) => void;
};

export const TypedDays = ({ days, today, isFirst = false, submit = 'Apply', onDays }: TypedDaysProps) => {
  const [from, setFrom] = useState(calendarDayOf(days.from));
  const [to, setTo] = useState(calendarDayOf(days.to));
  const [isAsked, setAsked] = useState(false);
  const [first = null, last = null] = [from, to].map((text) => epochDayOf(text.trim()));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (first !== null && last !== null) onDays(first, last);
  };
  return (
    <form className={styles.days} onSubmit={send} noValidate>
      <DayField
        label="From"
        text={from}
        isWrong={isAsked && first === null}
        isFirst={isFirst}
        onType={setFrom}
      />
      <DayField label="To" text={to} isWrong={isAsked && last === null} isFirst={false} onType={setTo} />
      <Button htmlType="submit">{submit}</Button>
      {isAsked && (first === null || last === null) && (
        <p role="alert" className={styles.wrong}>
          Write a day as YYYY-MM-DD, such as {calendarDayOf(today)}.
        </p>
      )}
    </form>
  );
};
