/** Defines the lifetimes of new share links. */

export const expiryChoices = ['day', 'week', 'month', 'quarter', 'never'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];

const dayLength = 24 * 60 * 60 * 1_000;

const days: Readonly<Record<Exclude<ExpiryChoice, 'never'>, number>> = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
};

export const expiryLabels: Readonly<Record<ExpiryChoice, string>> = {
  day: 'In 1 day',
  week: 'In 7 days',
  month: 'In 30 days',
  quarter: 'In 90 days',
  never: 'Never, until it is revoked',
};

/** `now` in milliseconds; returns ISO 8601 UTC, null for never. */
export const expiryOf = (choice: ExpiryChoice, now: number): string | null =>
  choice === 'never' ? null : new Date(now + days[choice] * dayLength).toISOString();
