/** Renders the team: members, invitations, removed members, and the remaining seats. */

import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { TeamMember, TeamReply } from '#domain/contract/teamSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { useReply } from '../../../data/useReply.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { LinkReach } from '../../../parts/InvitationLink.tsx';
import { LimitNote } from '../../../parts/LimitNote.tsx';
import { lateEraseDialog } from '../../../parts/lateEraseDialog.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useAddressSort } from '../../../parts/tables/useAddressSort.ts';
import { type Reversible, useReversible } from '../../../parts/useReversible.ts';
import { useNavigationIntent } from '../../../services/navigationIntent.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import styles from '../Billing.module.css';
import { invitationColumns } from './invitationColumns.tsx';
import { memberColumns, removedColumns, sortedMembers } from './memberColumns.tsx';
import { TwoSteps } from './TwoSteps.tsx';
import { type TeamActions, useTeamActions } from './useTeamActions.ts';

const lateOwner = {
  fault: 'The dialog of another owner did not load',
  load: async () => (await import('./ChangeOwner.tsx')).ChangeOwner,
};

type GiveWorkspaceProps = { team: TeamReply; acts: TeamActions; busy: boolean; onClose: () => void };

/** An admin who is not the owner may not choose themselves. */
const GiveWorkspace = ({ team, acts, busy, onClose }: GiveWorkspaceProps) => {
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

const lateDialog = {
  fault: 'The dialog that deletes the workspace did not load',
  load: async () => (await import('./DeleteWorkspace.tsx')).DeleteWorkspace,
};

const DangerZone = () => {
  const isOwner = useAuth().membership?.kind === 'owner';
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLazyModule(isOpen, lateDialog);
  if (!isOwner) return null;
  return (
    <OnlyChangeable>
      <section className={styles.part} aria-labelledby="danger">
        <h3 id="danger">Delete the workspace</h3>
        <p className={styles.quiet}>
          Closes the workspace for everyone and ends the subscription. You can restore it for 30 days.
        </p>
        <div>
          <Button danger onClick={() => setOpen(true)}>
            Delete the workspace…
          </Button>
        </div>
        {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
      </section>
    </OnlyChangeable>
  );
};

const seatsText = ({ used, limit }: TeamReply['seats']): string =>
  limit === -1
    ? `${formatLimit(used)} seats used · Unlimited`
    : `${formatLimit(used)} of ${formatLimit(limit)} seats used`;

const isAlone = ({ members, invitations }: TeamReply): boolean =>
  members.length === 1 && invitations.length === 0;

const lateForm = {
  fault: 'The form of an invitation did not load',
  load: async () => (await import('./InviteForm.tsx')).InviteForm,
};

type InviteProps = { changes: Reversible; isOpen: boolean; setOpen: (isOpen: boolean) => void };

const Invite = ({ changes, isOpen, setOpen }: InviteProps) => {
  const Form = useLazyModule(isOpen, lateForm);
  const isFull = usePlan().room('teamMembers')?.problem != null;
  return (
    <OnlyChangeable>
      <div className={styles.pair}>
        <LimitNote resource="teamMembers" />
        <Button type="primary" disabled={isFull} onClick={() => setOpen(true)}>
          Invite teammate
        </Button>
        {isOpen && Form && <Form changes={changes} onClose={() => setOpen(false)} />}
      </div>
    </OnlyChangeable>
  );
};

type ListsProps = {
  team: TeamReply;
  acts: TeamActions;
  busy: boolean;
  onErase: (member: TeamMember) => void;
};

const Lists = ({ team, acts, busy, onErase }: ListsProps) => {
  const { profile, user } = useAuth();
  const viewer = { role: profile?.role ?? 'user', accountId: user?.id ?? '' } as const;
  return (
    <>
      {team.invitations.length > 0 && (
        <section className={styles.part} aria-labelledby="invitations">
          <h3 id="invitations">Invited</h3>
          <p className={styles.quiet}>
            Invited people join this workspace. <LinkReach />
          </p>
          <DataTable
            label="Open invitations"
            rows={team.invitations}
            keyOf={({ id }) => id}
            columns={invitationColumns({ acts, busy, viewer })}
          />
        </section>
      )}
      {team.removed.length > 0 && (
        <section className={styles.part} aria-labelledby="removed">
          <h3 id="removed">Removed</h3>
          <DataTable
            label="Removed members"
            rows={team.removed}
            keyOf={({ id }) => id}
            columns={removedColumns({ acts, busy, viewer, onErase })}
          />
        </section>
      )}
      <TwoSteps isRequired={team.second_factor.is_required} busy={busy} onChange={acts.requireTwoSteps} />
    </>
  );
};

export const Team = () => {
  const { data, error, refetch } = useReply('readTeam');
  const isFull = usePlan().room('teamMembers')?.problem != null;
  const [isInviting, setInviting] = useState(false);
  const mayChange = useCanEdit();
  useNavigationIntent('inviteTeammate', () => mayChange && !isFull && setInviting(true));
  const [isGiving, setGiving] = useState(false);
  const [erased, setErased] = useState<TeamMember | null>(null);
  const Erase = useLazyModule(erased !== null, lateEraseDialog);
  const { profile, user } = useAuth();
  const sorting = useAddressSort(sortedMembers);
  const changes = useReversible();
  const acts = useTeamActions(changes);
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const viewer = { role: profile?.role ?? 'user', accountId: user?.id ?? '' } as const;
  return (
    <div className={styles.main}>
      <section className={styles.part} aria-labelledby="team">
        <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.bar ?? ''}>
          <h2 id="team">Team</h2>
          <Invite changes={changes} isOpen={isInviting} setOpen={setInviting} />
        </Flex>
        {!error && (
          <p className={styles.quiet}>
            {data ? `${seatsText(data.seats)}. Client accounts are free.` : '\u00a0'}
          </p>
        )}
        <ChangeNotice actor={changes.actor} words={changes.words} />
        {error && !data && <ListFailure what="The team" error={error} onRetry={refetch} />}
        {!error && (
          <DataTable
            label="Members"
            rows={data?.members ?? null}
            keyOf={({ id }) => id}
            columns={memberColumns({ acts, busy, viewer, onErase: setErased, onGive: () => setGiving(true) })}
            {...sorting}
            pageSize={20}
            expectedRows={8}
          />
        )}
        {data && isAlone(data) && !isFull && (
          <EmptyList
            words={emptyLists.team.nothingCreated}
            onAction={mayChange ? () => setInviting(true) : undefined}
          />
        )}
      </section>
      {data && <Lists team={data} acts={acts} busy={busy} onErase={setErased} />}
      {(data || error) && <DangerZone />}
      {data && isGiving && (
        <GiveWorkspace team={data} acts={acts} busy={busy} onClose={() => setGiving(false)} />
      )}
      {erased && Erase && (
        <Erase
          name={erased.name}
          also="They can no longer sign in."
          busy={busy}
          onErase={(typed) => {
            setErased(null);
            acts.erase(erased, typed);
          }}
          onClose={() => setErased(null)}
        />
      )}
    </div>
  );
};
