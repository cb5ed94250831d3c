/** Handles GET /api/revenue: returns the clients' monthly fees to the agency and their changes. */
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { mrrOn, revenueBridge } from '#domain/clients/agencyRevenue.ts';
import { cohortRetention } from '#domain/clients/cohortRetention.ts';
import { type Currency, currencies } from '#domain/clients/contractRules.ts';
import { type Payer, retainersOn } from '#domain/clients/retainers.ts';
import type { Revenue, RevenueCohort, RevenuePeriod } from '#domain/contract/clientListSchemas.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { payersOf } from './payersOf.ts';

const step = 30;
const steps = 12;
const year = 365;

type Days = { readonly from: EpochDay; readonly to: EpochDay };

const periodOf = (payers: readonly Payer[], currency: Currency, days: Days): RevenuePeriod => {
  const bridge = revenueBridge(payers, { currency, ...days });
  return {
    from: calendarDayOf(days.from),
    start_cents: bridge.start,
    new_cents: bridge.added,
    reactivation_cents: bridge.reactivation,
    expansion_cents: bridge.expansion,
    contraction_cents: bridge.contraction,
    churned_cents: bridge.churned,
    net_new_cents: bridge.netNew,
    paying_at_start: bridge.payingAtStart,
    lost_clients: bridge.lost,
    logo_churn: bridge.logoChurn,
    revenue_churn: bridge.revenueChurn,
    nrr: bridge.nrr,
    moves: bridge.moves.map(({ payer: { id, name }, kind, before, after, on }) => {
      return { id, name, kind, before_cents: before, after_cents: after, on: calendarDayOf(on) };
    }),
  };
};

const feesOf = (payers: readonly Payer[], currency: Currency, today: EpochDay): Revenue['fees'] => {
  const paid = retainersOn(payers, { day: today, before: today - step });
  const fees = paid.find((one) => one.currency === currency)?.fees ?? [];
  return fees.map(({ previousCents, ...fee }) => ({ ...fee, previous_cents: previousCents ?? 0 }));
};

const cohortsOf = (payers: readonly Payer[], currency: Currency, today: EpochDay): readonly RevenueCohort[] =>
  cohortRetention(payers, { currency, today }).map(({ from, clients, startCents, kept }) => ({
    from: from === null ? null : calendarDayOf(from),
    clients,
    start_cents: startCents,
    kept: kept.map((one) => ({ clients: one.clients, cents: one.cents, is_running: one.isRunning })),
  }));

const revenueIn = (payers: readonly Payer[], currency: Currency, today: EpochDay): Revenue => {
  const mrr = mrrOn(payers, currency, today);
  const fees = feesOf(payers, currency, today);
  const paying = fees.filter(({ cents }) => cents > 0).length;
  const days = Array.from({ length: steps + 1 }, (_, index) => today - (steps - index) * step);
  return {
    currency,
    mrr_cents: mrr,
    arr_cents: mrr * 12,
    paying_clients: paying,
    arpc_cents: paying === 0 ? null : Math.round(mrr / paying),
    fees,
    last_30_days: periodOf(payers, currency, { from: today - step, to: today }),
    last_12_months: periodOf(payers, currency, { from: today - year, to: today }),
    series: days.map((day) => ({ day: calendarDayOf(day), mrr_cents: mrrOn(payers, currency, day) })),
    cohorts: [...cohortsOf(payers, currency, today)],
  };
};

export const readRevenue: Handler<'readRevenue'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const payers = payersOf(answers, workspaceId, clientsOf(answers.clientDirectory, workspaceId));
  const today = epochDayAt(Date.parse(now));
  const used = currencies.filter((currency) =>
    payers.some(({ contract }) => contract.some((fee) => fee.currency === currency)),
  );
  const items = used.map((currency) => revenueIn(payers, currency, today));
  return json(200, { day: calendarDayOf(today), items });
};
