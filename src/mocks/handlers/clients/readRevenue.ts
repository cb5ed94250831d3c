/** GET /api/revenue: what the clients pay the agency each month, and how that has changed. */
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { feeCentsOn, mrrOn, type PayingClient, revenueBridge } from '#domain/clients/agencyRevenue.ts';
import { type Currency, currencies } from '#domain/clients/contractRules.ts';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import { payingClient } from '#events/clients/payingClient.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Handler } from '../../http/context.ts';
import { json } from '../../http/respond.ts';

const step = 30;
const steps = 12;

const revenueIn = (clients: readonly PayingClient[], currency: Currency, today: EpochDay): Revenue => {
  const mrr = mrrOn(clients, currency, today);
  const paying = clients.filter((client) => feeCentsOn(client, currency, today) > 0).length;
  const bridge = revenueBridge(clients, { currency, from: today - step, to: today });
  const days = Array.from({ length: steps + 1 }, (_, index) => today - (steps - index) * step);
  return {
    currency,
    mrr_cents: mrr,
    arr_cents: mrr * 12,
    paying_clients: paying,
    arpc_cents: paying === 0 ? null : Math.round(mrr / paying),
    last_30_days: {
      new_cents: bridge.added,
      reactivation_cents: bridge.reactivation,
      expansion_cents: bridge.expansion,
      contraction_cents: bridge.contraction,
      churned_cents: bridge.churned,
      net_new_cents: bridge.netNew,
      logo_churn: bridge.logoChurn,
      revenue_churn: bridge.revenueChurn,
      nrr: bridge.nrr,
    },
    series: days.map((day) => ({ day: calendarDayOf(day), mrr_cents: mrrOn(clients, currency, day) })),
  };
};

export const readRevenue: Handler<'readRevenue'> = (_request, { answers, caller, now }) => {
  const clients = clientsOf(answers.clientDirectory, caller.workspaceId).map(payingClient);
  const today = epochDayAt(Date.parse(now));
  const used = currencies.filter((currency) =>
    clients.some(({ contract }) => contract.some((fee) => fee.currency === currency)),
  );
  return json(200, { items: used.map((currency) => revenueIn(clients, currency, today)) });
};
