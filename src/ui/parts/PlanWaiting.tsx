/** Renders a placeholder until the workspace's plan is known, or an error if it could not be read. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { LoadFailure } from '../widgets/LoadFailure.tsx';

export const PlanWaiting = ({ children }: { children: ReactNode }) => {
  const { subscription } = useServices().actors;
  const problem = useSelector(subscription, ({ context }) => context.problem);
  if (problem === null) return <div aria-busy="true">{children}</div>;
  const retry = () => subscription.send({ type: 'subscription.reload' });
  return <LoadFailure what="Your plan" also={problem.message} onRetry={retry} />;
};
