/** Defines the columns of the team's tables, with the actions on each member. */

import { Button, Flex, Select } from 'antd';
import { personLabel } from '#domain/access/personLabel.ts';
import { roleLabels } from '#domain/access/role.ts';
import { mayGive, type StaffRole, staffRoles } from '#domain/access/teamRules.ts';
import type { TeamMember } from '#domain/contract/teamSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { shortDate } from '../../../content/shortDate.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { Hint } from '../../../widgets/Hint.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { byValue } from '../../../widgets/tableSort.ts';
import styles from '../Billing.module.css';
import { type Acting, EraseButton, isOpen, MemberActions, OwnerActions } from './memberActions.tsx';

const mostNames = 3;

export const sortedMembers = ['name', 'role', 'active', 'clients', 'joined'] as const;

const RoleCell = ({ member, acting }: { member: TeamMember; acting: Acting }) => {
  const { acts, busy, viewer } = acting;
  const mayChange = useCanEdit();
  if (!mayChange || !isOpen(acting, member)) {
    return `${personLabel(member)}${member.kind === 'owner' && member.role !== 'user' ? ', owner' : ''}`;
  }
  const given = staffRoles.filter((role) => mayGive(viewer.role, role));
  return (
    <Select<StaffRole>
      aria-label={`Role of ${member.name}`}
      value={member.role === 'admin' ? 'admin' : 'manager'}
      disabled={busy}
      popupMatchSelectWidth={false}
      options={given.map((value) => ({ value, label: roleLabels[value] }))}
      onChange={(role) => acts.changeRole(member, role)}
    />
  );
};

const byText =
  (textOf: (member: TeamMember) => string): NonNullable<DataColumn<TeamMember>['compare']> =>
  (one, other) =>
    compareNames(textOf(one), textOf(other));

export const ClientNames = ({ clients }: Pick<TeamMember, 'clients'>) => {
  if (clients.length === 0) return '—';
  const shown = clients.length > mostNames + 1 ? clients.slice(0, mostNames) : clients;
  const rest = clients.length - shown.length;
  return (
    <Flex component="span" wrap gap="2px 10px">
      {shown.map(({ id, name }) => (
        <AppLink key={id} to={`/clients/${id}`}>
          <bdi>{name}</bdi>
        </AppLink>
      ))}
      {rest > 0 && <Hint text={clients.map(({ name }) => name).join(', ')}>and {rest} more</Hint>}
    </Flex>
  );
};

const clientsColumn: DataColumn<TeamMember> = {
  key: 'clients',
  title: 'Clients',
  width: '18%',
  isGreatestFirst: true,
  compare: (one, other) => one.clients.length - other.clients.length,
  cell: ({ clients }) => <ClientNames clients={clients} />,
};

const nameColumn: DataColumn<TeamMember> = {
  key: 'name',
  title: 'Name',
  isName: true,
  width: '23%',
  compare: byText(({ name }) => name),
  cell: ({ name, email, status }) => (
    <span className={styles.choice}>
      <span>
        {name} {status === 'suspended' && <StatusTag tone="warning">No seat in the plan</StatusTag>}
      </span>
      <small>{email}</small>
    </span>
  ),
};

export const memberColumns = (acting: Acting): readonly DataColumn<TeamMember>[] => [
  nameColumn,
  {
    key: 'role',
    title: 'Role',
    width: '17%',
    compare: byText(({ role }) => roleLabels[role]),
    cell: (member) => <RoleCell member={member} acting={acting} />,
  },
  {
    key: 'active',
    title: 'Last active',
    width: '12%',
    isGreatestFirst: true,
    compare: byValue(({ last_active_at }) => last_active_at),
    cell: ({ last_active_at }) => (last_active_at === null ? 'Never' : shortDate(last_active_at)),
  },
  clientsColumn,
  {
    key: 'joined',
    title: 'Joined',
    width: '12%',
    isGreatestFirst: true,
    compare: byText(({ joined_at }) => joined_at),
    cell: ({ joined_at }) => shortDate(joined_at),
  },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    width: '18%',
    align: 'end',
    cell: (member) => {
      if (member.kind === 'owner') return <OwnerActions member={member} acting={acting} />;
      return isOpen(acting, member) ? <MemberActions member={member} acting={acting} /> : null;
    },
  },
];

export const removedColumns = (acting: Omit<Acting, 'onGive'>): readonly DataColumn<TeamMember>[] => [
  nameColumn,
  {
    key: 'active',
    title: 'Last active',
    width: '40%',
    cell: ({ last_active_at }) => (last_active_at === null ? 'Never' : shortDate(last_active_at)),
  },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    width: '28%',
    align: 'end',
    cell: (member) =>
      isOpen(acting, member) ? (
        <OnlyChangeable>
          <span className={styles.acts}>
            <Button disabled={acting.busy} onClick={() => acting.acts.bringBack(member)}>
              Restore<span className="visually-hidden"> {member.name}</span>
            </Button>
            <EraseButton member={member} acting={acting} />
          </span>
        </OnlyChangeable>
      ) : null,
  },
];
