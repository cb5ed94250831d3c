/** Answers people who forgot their password: with a mailed link, or with the reason that there is none. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { shortestHostedPassword } from '#domain/accounts/signUpRules.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { passwordResetService } from '#machines/passwordReset/passwordResetService.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import styles from './Login.module.css';

/** Requests a link to set a new password. The answer is the same for an address without an account. */
const MailedLink = ({ email }: { email: string }) => {
  const { api } = useServices();
  const actor = useLifecycle(() => passwordResetMachine.provide(passwordResetService({ api, token: null })), {
    id: 'passwordReset',
    input: { shortest: shortestHostedPassword },
  });
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot.matches('requested'))
    return 'If this address has an account, a link to set a new password is on its way. It works for an hour.';
  if (email.trim() === '')
    return 'Type your email above. Then you can send yourself a link to set a new password.';
  const { problem, fieldProblems } = snapshot.context;
  const refused = problem !== null || Object.keys(fieldProblems).length > 0;
  return (
    <>
      {refused && 'The link could not be requested. '}
      <Button onClick={() => actor.send({ type: 'link.request', email })} disabled={snapshot.hasTag('busy')}>
        Email me a link to set a new password
      </Button>
    </>
  );
};

/** The specification gives the link no target; in the demo there is a short answer (ruling D15). */
export const ForgottenPassword = ({ email }: { email: string }) => {
  const { hasDemoAccounts, sendsMail } = useServices();
  const [open, setOpen] = useState(false);
  const unsent = hasDemoAccounts ? (
    <>
      This is a demo, so no mail is sent. The shared password of the demo accounts is on the{' '}
      <AppLink to="/demo-credentials">credentials page</AppLink>.
    </>
  ) : (
    'This server sends no mail, so it cannot send you a link. Ask the person who runs it.'
  );
  return (
    <>
      <button
        type="button"
        className={styles.textButton}
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        Forgot password?
      </button>
      {open && (
        <p className={styles.note} role="status">
          {sendsMail ? <MailedLink key={email} email={email} /> : unsent}
        </p>
      )}
    </>
  );
};
