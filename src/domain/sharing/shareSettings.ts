/** Validates share links for the form and the backend: content, lifetime and password. */
import { tidyText } from '../text/visibleText.ts';

/** `overview`: the client's own dashboard. */
export const sharedKinds = ['overview', 'dashboard', 'report'] as const;
export type SharedKind = (typeof sharedKinds)[number];

export type ShareSettings = {
  /** Internal: visitors never see it. */
  readonly name: string;
  /** ISO 8601 UTC; null: valid until revoked. */
  readonly expiresAt: string | null;
  /** Id of the password verifier in the vault; null without a password. */
  readonly passwordId: string | null;
  /** First day that visitors may choose; null: the period is fixed. */
  readonly since: string | null;
};

export const longestName = 100;
export const shortestPassword = 6;
export const longestPassword = 200;

/** Wrong passwords without a delay; each further one must wait. */
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
  expiresAt !== null && expiresAt <= now ? 'Choose a time in the future' : null;
