/** Asks whether a passphrase protects names and passwords in a file, and exports it. */
import { Button, Input, Progress } from 'antd';
import { type FormEvent, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { passphraseProblem } from '#domain/recovery/passphrase.ts';
import { Field } from '../../widgets/Field.tsx';
import styles from './Backup.module.css';
import { passphraseHint } from './backupWords.ts';

type AdvanceProps = { readonly done: number; readonly total: number };

export const Advance = ({ done, total }: AdvanceProps) =>
  total === 0 ? (
    <p>{englishNumber(done)} events read</p>
  ) : (
    <Progress percent={Math.floor((done / total) * 100)} aria-label="Progress" />
  );

type ExportFormProps = {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onExport: (secret: string | null) => void;
  readonly onBack?: () => void;
};

export const ExportForm = ({ label, disabled = false, onExport, onBack }: ExportFormProps) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = passphraseProblem(text);
    setProblem(found);
    if (found === null) onExport(text === '' ? null : text);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field label="Passphrase (optional)" hint={passphraseHint} error={problem ?? undefined}>
        {(control) => (
          <Input.Password
            {...control}
            value={text}
            autoComplete="new-password"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className={`${styles.buttons} touch`}>
        <Button type="primary" htmlType="submit" disabled={disabled}>
          {label}
        </Button>
        {onBack && <Button onClick={onBack}>Back</Button>}
      </div>
    </form>
  );
};
