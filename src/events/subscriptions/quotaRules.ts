/** Decides quota reductions of a smaller plan: at the period's end, or at once during a simulation. */
import { type AsideIds, countAside, type QuotaChanges, type SetAside } from '#domain/plans/fitQuota.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { changeKind } from '#domain/plans/planChange.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type {
  AdjustRoom,
  ChooseKept,
  EndSimulation,
  SimulatePlan,
  TakeEffect,
} from './subscriptionCommands.ts';
import type { SubscriptionEvent } from './subscriptionEvents.ts';
import { type Agreed, subscriptionStateAt } from './subscriptionTerms.ts';

type Decided = Decision<SubscriptionEvent>;

type Place = {
  readonly accountId: string;
  readonly plan: PlanName;
  readonly cause: 'plan' | 'simulation';
  readonly now: string;
};

/** `schedules` is omitted when empty, as in events from before schedules were archived. */
const setAside = ({ schedules, ...ids }: AsideIds): SetAside =>
  schedules.length === 0 ? ids : { ...ids, schedules };

/** Restored resources come before archived ones; empty without changes. */
export const quotaEvents = (
  { putAside, takeBack }: QuotaChanges,
  { accountId, plan, cause, now }: Place,
): readonly SubscriptionEvent[] => [
  ...(countAside(takeBack) === 0
    ? []
    : [
        {
          type: 'ResourcesTakenBack',
          data: { accountId, plan, ...setAside(takeBack), takenBackAt: now },
        } as const,
      ]),
  ...(countAside(putAside) === 0
    ? []
    : [
        {
          type: 'ResourcesPutAside',
          data: { accountId, plan, cause, ...setAside(putAside), putAsideAt: now },
        } as const,
      ]),
];

export const chooseKept = ({ keep, now }: ChooseKept, state: Agreed | null): Decided => {
  const current = state && subscriptionStateAt(state, now);
  if (current?.status !== 'active' || current.scheduled === null) return reject('nothingScheduled');
  const { accountId, scheduled } = current;
  if (changeKind(current, scheduled) !== 'downgrade') return reject('nothingScheduled');
  return accept({
    type: 'KeptResourcesChosen',
    data: { accountId, plan: scheduled.plan, keep, chosenAt: now },
  });
};

export const takeEffect = ({ room, now }: TakeEffect, state: Agreed | null): Decided => {
  if (state === null || state.scheduled === null || state.scheduled.effectiveAt > now) return accept();
  const { accountId, scheduled } = state;
  const { plan, cycle, effectiveAt } = scheduled;
  const from = { plan: state.plan, cycle: state.cycle };
  return accept(
    {
      type: 'SubscriptionChangeTookEffect',
      data: { accountId, from, plan, cycle, effectiveAt, tookEffectAt: now },
    },
    ...quotaEvents(room, { accountId, plan, cause: 'plan', now }),
  );
};

export const simulate = ({ plan, room, now }: SimulatePlan, state: Agreed | null): Decided => {
  const current = state && subscriptionStateAt(state, now);
  if (current?.status !== 'active') return reject('noActiveSubscription');
  if (current.plan === plan) return reject('samePlan');
  const { accountId, simulated } = current;
  const started: readonly SubscriptionEvent[] =
    simulated === plan ? [] : [{ type: 'PlanSimulationStarted', data: { accountId, plan, startedAt: now } }];
  return accept(...started, ...quotaEvents(room, { accountId, plan, cause: 'simulation', now }));
};

export const adjustQuota = ({ room, now }: AdjustRoom, state: Agreed | null): Decided => {
  if (state === null) return reject('noActiveSubscription');
  const { accountId, plan, simulated } = state;
  return accept(...quotaEvents(room, { accountId, plan: simulated ?? plan, cause: 'simulation', now }));
};

/** Ends the simulation whatever the subscription's state; an ended one stays ended. */
export const endSimulation = ({ room, now }: EndSimulation, state: Agreed | null): Decided => {
  if (state === null || state.simulated === null) return accept();
  const { accountId, plan, simulated } = state;
  return accept(
    { type: 'PlanSimulationEnded', data: { accountId, plan: simulated, endedAt: now } },
    ...quotaEvents(room, { accountId, plan, cause: 'simulation', now }),
  );
};
