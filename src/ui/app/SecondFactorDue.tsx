/** Tells a member that the agency requires two-step sign-in, and sets it up. */
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { useAuth } from '../services/useAuth.ts';
import { MessagePage } from '../widgets/MessagePage.tsx';
import { SecondFactorDialog } from './shell/SecondFactorDialog.tsx';

export const SecondFactorDue = () => {
  const { actors } = useServices();
  const { signOut, user } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    actors.auth.send({ type: 'profile.stale' });
  };
  return (
    <MessagePage code="Two steps" isClosed title="Set up two-step sign-in">
      <p>Your agency requires it of the whole team. You need an authenticator app; it takes a minute.</p>
      <Space wrap>
        <Button type="primary" onClick={() => setOpen(true)}>
          Set up
        </Button>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </Space>
      {isOpen && <SecondFactorDialog email={user?.email ?? ''} onClose={close} />}
    </MessagePage>
  );
};
