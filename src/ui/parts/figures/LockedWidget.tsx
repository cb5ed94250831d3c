/** Replaces a widget beyond the plan with the plan that has it, and a way back. */
import { Button, Flex } from 'antd';
import type { Problem } from '#domain/contract/problemCatalogue.ts';
import { isPlanName, type PlanName, plans, unlimited } from '#domain/plans/planCatalogue.ts';
import { useAuth } from '../../services/useAuth.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { PlanBenefits } from '../PlanBenefits.tsx';
import { UpgradeWay } from '../UpgradeWay.tsx';
import { emptyWords } from './emptyWords.ts';

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
