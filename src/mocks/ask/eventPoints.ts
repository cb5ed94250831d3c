/** Summarizes the effect of events: old and new values of goals and budgets, and who joined. */
import { dayInWords } from '#domain/ask/eventWords.ts';
import { tokenExpired } from '#domain/ask/logWords.ts';
import { monthlyFee } from '#domain/clients/monthlyFee.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { FailureReason } from '#domain/integrations/failureReasons.ts';
import { figureInSentence } from '#domain/kpi/figureInSentence.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import type { AppEvent } from '#events/appEvent.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { personIn } from './eventFacts.ts';

type Before = Map<string, number>;

const fromTo = (before: string | null, after: string): string =>
  before === null ? after : `from ${before} to ${after}`;

const targetText = (figure: TargetFigure, target: number | undefined): string | null =>
  target === undefined ? null : figureText(figure, target);

const budgetText = (cents: number | undefined): string | null =>
  cents === undefined ? null : figureText('spend_cents', cents);

type Of<Type extends AppEvent['type']> = Extract<AppEvent, { readonly type: Type }>;

const changedGoal = ({ data }: Of<'GoalChanged'>, former: number | undefined): string => {
  const { figure, changes } = data;
  const { target, period, from } = changes;
  const parts = [
    ...(target === undefined ? [] : [fromTo(targetText(figure, former), figureText(figure, target))]),
    ...(period === undefined ? [] : [`each ${period}`]),
    ...(from === undefined ? [] : [`counted from ${dayInWords(from)}`]),
  ];
  return [figureInSentence(figure), ...parts].join(' ');
};

const ofGoal = (event: AppEvent, before: Before): string | null => {
  switch (event.type) {
    case 'GoalSet': {
      const { goalId, figure, target, period } = event.data;
      before.set(goalId, target);
      return `${figureInSentence(figure)} ${figureText(figure, target)} a ${period}`;
    }
    case 'GoalChanged': {
      const { goalId, changes } = event.data;
      const former = before.get(goalId);
      if (changes.target !== undefined) before.set(goalId, changes.target);
      return changedGoal(event, former);
    }
    case 'GoalRemoved':
    case 'GoalRestored':
    case 'GoalMoved':
      return figureInSentence(event.data.figure);
    case 'BudgetSet': {
      const { clientId, monthlyCents } = event.data;
      const former = budgetText(before.get(clientId));
      before.set(clientId, monthlyCents);
      return `${fromTo(former, figureText('spend_cents', monthlyCents))} a month`;
    }
    case 'BudgetRemoved': {
      const former = budgetText(before.get(event.data.clientId));
      before.delete(event.data.clientId);
      return former === null ? null : `it was ${former} a month`;
    }
    default:
      return null;
  }
};

const daily = (cents: number): string => figureText('spend_cents', cents);

const reasonWords: Readonly<Record<FailureReason, string>> = {
  tokenExpired,
  platformDown: 'platform down',
  trackingLost: 'tracking lost',
};

const ofOthers = (event: AppEvent): string | null => {
  switch (event.type) {
    case 'CampaignLaunched':
      return `${daily(event.data.dailyBudgetCents)} a day`;
    case 'CampaignBudgetChanged': {
      const { formerDailyBudgetCents, dailyBudgetCents } = event.data;
      return `from ${daily(formerDailyBudgetCents)} to ${daily(dailyBudgetCents)} a day`;
    }
    case 'ClientContractChanged': {
      const { monthlyFeeCents, currency, from, reason } = event.data;
      const fee = reason === 'end' ? 'no fee' : monthlyFee(monthlyFeeCents, currency);
      return `${fee} from ${dayInWords(from)} on`;
    }
    case 'AlertRuleSet':
    case 'AlertRuleRemoved':
    case 'AlertRuleRestored':
    case 'AlertRuleMuted':
    case 'AlertRaised':
    case 'AlertAcknowledged':
    case 'AlertResolved':
    case 'AlertReopened':
      return figureInSentence(event.data.figure);
    case 'SourceSyncFailed':
      return reasonWords[event.data.reason];
    case 'DataImported':
    case 'ImportWithdrawn':
    case 'ImportRestored':
      return event.data.fileName === '' ? null : event.data.fileName;
    default:
      return null;
  }
};

const nameOf = (id: string | null, { accountDirectory }: Answers): string | null => {
  const account = id === null ? undefined : accountDirectory.byId[id];
  return account === undefined ? null : accountName(account);
};

export const eventPoints = (answers: Answers): ((event: StoredEvent) => string | null) => {
  const before: Before = new Map();
  return (event) => {
    const appEvent = event as unknown as AppEvent;
    return ofGoal(appEvent, before) ?? ofOthers(appEvent) ?? nameOf(personIn(event, answers), answers);
  };
};
