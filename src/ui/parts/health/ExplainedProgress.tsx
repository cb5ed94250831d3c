/** Renders the cells of a client's goal and budget progress, which open their calculation by delegation. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { ExplainButton } from '../figures/ExplainButton.tsx';
import { budgetScope, goalScope } from '../figures/explainScope.ts';
import { AttainmentCell, PaceCell } from './ProgressCells.tsx';

type Progress = { client: Pick<PortfolioClient, 'id' | 'goal' | 'budget'> };

export const ExplainedGoal = ({ client: { id, goal } }: Progress) =>
  goal === null || goal.attainment === null ? (
    <AttainmentCell goal={goal} />
  ) : (
    <ExplainButton figure={goal.figure} scope={goalScope(id, goal.id)} what={`the goal for ${goal.name}`}>
      <AttainmentCell goal={goal} isWithin />
    </ExplainButton>
  );

export const ExplainedBudget = ({ client: { id, budget } }: Progress) =>
  budget === null || budget.pacing === null ? (
    <PaceCell budget={budget} />
  ) : (
    <ExplainButton figure="spend_cents" scope={budgetScope(id)} what="the pace of the budget">
      <PaceCell budget={budget} isWithin />
    </ExplainButton>
  );
