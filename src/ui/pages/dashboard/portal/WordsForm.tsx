/** Renders a short text form addressed to the agency. */

import { Button, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { tidyText } from '#domain/text/visibleText.ts';
import styles from './Portal.module.css';

const longest = 2_000;

type WordsFormProps = {
  label: string;
  submit: string;
  isOff: boolean;
  children?: ReactNode;
  onWords: (text: string) => void;
};

export const WordsForm = ({ label, submit, isOff, children, onWords }: WordsFormProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const isEmpty = tidyText(text) === '';
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || isOff) return;
        onWords(tidyText(text));
        setText('');
      }}
    >
      {children}
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        value={text}
        rows={3}
        maxLength={longest}
        disabled={isOff}
        onChange={(event) => setText(event.target.value)}
      />
      <Button htmlType="submit" disabled={isOff || isEmpty}>
        {submit}
      </Button>
    </form>
  );
};
