/** What the rest of the page needs to know about who is there, without knowing how it is found out. */
import type { Role } from '#domain/access/role.ts';

/** `checking`: not known yet, or about to change; `unanswered`: the backend did not answer when it was asked. */
export type AuthStatus =
  | { readonly state: 'checking' | 'unanswered' | 'signedOut' }
  | { readonly state: 'signedIn'; readonly role: Role };
