/** Who may buy, change and cancel the workspace's plan: those who may open the billing page, and the workspace's owner whatever their role. */
import type { MembershipKind } from './membership.ts';
import { mayOpen } from './protectedPages.ts';
import type { Role } from './role.ts';

/** A sign-up has role `user` and owns its workspace: the menu closes `/billing` to it (S6.2), but it is its own money (D5). */
export const mayManageSubscription = (person: {
  readonly role: Role;
  readonly kind: MembershipKind;
}): boolean => person.kind === 'owner' || (person.kind === 'staff' && mayOpen(person.role, 'billing'));
