/** Defines the columns of the open invitations. */

import { Button } from 'antd';
import { roleLabels } from '#domain/access/role.ts';
import { mayInvite } from '#domain/access/teamRules.ts';
import type { Invitation } from '#domain/contract/teamSchemas.ts';
import { shortDate } from '../../../content/shortDate.ts';
import { InvitationExpiry } from '../../../parts/InvitationExpiry.tsx';
import { InvitationLink } from '../../../parts/InvitationLink.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import styles from '../Billing.module.css';
import type { Acting } from './memberActions.tsx';
import { ClientNames } from './memberColumns.tsx';

export const invitationColumns = ({
  acts,
  busy,
  viewer,
}: Omit<Acting, 'onErase' | 'onGive'>): readonly DataColumn<Invitation>[] => [
  { key: 'email', title: 'Email', isName: true, width: '24%', cell: ({ email }) => email },
  { key: 'role', title: 'Role', width: '10%', cell: ({ role }) => roleLabels[role] },
  {
    key: 'clients',
    title: 'Clients',
    width: '16%',
    cell: ({ clients }) => <ClientNames clients={clients} />,
  },
  {
    key: 'sent',
    title: 'Sent',
    width: '14%',
    cell: ({ sent_at, expires_at }) => (
      <span className={styles.choice}>
        <span>{shortDate(sent_at)}</span>
        {expires_at !== null && (
          <small>
            <InvitationExpiry expiresAt={expires_at} />
          </small>
        )}
      </span>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    width: '36%',
    align: 'end',
    cell: (invitation) =>
      mayInvite(viewer.role, invitation.role) ? (
        <OnlyChangeable>
          <span className={styles.pair}>
            <InvitationLink id={invitation.id} email={invitation.email} />
            <Button type="text" disabled={busy} onClick={() => acts.resend(invitation)}>
              Resend<span className="visually-hidden"> {invitation.email}</span>
            </Button>
            <Button type="text" disabled={busy} onClick={() => acts.revoke(invitation)}>
              Withdraw<span className="visually-hidden"> {invitation.email}</span>
            </Button>
          </span>
        </OnlyChangeable>
      ) : null,
  },
];
