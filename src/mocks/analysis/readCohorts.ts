/** Handles GET /api/analysis/cohorts: a client's customers by month of their first order. */
import { customerCohorts } from '#domain/analysis/customerCohorts.ts';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { firstDayOf, monthOf } from '#domain/calendar/months.ts';
import type { CohortReply } from '#domain/contract/analysisSchemas.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { todayOf } from '../metrics/metricScope.ts';
import { metricVersion } from '../metrics/metricVersion.ts';
import { planOf } from '../subscription/planOf.ts';
import { tracedReply } from './clientSources.ts';

const mostMonths = 12;

export const readCohorts: Handler<'readCohorts'> = async (_request, context) => {
  const { client } = context.query;
  const { answers, caller, now } = context;
  const today = todayOf(context, { client });
  const firstRetained = firstRetainedDay(planOf(answers, { workspaceId: caller.workspaceId, now }), today);
  // Only whole months: a cohort of half a month would look small.
  const wanted = Array.from({ length: mostMonths }, (_, index) =>
    firstDayOf(monthOf(today) - mostMonths + 1 + index),
  );
  const from = wanted.find((first) => firstRetained === null || first >= firstRetained) ?? today;
  const { whole, traced } = await tracedReply(context, {
    client,
    from: calendarDayOf(from),
    to: calendarDayOf(today),
    interval: 'month',
    measures: 'orders,new_customers,revenue_cents',
  });
  const orderMonths = (traced?.series ?? []).map(({ at, orders, new_customers, revenue_cents }) => ({
    month: at,
    orders: orders ?? 0,
    newCustomers: new_customers ?? 0,
    revenueCents: revenue_cents ?? 0,
  }));
  // Months before the first order are not cohorts.
  const months = orderMonths.slice(
    Math.max(
      0,
      orderMonths.findIndex(({ orders }) => orders > 0),
    ),
  );
  const hasOrders = months.some(({ newCustomers }) => newCustomers > 0);
  const { cohorts, earlier } = customerCohorts(hasOrders ? months : []);
  const onWire = ({ orders, customers, revenueCents }: (typeof earlier)[number]) => ({
    orders,
    customers,
    revenue_cents: revenueCents,
  });
  const reply: CohortReply = {
    months: months.map(({ month, orders, newCustomers, revenueCents }) => ({
      month,
      open: monthOf(epochDayOf(month) ?? 0) === monthOf(today),
      orders,
      new_customers: newCustomers,
      revenue_cents: revenueCents,
    })),
    cohorts: cohorts.map((cells) => cells.map(onWire)),
    earlier: earlier.map(onWire),
    untraced: (whole.totals.orders ?? 0) - (traced?.totals.orders ?? 0),
    freshness: whole.freshness,
    notes: whole.notes,
  };
  return json(200, reply, { ETag: metricVersion(context) });
};
