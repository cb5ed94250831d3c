/** Reads the next step of a new connection's history, unless a person stopped it. */
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { nextStep, stepPause } from '#domain/integrations/backFill.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { type ConnectedSource, sourcesOf } from '#events/projections/sourceHistory.ts';
import { sourceDecider } from '#events/sources/sourceDecider.ts';
import { isFilling } from '#events/sources/sourceHealth.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import { alongside } from '../http/handleCommand.ts';
import type { DueSubject } from './dueWork.ts';

/** ISO 8601 UTC; null while it is whole, stopped, or its account does not answer. */
const stepAt = ({ disconnectedAt, restoredAt, health }: ConnectedSource): string | null => {
  const { history, silent, paused, recoveredAt } = health;
  if (history === null || history.stoppedAt !== null || !isFilling(health)) return null;
  if (disconnectedAt !== null || silent !== null || paused !== null) return null;
  const last = [history.at, restoredAt ?? '', recoveredAt ?? ''].toSorted().at(-1) ?? history.at;
  return new Date(Date.parse(last) + stepPause).toISOString();
};

export const dueHistory: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const connections = integrationsOf(answers.integrationDirectory, workspaceId);
  if (!connections.some(({ history }) => history !== null)) return null;
  const [first] = sourcesOf(answers, workspaceId)
    .flatMap((source) => {
      const at = stepAt(source);
      return at === null || at > now ? [] : [{ at, source }];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const [read, goal] = [first?.source.health.history?.from, first?.source.health.history?.goal].map((day) =>
    epochDayOf(day ?? ''),
  );
  if (!first || read == null || goal == null) return null;
  const { at, source } = first;
  const { id: integrationId, platform, externalName, clientId } = source;
  return {
    at,
    name: `history|${integrationId}|${at}`,
    actor: 'sources',
    propose: () => {
      const days = { from: calendarDayOf(nextStep(read, goal)), goal: calendarDayOf(goal) };
      const account = { integrationId, platform, externalName, clientId };
      const command = { type: 'ReadHistory', workspaceId, ...account, ...days, now: at } as const;
      const subject = { stream: sourceStream, key: [workspaceId] as const, decider: sourceDecider };
      return alongside(parts, { ...subject, command }, workspaceId);
    },
  };
};
