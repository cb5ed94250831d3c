/** Replaces a widget beyond the plan with the plan that has it, and a way back. */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Problem } from '#domain/contract/problemCatalogue.ts';
import { isPlanName, type PlanName, plans, unlimited } from '#domain/plans/planCatalogue.ts';
import type { ApiProblem } from '#machines/api/apiProblem.ts';
import type { Clock } from '#world/clock.ts';
import { fullTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { PlanBenefits, UpgradeWay } from '../UpgradeWay.tsx';
import { longestCounted, second, useSecondsTo } from '../useSecondsTo.ts';
import { emptyWords } from './emptyWords.ts';

type LimitedProps = { error: ApiProblem; onRetry: () => unknown };

const endOf = (clock: Clock, { retryAfter }: ApiProblem): number => clock.now() + (retryAfter ?? 0) * second;

export const LimitedWidget = ({ error, onRetry }: LimitedProps) => {
  const { clock } = useServices().world;
  const [wait, setWait] = useState({ error, end: endOf(clock, error) });
  // A retry that came too early is refused with a new waiting time.
  if (wait.error !== error) setWait({ error, end: endOf(clock, error) });
  const left = useSecondsTo(clock, wait.end);
  const isQuota = error.problem.code === 'quotaExceeded';
  const until =
    left > longestCounted
      ? `It resets on ${fullTime(new Date(wait.end).toISOString())}.`
      : `You can try again in ${left === 1 ? '1 second' : `${left} seconds`}.`;
  return (
    <EmptyState
      level={3}
      title={isQuota ? 'The quota is used up' : 'Too many requests at once'}
      text={isQuota ? error.problem.detail : 'Wait a moment before trying again.'}
      action={
        <Button disabled={left > 0} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      <p>{left > 0 ? until : 'You can try again now.'}</p>
    </EmptyState>
  );
};

/** The only limit of a query is the plan's retention. */
const limitWords = (needed: PlanName | null, { limit }: Problem): string => {
  if (needed === null || limit === undefined) return emptyWords.outsideRetention.text;
  const { title, limits } = plans[needed];
  const more = limits.retentionDays === unlimited ? 'all of it' : `${limits.retentionDays} days`;
  return `Your plan shows the last ${limit} days. The data is kept; ${title} shows ${more}.`;
};

const featureWords = (needed: PlanName | null, { plan, detail }: Problem): string => {
  if (needed === null) return detail;
  const has = isPlanName(plan)
    ? `This workspace has ${plans[plan].title}.`
    : 'This workspace has no active plan.';
  return `It comes with ${plans[needed].title} and above. ${has}`;
};

type LockedWidgetProps = {
  problem: Problem;
  back?: { readonly label?: string; readonly onAction?: () => void } | undefined;
};

export const LockedWidget = ({ problem, back }: LockedWidgetProps) => {
  const { membership } = useAuth();
  const isLimit = problem.code === 'limitReached';
  const wayBack = isLimit && back?.onAction && <Button onClick={back.onAction}>{back.label}</Button>;
  const title = isLimit ? emptyWords.outsideRetention.title : problem.title;
  if (membership?.kind === 'client')
    return (
      <EmptyState
        level={3}
        title={title}
        text="Your agency has not opened this for its clients."
        action={wayBack || undefined}
      />
    );
  const needed = isPlanName(problem.neededPlan) ? problem.neededPlan : null;
  return (
    <EmptyState
      level={3}
      title={title}
      text={(isLimit ? limitWords : featureWords)(needed, problem)}
      action={
        <Flex wrap align="center" gap={8}>
          <UpgradeWay plan={needed} />
          {wayBack}
        </Flex>
      }
    >
      {needed !== null && <PlanBenefits plan={needed} />}
    </EmptyState>
  );
};
