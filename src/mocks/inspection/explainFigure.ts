/** Explains a metric: folds the log event by event and collects those that changed it. */

import type { FigureStep, FigureTrail } from '#domain/inspection/logControls.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { type Answers, projections } from '#events/projections/answers.ts';
import { foldInto, type Projection } from '#events/projections/projection.ts';
import type { WholeAnswers } from '#events/projections/readModel.ts';
import { macrotask } from '#world/settle.ts';
import type { Caller } from '../http/context.ts';
import {
  type CountRule,
  type FigureRule,
  type FigureValue,
  figures,
  type Looking,
} from './explainableMetrics.ts';

const slice = 5_000;

const callerOf = (answers: Answers, accountId: string): Caller | null => {
  const account = answers.accountDirectory.byId[accountId];
  const membership = answers.workspaceDirectory.membershipOf[accountId];
  if (!account || !membership) return null;
  const { workspaceId, kind, clientId } = membership;
  return {
    accountId,
    role: account.role,
    workspaceId,
    kind,
    clientId,
    sessionId: '',
    token: '',
    expiresAt: '',
  };
};

type Watch = { readonly take: (event: StoredEvent) => void; readonly value: () => FigureValue };

const watchFold = ({ reads, value }: FigureRule, looking: Looking, steps: FigureStep[]): Watch => {
  const folded = Object.fromEntries(
    Object.keys(projections).map((name) => [name, projections[name as keyof typeof projections].empty()]),
  );
  const rules = reads.map((name) => projections[name] as unknown as Projection<object>);
  const look = () => value(folded as unknown as Answers, looking);
  let before = look();
  return {
    take: (event) => {
      const concerned = rules.filter(({ on }) => Object.hasOwn(on, event.type));
      if (concerned.length === 0) return;
      for (const rule of concerned) foldInto(rule, folded[rule.name] as object, event);
      const after = look();
      if (after !== before) steps.push({ event, before, after });
      before = after;
    },
    value: look,
  };
};

const watchCount = ({ counts }: CountRule, looking: Looking, steps: FigureStep[]): Watch => {
  let value = 0;
  return {
    take: (event) => {
      if (!counts(event, looking)) return;
      steps.push({ event, before: value, after: value + 1 });
      value += 1;
    },
    value: () => value,
  };
};

/** Null for an unknown metric, an account without a workspace, and a metric that is hidden from it. `now` is ISO 8601 UTC. */
export const explainFigure = async (
  answers: WholeAnswers,
  figure: string,
  { accountId, now }: { readonly accountId: string; readonly now: string },
): Promise<FigureTrail | null> => {
  const rule = ownValue(figures, figure);
  const caller = callerOf(answers, accountId);
  if (!rule || !caller) return null;
  if ('reads' in rule && rule.open?.(caller) === false) return null;
  const looking = { caller, now };
  const steps: FigureStep[] = [];
  const watch = 'reads' in rule ? watchFold(rule, looking, steps) : watchCount(rule, looking, steps);
  const history = answers.history.slice(0, answers.position);
  for (let from = 0; from < history.length; from += slice) {
    for (const event of history.slice(from, from + slice)) watch.take(event);
    await macrotask();
  }
  return { figure, label: rule.label, value: watch.value(), folded: history.length, steps };
};
