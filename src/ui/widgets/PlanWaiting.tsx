/** Stands where the workspace's plan decides what comes, until it is known; says so when it could not be read. */
import { useSelector } from '@xstate/react';
import { useServices } from '../app/servicesContext.ts';
import { LoadFailure } from './LoadFailure.tsx';

export const PlanWaiting = () => {
  const { subscription } = useServices().actors;
  const problem = useSelector(subscription, ({ context }) => context.problem);
  if (problem === null) return <p aria-busy="true">Loading…</p>;
  const retry = () => subscription.send({ type: 'subscription.reload' });
  return <LoadFailure what="Your plan" also={problem.message} onRetry={retry} />;
};
