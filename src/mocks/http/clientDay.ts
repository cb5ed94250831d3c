/** Which day it is for a client: in its own time zone; for several clients in the workspace's. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone, usualZone } from '#domain/clients/clientZone.ts';
import type { Answers } from '#events/projections/answers.ts';

type Asked = {
  readonly workspaceId: string;
  /** One id, several by comma, or none. */
  readonly clientId: string | null | undefined;
};

type Known = Pick<Answers, 'clientDirectory'>;

/** Several clients have the workspace's. */
export const zoneFor = ({ clientDirectory }: Known, { workspaceId, clientId }: Asked): string =>
  clientDirectory.byWorkspace[workspaceId]?.[clientId ?? '']?.timeZone ?? usualZone;

/** `now` is ISO 8601 UTC. */
export const todayFor = (known: Known, asked: Asked, now: string): EpochDay =>
  dayInZone(zoneFor(known, asked), Date.parse(now));
