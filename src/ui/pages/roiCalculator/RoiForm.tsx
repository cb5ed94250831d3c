/** The calculator's inputs: a slider and a number field for each, under one label. */
import { InputNumber, Slider } from 'antd';
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

const withoutGroups = (text: string): string => text.replaceAll(/[\s,_$']/g, '');

/** `50000` as `50,000`; what is no number yet stays as it is. */
const grouped = (text: string | number | undefined): string =>
  /^\d+$/.test(String(text)) ? formatCount(Number(text)) : String(text ?? '');

/** Says how a text counts when that is not plain; null when it is. */
const countedAs = (text: string, field: RoiField): string | null => {
  const value = parseRoiNumber(text, field);
  if (withoutGroups(text) === String(value)) return null;
  return text === '' ? 'Empty counts as 0' : `Counts as ${shown(value, field)}: whole numbers from 0`;
};

type PairProps = { field: RoiField; text: string; onText: (text: string) => void };

const InputPair = ({ field, text, onText }: PairProps) => {
  const id = useId();
  const { label, money, unit, slider, most } = roiFieldFacts[field];
  const value = parseRoiNumber(text, field);
  const note = countedAs(text, field);
  const { min, max, step } = slider;
  const said = `${shown(value, field)} ${money ? unit.replace('dollars ', '') : unit}`;
  return (
    <div className={styles.pair}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <InputNumber<string | number>
        id={id}
        inputMode="numeric"
        className={styles.number ?? ''}
        min={0}
        max={most}
        {...(money ? { prefix: '$' } : {})}
        aria-describedby={`${id}-note`}
        value={text === '' ? null : value}
        formatter={grouped}
        parser={(typed) => withoutGroups(typed ?? '')}
        onInput={onText}
        onStep={(next) => onText(String(next))}
        onBlur={() => onText(String(value))}
      />
      <Slider
        className={styles.slider ?? ''}
        min={min}
        max={max}
        step={step}
        tooltip={{ formatter: null }}
        ariaLabelledByForHandle={`${id}-label`}
        ariaValueTextFormatterForHandle={() => said}
        value={value}
        onChange={(next) => onText(String(next))}
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
