/** Answers people who forgot their password: with a mailed link, or with the reason that there is none. */
import { Button } from 'antd';
import { useState } from 'react';
import { outcomeOf } from '#machines/api/outcome.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import styles from './Login.module.css';

type Asked = 'no' | 'busy' | 'sent' | 'failed';

/** Asks for a link to set a new password. The answer is the same for an address without an account. */
const MailedLink = ({ email }: { email: string }) => {
  const { api } = useServices();
  const [asked, setAsked] = useState<Asked>('no');
  const ask = async () => {
    setAsked('busy');
    const { error } = await outcomeOf(api.call('requestPasswordReset', { body: { email } }));
    setAsked(error === null ? 'sent' : 'failed');
  };
  if (asked === 'sent')
    return 'If this address has an account, a link to set a new password is on its way. It works for an hour.';
  if (email.trim() === '')
    return 'Type your email above. Then you can send yourself a link to set a new password.';
  return (
    <>
      {asked === 'failed' && 'The link could not be asked for. '}
      <Button onClick={ask} disabled={asked === 'busy'}>
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
