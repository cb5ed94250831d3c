/** What parts of the board need to change things: the forms that they open, and the changes that can be taken back. */
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { Reversible } from '../../../parts/useReversible.ts';

export type OpenForm =
  /** `day`: where it stands at first; null: on the last day that is shown. `annotation`: null for a new one. */
  | { readonly kind: 'annotation'; readonly day: string | null; readonly annotation: AnnotationItem | null }
  /** Null: a new one. `figure`: what a new one is for at first. */
  | { readonly kind: 'goal'; readonly goal: GoalItem | null; readonly figure?: TargetFigure }
  | { readonly kind: 'budget'; readonly budget: BudgetItem | null }
  | { readonly kind: 'campaignBudget'; readonly campaign: CampaignItem }
  /** A new rule for a figure, of this client where one is shown. */
  | { readonly kind: 'alert'; readonly figure: TargetFigure };

/** What a part needs to change things. */
export type Edit = {
  readonly changes: Reversible;
  readonly onForm: (form: OpenForm) => void;
};
