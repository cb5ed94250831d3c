/** Stands where too many requests were made: which limit it is, when it is over, and another try from then on. */
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { ApiProblem } from '#machines/api/apiProblem.ts';
import type { Clock } from '#world/clock.ts';
import { fullTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';

const second = 1_000;
/** Longer waits are told by their end. */
const longestCounted = 120;

/** The seconds until a moment; told anew with each second that is counted. */
const useSecondsTo = (clock: Clock, end: number): number => {
  const [left, setLeft] = useState(() => Math.max(0, Math.ceil((end - clock.now()) / second)));
  useEffect(() => {
    const seconds = Math.max(0, Math.ceil((end - clock.now()) / second));
    setLeft(seconds);
    if (left === 0 || seconds === 0) return;
    const step = seconds > longestCounted ? (seconds - longestCounted) * second : second;
    const timer = clock.setTimeout(() => setLeft(Math.max(0, Math.ceil((end - clock.now()) / second))), step);
    return () => clock.clearTimeout(timer);
  }, [clock, end, left]);
  return left;
};

type LimitedProps = { error: ApiProblem; onRetry: () => unknown };

const endOf = (clock: Clock, { retryAfter }: ApiProblem): number => clock.now() + (retryAfter ?? 0) * second;

export const LimitedWidget = ({ error, onRetry }: LimitedProps) => {
  const { clock } = useServices().world;
  const [wait, setWait] = useState({ error, end: endOf(clock, error) });
  // Another try that came too early is refused anew, with a wait of its own.
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
      text={isQuota ? error.problem.detail : 'Nothing is broken: the server asks for a moment.'}
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
