/** Renders the fields of a demo card, of which only brand, last digits and expiry are sent. */
import { Input } from 'antd';
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import { type CardFields, testCard } from '#domain/checkout/cardRules.ts';
import { Field } from '../widgets/Field.tsx';
import styles from './CardInputs.module.css';

type CardInputsProps = {
  card: CardFields;
  errors: FieldErrors<keyof CardFields>;
  onChange: (changes: Partial<CardFields>) => void;
};

const fields = [
  { name: 'holder', label: 'Name on card', placeholder: '', numeric: false, wide: true },
  { name: 'number', label: 'Card number', placeholder: testCard, numeric: true, wide: true },
  { name: 'expiry', label: 'Expires', placeholder: 'MM/YY', numeric: true, wide: false },
  { name: 'code', label: 'Security code', placeholder: '123', numeric: true, wide: false },
] as const;

export const CardInputs = ({ card, errors, onChange }: CardInputsProps) => (
  <div className={styles.fields}>
    {fields.map(({ name, label, placeholder, numeric, wide }) => (
      <div key={name} className={wide ? styles.wide : undefined}>
        <Field label={label} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              {...(numeric ? { inputMode: 'numeric' } : {})}
              placeholder={placeholder}
              value={card[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      </div>
    ))}
  </div>
);
