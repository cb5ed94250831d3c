/** What a share link may show, how long it works and who may open it: the rules of its form and of the backend. */
import { tidyText } from '../text/visibleText.ts';

/** `overview`: the client's own board. */
export const sharedKinds = ['overview', 'dashboard', 'report'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** What people who make a link choose about it. */
export type ShareSettings = {
  /** For the list of links; visitors never see it. */
  readonly name: string;
  /** ISO 8601 UTC; null: until it is revoked. */
  readonly expiresAt: string | null;
  /** Names the verifier of the password in the vault; null: no password. */
  readonly passwordId: string | null;
  /** Visitors may choose any days from this one on; null: the period is fixed. */
  readonly since: string | null;
};

export const longestName = 100;
export const shortestPassword = 6;
export const longestPassword = 200;

/** So many wrong passwords are free; each further one has to wait. */
export const freePasswords = 3;

export const shareNameProblem = (name: string): string | null => {
  if (tidyText(name) === '') return 'Name is required';
  return tidyText(name).length > longestName ? `At most ${longestName} characters` : null;
};

export const sharePasswordProblem = (password: string): string | null => {
  if (password.length < shortestPassword) return `At least ${shortestPassword} characters`;
  return password.length > longestPassword ? `At most ${longestPassword} characters` : null;
};

/** Both ISO 8601 UTC. */
export const expiryProblem = (expiresAt: string | null, now: string): string | null =>
  expiresAt !== null && expiresAt <= now ? 'Choose a time that is still to come' : null;
