/** Determines the current day of a client in its time zone; for several clients in the workspace's. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone, usualZone } from '#domain/clients/clientZone.ts';
import type { Answers } from '#events/projections/answers.ts';

type Asked = {
  readonly workspaceId: string;
  readonly clientId: string | null | undefined;
};

type Known = Pick<Answers, 'clientDirectory'>;

/** Several clients use the workspace's zone. */
export const zoneFor = ({ clientDirectory }: Known, { workspaceId, clientId }: Asked): string =>
  clientDirectory.byWorkspace[workspaceId]?.[clientId ?? '']?.timeZone ?? usualZone;

export const todayFor = (known: Known, asked: Asked, now: string): EpochDay =>
  dayInZone(zoneFor(known, asked), Date.parse(now));
