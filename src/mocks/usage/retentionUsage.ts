/** Reports how far back a workspace has metrics, and how much of that its plan shows. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import type { Context } from '../http/context.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { planOf } from '../subscription/planOf.ts';

type Asked = Pick<Context<'readUsage'>, 'answers' | 'caller' | 'now'>;

export const retentionUsage = ({ answers, caller, now }: Asked): UsageReply['retention'] => {
  const { workspaceId } = caller;
  const today = epochDayAt(Date.parse(now));
  const plan = planOf(answers, { workspaceId, now });
  const limit = limitsOf(plan).retentionDays;
  const beginnings = metricSourcesOf(answers, workspaceId, today).map(({ from }) => from);
  if (beginnings.length === 0) return { limit, used: 0, first_day: null, hidden: 0 };
  const first = Math.min(...beginnings);
  const hidden = Math.max(0, (firstRetainedDay(plan, today) ?? first) - first);
  return { limit, used: today - first + 1, first_day: calendarDayOf(first), hidden };
};
