/** Renders the dialog that transfers the workspace to another team member. */
import type { TeamReply } from '#domain/contract/teamSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import type { TeamActions } from './useTeamActions.ts';

const lateOwner = {
  fault: 'The dialog of another owner did not load',
  load: async () => (await import('./ChangeOwner.tsx')).ChangeOwner,
};

type GiveWorkspaceProps = { team: TeamReply; acts: TeamActions; busy: boolean; onClose: () => void };

/** An admin who is not the owner may not choose themselves. */
export const GiveWorkspace = ({ team, acts, busy, onClose }: GiveWorkspaceProps) => {
  const Dialog = useLazyModule(true, lateOwner);
  const { user } = useAuth();
  const workspace = useReply('readWorkspace').data?.workspace;
  const owner = team.members.find(({ kind }) => kind === 'owner');
  if (!Dialog || !workspace || !owner) return null;
  const candidates = team.members.filter(
    ({ id, kind, status }) => kind === 'staff' && status === 'active' && id !== user?.id,
  );
  return (
    <Dialog
      workspace={workspace.name}
      owner={owner}
      candidates={candidates}
      busy={busy}
      onGive={(member, typed) => {
        onClose();
        acts.giveTo(member, { typed, etag: team.ownership.etag });
      }}
      onClose={onClose}
    />
  );
};
