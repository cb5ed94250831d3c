/** Reports the month's API calls: how many of the plan's quota are used, and the events that count them. */
import { callMonth, callsResetAt } from '#domain/apiKeys/apiKeyRules.ts';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { monthStart } from '#domain/calendar/months.ts';
import type { CountedItem, UsageReply } from '#domain/contract/quotaSchemas.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import { apiKeyStream } from '#events/apiKeys/apiKeyStream.ts';
import type { PendingCalls } from '#events/apiKeys/pendingCalls.ts';
import { entityOf } from '#events/entityOf.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { entriesAbout } from '#events/projections/changeLedger.ts';
import { numberedAt } from '#events/projections/timeline.ts';
import { workspaceTag } from '#events/tags.ts';
import { callsIn } from '../apiKeys/callsIn.ts';
import type { Context } from '../http/context.ts';
import { planOf } from '../subscription/planOf.ts';
import { type CountedAt, projectUsage } from './projectUsage.ts';

type Asked = Pick<Context<'readUsage'>, 'answers' | 'caller' | 'calls' | 'log' | 'now' | 'query'>;

/** Calls not yet in the log are omitted when the past is read. */
const pendingFor = async ({ calls, caller, query }: Asked): Promise<PendingCalls | null> =>
  query.as_of === undefined ? calls.pending(caller.workspaceId) : null;

const batchesOf = async ({ log, answers, caller }: Asked, month: string): Promise<readonly StoredEvent[]> => {
  const { workspaceId } = caller;
  const entity = `${apiKeyStream.of(workspaceId)}/${month}`;
  const [first] = entriesAbout(answers.timeline, entity);
  if (first === undefined) return [];
  const { events } = await log.readTagged({
    tag: workspaceTag(workspaceId),
    types: ['ApiCallsCounted'],
    after: first.position - 1,
    upTo: answers.position,
  });
  return events.filter((event) => entityOf(event) === entity);
};

/** A batch counts on the day of its last call. */
const callsByTime = async (asked: Asked, pending: PendingCalls | null): Promise<readonly CountedAt[]> => {
  const today = epochDayAt(Date.parse(asked.now));
  const months = [monthStart(today) - 1, today].map((day) => calendarDayOf(day).slice(0, 7));
  const batches = await Promise.all(months.map((month) => batchesOf(asked, month)));
  const logged = batches.flat().map(({ data }) => {
    const { lastAt, calls }: Readonly<Record<string, unknown>> = { ...data };
    return { at: String(lastAt), count: Number(calls) };
  });
  return [...logged, ...(pending?.keys ?? []).map(({ lastAt, calls }) => ({ at: lastAt, count: calls }))];
};

export const callUsage = async (asked: Asked): Promise<UsageReply['items'][number]> => {
  const { answers, caller, now } = asked;
  const question = { workspaceId: caller.workspaceId, now };
  const pending = await pendingFor(asked);
  const limit = limitOf(planOf(answers, question), 'apiCalls');
  return {
    resource: 'api_calls',
    used: callsIn(answers, pending, question),
    limit,
    resets_at: callsResetAt(now),
    aside: 0,
    pace: projectUsage({ counted: await callsByTime(asked, pending), limit, now }),
  };
};

export const countedCalls = async (asked: Asked): Promise<CountedItem[]> => {
  const { answers, caller, now } = asked;
  const { workspaceId } = caller;
  const month = callMonth(now);
  const keys = answers.apiKeyDirectory.byWorkspace[workspaceId] ?? {};
  const nameOf = (keyId: string): string => keys[keyId]?.name ?? keyId;
  const pending = await pendingFor(asked);
  const waiting = (pending?.month === month ? pending.keys : []).map(({ keyId, calls, firstAt }) => ({
    id: `${keyId}-waiting`,
    label: nameOf(keyId),
    detail: 'Goes into the log with the next batch',
    since: firstAt,
    position: null,
    number: null,
    count: calls,
  }));
  const logged = (await batchesOf(asked, month)).map(({ position, id, data }) => {
    const facts: Readonly<Record<string, unknown>> = { ...data };
    const { keyId, calls, firstAt } = facts;
    return {
      id,
      label: nameOf(String(keyId)),
      detail: 'A batch of calls',
      since: String(firstAt),
      ...numberedAt(answers.timeline, position),
      count: Number(calls),
    };
  });
  return [...waiting, ...logged.toReversed()];
};
