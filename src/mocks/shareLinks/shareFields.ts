/** Validates a share link's fields beyond their shape. */
import { epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import { expiryProblem, shareNameProblem, sharePasswordProblem } from '#domain/sharing/shareSettings.ts';

type Fields = {
  readonly name?: string | undefined;
  readonly expires_at?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly since?: string | null | undefined;
};

const sinceProblem = (since: string, now: string): string | null => {
  const day = epochDayOf(since);
  return day === null || day > epochDayAt(Date.parse(now)) ? 'Choose a day that is not in the future' : null;
};

/** Errors by API field; empty when valid. `now` is ISO 8601 UTC. */
export const shareFieldErrors = (
  { name, expires_at, password, since }: Fields,
  now: string,
): Record<string, string> => {
  const found = {
    name: name === undefined ? null : shareNameProblem(name),
    expires_at: expires_at === undefined ? null : expiryProblem(expires_at, now),
    password: typeof password === 'string' ? sharePasswordProblem(password) : null,
    since: typeof since === 'string' ? sinceProblem(since, now) : null,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
};
