/** Renders the button that opens a client's portal as its people see it. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useClientView } from './useClientView.ts';

export const ViewAsClient = ({ clientId }: { clientId: string }) => {
  const actor = useClientView(null);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <>
      <Button loading={busy} onClick={() => actor.send({ type: 'view.enter', clientId })}>
        View as client
      </Button>
      {problem && <span role="alert">{problem.message}</span>}
    </>
  );
};
