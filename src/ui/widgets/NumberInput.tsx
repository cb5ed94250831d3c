/** Renders a text input for a number with the arrow keys of a spin button; its form validates it. */

import { Input } from 'antd';
import type { ComponentProps, KeyboardEvent } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { ownValue } from '#domain/ownValue.ts';

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'min' | 'max'> & {
  readonly least: number;
  readonly most: number;
  /** Set by `Form.Item` for a named field. */
  readonly value?: string | number;
  readonly onChange?: (text: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

export const NumberInput = ({ least, most, value = '', onChange, ...input }: NumberInputProps) => {
  const { value: now } = readTypedNumber(String(value), { decimals: 15, units: ['USD'] });
  const step = (event: KeyboardEvent) => {
    const by = ownValue(steps, event.key);
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(Math.trunc(now ?? 0) + by, least), most);
    onChange?.(englishNumber(next));
  };
  return (
    <Input
      role="spinbutton"
      autoComplete="off"
      inputMode="decimal"
      aria-valuemin={least}
      aria-valuemax={most}
      {...(now === null ? {} : { 'aria-valuenow': now })}
      aria-valuetext={String(value)}
      {...input}
      value={String(value)}
      onChange={({ target }) => onChange?.(target.value)}
      onKeyDown={step}
    />
  );
};
