/** Renders the calculator's inputs, each a slider and a number field under one label. */
import { Flex, Slider } from 'antd';
import { useId } from 'react';
import {
  parseRoiNumber,
  type RoiField,
  type RoiInputs,
  readRoiNumber,
  roiFieldFacts,
  roiFields,
} from '#domain/roi/roiInputs.ts';
import { formatAmount, formatCount } from '#domain/roi/roiTexts.ts';
import { NumberInput } from '../../widgets/NumberInput.tsx';
import styles from './RoiForm.module.css';

export type RoiTexts = Readonly<Record<RoiField, string>>;

const forEachField = <Value,>(value: (field: RoiField) => Value): Record<RoiField, Value> =>
  Object.fromEntries(roiFields.map((field) => [field, value(field)])) as Record<RoiField, Value>;

export const textsOf = (inputs: RoiInputs): RoiTexts => forEachField((field) => formatCount(inputs[field]));

export const inputsOf = (texts: RoiTexts): RoiInputs =>
  forEachField((field) => parseRoiNumber(texts[field], field));

const shown = (value: number, field: RoiField): string =>
  roiFieldFacts[field].money ? formatAmount(value) : formatCount(value);

/** Explains the parsed value of an ambiguous text; null if the text is plain. */
const countedAs = (text: string, field: RoiField): string | null => {
  if (text.trim() === '') return 'Empty counts as 0';
  const value = parseRoiNumber(text, field);
  const typed = readRoiNumber(text);
  const counted = `Counts as ${shown(value, field)}`;
  if (typed.problem !== null) return `${typed.problem}. ${counted}`;
  return typed.value === value ? null : `${counted}: whole numbers from 0`;
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
      <NumberInput
        id={id}
        inputMode="numeric"
        className={styles.number ?? ''}
        least={0}
        most={most}
        {...(money ? { prefix: '$' } : {})}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={onText}
        onBlur={() => {
          if (note === null || text.trim() === '') onText(formatCount(value));
        }}
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
        onChange={(next) => onText(formatCount(next))}
      />
      <Flex component="p" justify="space-between" className={styles.ends ?? ''} aria-hidden="true">
        <span>{shown(min, field)}</span>
        <span>{shown(max, field)}</span>
      </Flex>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
    </div>
  );
};

type RoiFormProps = { texts: RoiTexts; onChange: (changes: Partial<RoiTexts>) => void };

export const RoiForm = ({ texts, onChange }: RoiFormProps) => (
  <section className={styles.form} aria-labelledby="your-numbers">
    <h2 className="title" id="your-numbers">
      Your numbers
    </h2>
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
