/** Defines the forms and undoable changes that parts of the dashboard need for editing. */
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { Reversible } from '../../../parts/useReversible.ts';

export type OpenForm =
  /** `day`: initial day; null: the last visible day. `annotation`: null for a new one. */
  | { readonly kind: 'annotation'; readonly day: string | null; readonly annotation: AnnotationItem | null }
  | { readonly kind: 'goal'; readonly goal: GoalItem | null; readonly figure?: TargetFigure }
  | { readonly kind: 'budget'; readonly budget: BudgetItem | null }
  | { readonly kind: 'campaignBudget'; readonly campaign: CampaignItem }
  | { readonly kind: 'alert'; readonly figure: TargetFigure };

export type Edit = {
  readonly changes: Reversible;
  readonly onForm: (form: OpenForm) => void;
};
