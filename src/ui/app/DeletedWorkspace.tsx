/** Tells the members of a deleted workspace who deleted it and when, and offers its owner to restore it. */
import { useSelector } from '@xstate/react';
import { Button, Space } from 'antd';
import { isRestorable } from '#domain/access/workspaceDeletion.ts';
import type { Membership } from '#domain/contract/authSchemas.ts';
import { isoNow } from '#world/clock.ts';
import { day, fullTime } from '../content/dates.ts';
import { useReversible } from '../parts/useReversible.ts';
import { useServices } from '../services/servicesContext.ts';
import { useAuth } from '../services/useAuth.ts';
import { MessagePage } from '../widgets/MessagePage.tsx';
import { ProblemBox } from '../widgets/ProblemBox.tsx';

const RestoreButton = () => {
  const { api, actors } = useServices();
  const { actor, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const restore = async () => {
    await api.call('restoreWorkspace');
    actors.auth.send({ type: 'profile.stale' });
  };
  return (
    <>
      <ProblemBox text={problem?.message ?? null} />
      <Button type="primary" loading={busy} onClick={() => ask({ make: restore, made: '', takenBack: '' })}>
        Restore the workspace
      </Button>
    </>
  );
};

type DeletedWorkspaceProps = { membership: Pick<Membership, 'kind' | 'deletion'> };

export const DeletedWorkspace = ({ membership: { kind, deletion } }: DeletedWorkspaceProps) => {
  const { actors, world } = useServices();
  const { signOut } = useAuth();
  if (!deletion) return null;
  const { by, at, restorable_until: until } = deletion;
  const canRestore = isRestorable(until, isoNow(world.clock));
  const who = kind === 'owner' ? 'You' : 'Its owner';
  const inTime = until === null ? 'at any time' : `until ${day(until)}`;
  return (
    <MessagePage code="Deleted" isClosed title="This workspace was deleted">
      <p>
        {by} deleted it on {fullTime(at)}. Its pages, share links and API keys are closed, and its schedules
        have stopped. Nothing in it was erased.
      </p>
      <p>
        {canRestore
          ? `${who} can restore it ${inTime}, with everything in it.`
          : `It could be restored until ${until === null ? '' : day(until)}. That time is over.`}
      </p>
      <Space wrap>
        {canRestore && kind === 'owner' && <RestoreButton />}
        <Button onClick={() => actors.auth.send({ type: 'profile.stale' })}>Check again</Button>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </Space>
    </MessagePage>
  );
};
