/** Says who can sign in with a chosen file, asks for its passphrase if it has one, and lets a person decide. */
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import type { FileFacts } from '#domain/recovery/loss.ts';
import { Field } from '../../widgets/Field.tsx';
import styles from './Backup.module.css';
import { secretWords } from './backupWords.ts';

type ImportFormProps = {
  readonly facts: FileFacts;
  readonly labels: { readonly yes: string; readonly no: string };
  readonly onImport: (secret: string | null) => void;
  readonly onCancel: () => void;
};

export const ImportForm = ({ facts, labels, onImport, onCancel }: ImportFormProps) => {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onImport(text === '' ? null : text);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>{secretWords(facts)}</p>
      {facts.isProtected && !facts.isOwn && (
        <Field label="Passphrase of the file" hint="Leave it empty to go on without names and passwords.">
          {(control) => (
            <Input.Password
              {...control}
              value={text}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      )}
      <div className={`${styles.buttons} touch`}>
        <Button type="primary" htmlType="submit">
          {labels.yes}
        </Button>
        <Button onClick={onCancel}>{labels.no}</Button>
      </div>
    </form>
  );
};
