/** Defines the auth status that the rest of the page sees. */
import type { Role } from '#domain/access/role.ts';

export type AuthStatus =
  | { readonly state: 'checking' | 'unanswered' | 'signedOut' }
  | { readonly state: 'signedIn'; readonly role: Role };
