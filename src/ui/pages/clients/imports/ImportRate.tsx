/** Asks for the rate by which the money of a file in another currency is converted (D38). */
import { Input } from 'antd';
import { useState } from 'react';
import type { ImportChoices, ImportQuestion } from '#domain/imports/platform/importReading.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import styles from './DataImport.module.css';

type RateProps = {
  readonly choices: ImportChoices;
  readonly onChange: (choices: ImportChoices) => void;
} & Extract<ImportQuestion, { kind: 'rate' }>;

const rateOf = (text: string): number | null => {
  const { value } = readTypedNumber(text, { decimals: 8 });
  return value !== null && value > 0 && value <= 1_000_000 ? value : null;
};

/** The rate is shown with the import, in its list and in the API. */
export const ImportRate = ({ from, to, choices, onChange }: RateProps) => {
  const [text, setText] = useState(choices.rate === null ? '' : String(choices.rate));
  const isWrong = text.trim() !== '' && rateOf(text) === null;
  return (
    <fieldset className={styles.question}>
      <legend>
        The file is in {from}, and figures are in {to}. At which rate is its money converted?
      </legend>
      <label className={styles.choice} htmlFor="import-rate">
        {to} for 1 {from}
        <Input
          id="import-rate"
          inputMode="decimal"
          placeholder="1.27"
          value={text}
          aria-invalid={isWrong}
          aria-describedby="import-rate-note"
          onChange={({ target }) => {
            setText(target.value);
            onChange({ ...choices, rate: rateOf(target.value) });
          }}
        />
      </label>
      <p id="import-rate-note" className="note">
        {isWrong
          ? 'Enter a number above 0.'
          : 'The rate is shown with the import. To leave money out, set its columns to “Not imported” below.'}
      </p>
    </fieldset>
  );
};
