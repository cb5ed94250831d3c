/** Stands where the workspace's plan decides what comes, until it is known; says so when it could not be read. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { LoadFailure } from '../widgets/LoadFailure.tsx';

/** Its children have the shape of what comes. */
export const PlanWaiting = ({ children }: { children: ReactNode }) => {
  const { subscription } = useServices().actors;
  const problem = useSelector(subscription, ({ context }) => context.problem);
  if (problem === null) return <div aria-busy="true">{children}</div>;
  const retry = () => subscription.send({ type: 'subscription.reload' });
  return <LoadFailure what="Your plan" also={problem.message} onRetry={retry} />;
};
