/** Renders a rate limit: its kind, its end, and a retry from then on. */
import { Button } from 'antd';
import { useState } from 'react';
import type { ApiProblem } from '#machines/api/apiProblem.ts';
import type { Clock } from '#world/clock.ts';
import { fullTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { longestCounted, second, useSecondsTo } from '../useSecondsTo.ts';

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
