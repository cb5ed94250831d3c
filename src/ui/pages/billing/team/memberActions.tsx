/** Renders the actions that the viewer may take on a team member. */
import { Button, Popconfirm } from 'antd';
import type { Role } from '#domain/access/role.ts';
import { refusedTeamAct } from '#domain/access/teamRules.ts';
import type { TeamMember } from '#domain/contract/teamSchemas.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import styles from '../Billing.module.css';
import type { TeamActions } from './useTeamActions.ts';

export type Acting = {
  readonly acts: TeamActions;
  readonly busy: boolean;
  readonly onErase: (member: TeamMember) => void;
  readonly onGive: () => void;
  readonly viewer: { readonly role: Role; readonly accountId: string };
};

export const isOpen = ({ viewer }: Pick<Acting, 'viewer'>, member: TeamMember): boolean =>
  member.kind !== 'owner' &&
  refusedTeamAct(
    viewer,
    { accountId: member.id, role: member.role, kind: member.kind },
    { kind: 'remove' },
  ) === null;

export const EraseButton = ({ member, acting }: { member: TeamMember; acting: Omit<Acting, 'onGive'> }) =>
  acting.viewer.role === 'admin' ? (
    <Button type="text" danger disabled={acting.busy} onClick={() => acting.onErase(member)}>
      Erase<span className="visually-hidden"> {member.name}</span>
    </Button>
  ) : null;

export const OwnerActions = ({
  member,
  acting: { viewer, busy, onGive },
}: {
  member: TeamMember;
  acting: Acting;
}) =>
  viewer.role === 'admin' || viewer.accountId === member.id ? (
    <OnlyChangeable>
      <Button type="text" size="small" disabled={busy} onClick={onGive}>
        Change owner
      </Button>
    </OnlyChangeable>
  ) : null;

export const MemberActions = ({ member, acting }: { member: TeamMember; acting: Acting }) => (
  <OnlyChangeable>
    <span className={styles.acts}>
      <Popconfirm
        title={`Remove ${member.name}?`}
        description="They can no longer sign in. You can restore them."
        okText="Remove"
        onConfirm={() => acting.acts.remove(member)}
      >
        <Button type="text" disabled={acting.busy}>
          Remove<span className="visually-hidden"> {member.name}</span>
        </Button>
      </Popconfirm>
      <EraseButton member={member} acting={acting} />
    </span>
  </OnlyChangeable>
);
