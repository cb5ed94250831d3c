/** Declares the undo of scheduled, canceled or simulated subscription changes; charges cannot be undone. */
import { isoMonthsLater } from '#domain/plans/billingPeriod.ts';
import { type PauseMonths, pauseLengths } from '#domain/plans/cancellation.ts';
import { asideOf, countAside, noQuotaChanges as none } from '#domain/plans/fitQuota.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { SubscriptionCommand } from '#events/subscriptions/subscriptionCommands.ts';
import { type SubscriptionState, subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import type { SubscriptionEvent } from '#events/subscriptions/subscriptionEvents.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import { RefusalError } from '../http/refusal.ts';
import { dayInWords, type Facts, moment, text } from '../undo/facts.ts';
import { undoSubject } from '../undo/undoSubject.ts';

export const pricedChange = 'Change the plan in Billing, which shows the price first.';

const monthsOfPause = ({
  from,
  until,
}: NonNullable<NonNullable<SubscriptionState>['pause']>): PauseMonths => {
  const months = pauseLengths.find((length) => isoMonthsLater(from, length) === until);
  if (months === undefined) throw new Error(`No pause lasts from ${from} to ${until}`);
  return months;
};

const asideWords = (number: number): string =>
  number === 0 ? '' : number === 1 ? '1 thing' : `${number} things`;

const dayOf = (iso: string): string => dayInWords(iso.slice(0, 10));

const factsOf = (state: SubscriptionState): Facts | null => {
  if (state === null) return null;
  const { plan, cycle, scheduled, pause, endsAt, simulated, aside } = state;
  return {
    Plan: text(plans[plan].title),
    Billed: text(cycle),
    Scheduled: text(scheduled && `${plans[scheduled.plan].title}, billed ${scheduled.cycle}`),
    Paused: text(pause && `${dayOf(pause.from)} to ${dayOf(pause.until)}`),
    Ends: moment(endsAt),
    'Shown as': text(simulated && plans[simulated].title),
    'Put aside': text(asideWords(countAside(asideOf(aside)))),
  };
};

/** Items set aside by a plan change are restored only with the plan. */
const demandSimulated = (cause: 'plan' | 'simulation'): void => {
  if (cause === 'simulation') return;
  throw new RefusalError('undoImpossible', {
    reason: 'The plan’s limits caused this. A larger plan brings everything back.',
  });
};

export const subscriptionUndo = undoSubject<SubscriptionCommand, SubscriptionEvent, SubscriptionState>({
  stream: subscriptionStream,
  decider: subscriptionDecider,
  facts: factsOf,
  ways: {
    SubscriptionActivated: { never: pricedChange },
    SubscriptionConverted: { never: pricedChange },
    SubscriptionPlanChanged: { never: pricedChange },
    SubscriptionChangeTookEffect: { never: 'The change has taken effect. Change the plan again in Billing.' },
    SubscriptionRenewalBroughtForward: {
      never: 'The period has begun. The plan can be changed or canceled.',
    },
    SubscriptionPaymentFailed: { never: 'The payment failed. Try again in Billing.' },
    SubscriptionPaymentMade: { never: 'Payments can’t be undone.' },
    SubscriptionChangeScheduled: {
      as: 'changeSubscription',
      command: ({ data: { from }, now }) => ({ type: 'ChangePlan', ...from, now }),
    },
    SubscriptionChangeWithdrawn: {
      as: 'changeSubscription',
      command: ({ before, now }) => {
        const scheduled = before?.scheduled;
        if (!scheduled) throw new Error('Nothing was scheduled that could have been withdrawn');
        return { type: 'ChangePlan', plan: scheduled.plan, cycle: scheduled.cycle, now };
      },
    },
    SubscriptionCanceled: {
      as: 'resumeSubscription',
      command: ({ now }) => ({ type: 'ResumeSubscription', now }),
    },
    SubscriptionPaused: {
      as: 'resumeSubscription',
      command: ({ now }) => ({ type: 'ResumeSubscription', now }),
    },
    SubscriptionPauseEnded: { never: 'The period has begun. The plan can be canceled, or paused again.' },
    SubscriptionResumed: {
      as: 'cancelSubscription',
      command: ({ before, now }) => {
        const { endsAt = null, pause = null } = before ?? {};
        return endsAt === null && pause !== null
          ? { type: 'PauseSubscription', months: monthsOfPause(pause), now }
          : { type: 'CancelSubscription', now };
      },
    },
    KeptResourcesChosen: {
      as: 'chooseKept',
      command: ({ before, now }) => ({ type: 'ChooseKept', keep: before?.keep ?? null, now }),
    },
    PlanSimulationStarted: {
      as: 'endSimulation',
      command: ({ before, now }) =>
        before?.simulated
          ? { type: 'SimulatePlan', plan: before.simulated, room: none, now }
          : { type: 'EndSimulation', room: none, now },
    },
    PlanSimulationEnded: {
      as: 'startSimulation',
      command: ({ data: { plan }, now }) => ({ type: 'SimulatePlan', plan, room: none, now }),
    },
    ResourcesPutAside: {
      as: 'startSimulation',
      command: ({ data, now }) => {
        demandSimulated(data.cause);
        return { type: 'AdjustRoom', room: { ...none, takeBack: asideOf(data) }, now };
      },
    },
    ResourcesTakenBack: {
      as: 'startSimulation',
      command: ({ data, now }) => ({
        type: 'AdjustRoom',
        room: { ...none, putAside: asideOf(data) },
        now,
      }),
    },
  },
});
