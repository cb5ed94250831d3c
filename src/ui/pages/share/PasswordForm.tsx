/** Asks a visitor for the password of a share link. */
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { MessagePage } from '../../widgets/MessagePage.tsx';
import styles from './SharePage.module.css';

type PasswordFormProps = {
  problem: string;
  isBusy: boolean;
  onPassword: (password: string) => void;
};

export const PasswordForm = ({ problem, isBusy, onPassword }: PasswordFormProps) => {
  const id = useId();
  const [password, setPassword] = useState('');
  return (
    <MessagePage code="Protected" title="This page needs a password">
      <form
        className={styles.password}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !isBusy) onPassword(password);
        }}
      >
        <label htmlFor={id}>Password</label>
        <Input.Password
          id={id}
          value={password}
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          status={problem === '' ? '' : 'error'}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={password === ''}>
          Open
        </Button>
      </form>
    </MessagePage>
  );
};
