/** Provides the actions on members and invitations, each announced and undoable. */
import type { StaffRole } from '#domain/access/teamRules.ts';
import type { Invitation, TeamMember } from '#domain/contract/teamSchemas.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';

export type TeamActions = {
  readonly changeRole: (member: TeamMember, role: StaffRole) => void;
  readonly remove: (member: TeamMember) => void;
  readonly erase: (member: TeamMember, typed: string) => void;
  /** `typed` is the name of the workspace; `etag` the version of its ownership. */
  readonly giveTo: (member: TeamMember, given: { readonly typed: string; readonly etag: string }) => void;
  readonly requireTwoSteps: (isRequired: boolean) => void;
  readonly bringBack: (member: TeamMember) => void;
  readonly resend: (invitation: Invitation) => void;
  readonly revoke: (invitation: Invitation) => void;
};

const roleWords: Readonly<Record<StaffRole, string>> = { admin: 'an admin', manager: 'a manager' };

export const useTeamActions = ({ ask }: Reversible): TeamActions => {
  const { api } = useServices();
  const at = ({ id }: { readonly id: string }) => ({ params: { id } });
  return {
    changeRole: (member, role) =>
      ask({
        make: (options) => api.call('changeMemberRole', { ...at(member), body: { role }, ...options }),
        made: `${member.name} is ${roleWords[role]} now.`,
        takenBack: `${member.name} has the former role again.`,
      }),
    remove: (member) =>
      ask({
        make: (options) => api.call('removeMember', { ...at(member), ...options }),
        made: `Removed ${member.name}.`,
        takenBack: `${member.name} is back.`,
      }),
    erase: (member, typed) =>
      ask({
        make: () => api.call('eraseMember', { ...at(member), body: { name: typed } }),
        made: 'Erased for good.',
        takenBack: '',
      }),
    giveTo: (member, { typed, etag }) =>
      ask({
        make: (options) =>
          api.call('changeOwner', { body: { member_id: member.id, name: typed }, ifMatch: etag, ...options }),
        made: `${member.name} owns the workspace now.`,
        takenBack: 'The former owner owns the workspace again.',
      }),
    requireTwoSteps: (isRequired) =>
      ask({
        make: () => api.call('requireSecondFactor', { body: { is_required: isRequired } }),
        made: isRequired ? 'The team must sign in in two steps now.' : 'A password is enough again.',
        takenBack: '',
      }),
    bringBack: (member) =>
      ask({
        make: (options) => api.call('restoreMember', { ...at(member), ...options }),
        made: `${member.name} is back.`,
        takenBack: `${member.name} is removed again.`,
      }),
    resend: (invitation) =>
      ask({
        make: () => api.call('resendInvitation', at(invitation)),
        made: `Sent the invitation of ${invitation.email} again.`,
        takenBack: '',
      }),
    revoke: (invitation) =>
      ask({
        make: (options) => api.call('revokeInvitation', { ...at(invitation), ...options }),
        made: `Withdrew the invitation of ${invitation.email}.`,
        takenBack: `The invitation of ${invitation.email} is open again.`,
      }),
  };
};
