/** The calculator's inputs: a slider and a number field for each, under one label. */
import { Input } from 'antd';
import { useId } from 'react';
import {
  parseRoiNumber,
  type RoiField,
  type RoiInputs,
  roiFieldFacts,
  roiFields,
} from '#domain/roi/roiInputs.ts';
import { formatAmount, formatCount } from '#domain/roi/roiTexts.ts';
import styles from './RoiForm.module.css';

/** What stands in the number fields. */
export type RoiTexts = Readonly<Record<RoiField, string>>;

const forEachField = <Value,>(value: (field: RoiField) => Value): Record<RoiField, Value> =>
  Object.fromEntries(roiFields.map((field) => [field, value(field)])) as Record<RoiField, Value>;

export const textsOf = (inputs: RoiInputs): RoiTexts => forEachField((field) => String(inputs[field]));

export const inputsOf = (texts: RoiTexts): RoiInputs =>
  forEachField((field) => parseRoiNumber(texts[field], field));

const shown = (value: number, field: RoiField): string =>
  roiFieldFacts[field].money ? formatAmount(value) : formatCount(value);

/** Says how a text counts when that is not plain; null when it is. */
const countedAs = (text: string, field: RoiField): string | null => {
  const value = parseRoiNumber(text, field);
  if (text === String(value)) return null;
  return text === '' ? 'Empty counts as 0' : `Counts as ${shown(value, field)}: whole numbers from 0`;
};

type PairProps = { field: RoiField; text: string; onText: (text: string) => void };

const InputPair = ({ field, text, onText }: PairProps) => {
  const id = useId();
  const { label, money, unit, slider, most } = roiFieldFacts[field];
  const value = parseRoiNumber(text, field);
  const note = countedAs(text, field);
  const { min, max, step } = slider;
  const filled = (100 * (Math.min(Math.max(value, min), max) - min)) / (max - min);
  return (
    <div className={styles.pair}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        className={styles.number}
        min={0}
        max={most}
        step={1}
        {...(money ? { prefix: '$' } : {})}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onBlur={() => onText(String(value))}
      />
      <input
        type="range"
        className={styles.slider}
        style={{ '--filled': `${filled}%` } as React.CSSProperties}
        min={min}
        max={max}
        step={step}
        aria-labelledby={`${id}-label`}
        aria-valuetext={`${shown(value, field)} ${money ? unit.replace('dollars ', '') : unit}`}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{shown(min, field)}</span>
        <span>{shown(max, field)}</span>
      </p>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
    </div>
  );
};

type RoiFormProps = { texts: RoiTexts; onChange: (changes: Partial<RoiTexts>) => void };

export const RoiForm = ({ texts, onChange }: RoiFormProps) => (
  <section className={styles.form} aria-labelledby="your-numbers">
    <h2 id="your-numbers">Your numbers</h2>
    {roiFields.map((field) => (
      <InputPair
        key={field}
        field={field}
        text={texts[field]}
        onText={(text) => onChange({ [field]: text })}
      />
    ))}
  </section>
);
