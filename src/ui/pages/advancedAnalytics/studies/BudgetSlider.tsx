/** Renders the weekly spend of one channel as a slider and a number under one label. */
import { Slider } from 'antd';
import { useId, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { NumberInput } from '../../../widgets/NumberInput.tsx';
import styles from './Studies.module.css';

type BudgetSliderProps = {
  readonly label: string;
  /** Present spend in cents; the slider ends at twice as much. */
  readonly now: number;
  readonly cents: number;
  readonly currency: string;
  readonly onChange: (cents: number) => void;
};

const wholeAmount = (cents: number): string => englishNumber(Math.round(cents / 100));

const percentOf = (cents: number, now: number): string => {
  const change = Math.round((cents / now - 1) * 100);
  if (change === 0) return 'as now';
  return change > 0 ? `${change}% more than now` : `${-change}% less than now`;
};

export const BudgetSlider = ({ label, now, cents, currency, onChange }: BudgetSliderProps) => {
  const id = useId();
  // Null while nothing is being typed: then the number follows the slider.
  const [typed, setTyped] = useState<string | null>(null);
  const most = now * 2;
  const { value, problem } = readTypedNumber(typed ?? '0', { decimals: 2, units: ['USD'] });
  const isWrong = typed !== null && (problem !== null || value === null || value < 0 || value * 100 > most);
  const type = (text: string) => {
    setTyped(text);
    const { value: next } = readTypedNumber(text, { decimals: 2, units: ['USD'] });
    if (next !== null && next >= 0 && next * 100 <= most) onChange(Math.round(next * 100));
  };
  return (
    <div className={styles.slider}>
      <label id={`${id}-label`} htmlFor={id}>
        {label} a week
      </label>
      <NumberInput
        id={id}
        least={0}
        most={Math.floor(most / 100)}
        aria-describedby={`${id}-note`}
        {...(isWrong ? { status: 'error', 'aria-invalid': true } : {})}
        value={typed ?? wholeAmount(cents)}
        onChange={type}
        onBlur={() => setTyped(null)}
      />
      <Slider
        min={0}
        max={most}
        step={Math.max(1, Math.round(now / 100))}
        tooltip={{ formatter: null }}
        ariaLabelledByForHandle={`${id}-label`}
        ariaValueTextFormatterForHandle={() =>
          `${writtenFigure('revenue_cents', cents, currency)}, ${percentOf(cents, now)}`
        }
        value={cents}
        onChange={onChange}
      />
      <p id={`${id}-note`} className={styles.quiet}>
        {isWrong
          ? `Enter an amount from 0 to ${wholeAmount(most)}.`
          : `${percentOf(cents, now)}; ${writtenFigure('revenue_cents', now, currency)} now`}
      </p>
    </div>
  );
};
