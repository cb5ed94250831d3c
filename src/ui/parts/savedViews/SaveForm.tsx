/** Renders the form that saves the current view under a name, with validation. */

import { Button, Flex, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { viewNameProblem } from '#domain/savedViews/savedViewRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import styles from './SavedViews.module.css';

type SaveFormProps = {
  label: string;
  submit: string;
  start?: string;
  isBusy: boolean;
  isFirst?: boolean;
  onSave: (name: string) => void;
};

/** The name stays in its field, because a refusal needs it again. */
export const SaveForm = ({ label, submit, start = '', isBusy, isFirst = false, onSave }: SaveFormProps) => {
  const id = useId();
  const [name, setName] = useState(start);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = viewNameProblem(name);
    setWrong(problem);
    if (problem === null) onSave(tidyText(name));
  };
  return (
    <form className={styles.name} data-first={isFirst || undefined} onSubmit={send} noValidate>
      <Flex vertical gap={4} className={styles.field ?? ''}>
        <label htmlFor={id}>{label}</label>
        <Input
          id={id}
          value={name}
          autoComplete="off"
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : `${id}-wrong`}
          onChange={({ target }) => setName(target.value)}
        />
      </Flex>
      <Button htmlType="submit" disabled={isBusy}>
        {submit}
      </Button>
      {wrong !== null && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </form>
  );
};
