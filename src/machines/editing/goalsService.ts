/** Connects the forms of goals and budgets to the backend. */
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import type { GoalPeriod } from '#domain/goals/goalRules.ts';
import { isTargetFigure, type TargetFigure } from '#domain/goals/targetFigures.ts';
import { readTarget, textOfTarget } from '#domain/goals/targetText.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { type EditedSubject, editFormService } from './editFormService.ts';

const monthOf = ({ from }: Pick<GoalItem, 'from'>): string => from.slice(0, 7);

export const goalVersion = (goal: GoalItem): EditedVersion => ({
  fields: {
    figure: goal.figure,
    target: textOfTarget(goal.figure, goal.target),
    period: goal.period,
    start: monthOf(goal),
  },
  etag: goal.etag,
});

/** A budget as form fields, in whole currency units. */
export const budgetVersion = (budget: BudgetItem | null): EditedVersion => ({
  fields: { monthly: budget === null ? '' : textOfTarget('spend_cents', budget.monthly_cents) },
  etag: budget?.etag ?? null,
});

const figureIn = ({ figure }: EditFields): TargetFigure =>
  isTargetFigure(figure) ? figure : 'revenue_cents';
const periodIn = ({ period }: EditFields): GoalPeriod => (period === 'quarter' ? 'quarter' : 'month');
const targetIn = (fields: EditFields): number =>
  readTarget(figureIn(fields), String(fields.target)).value ?? 0;

/** Empty for the default month: the goal may have begun on a later day, and `from` would move it to the first. */
const startIn = ({ start }: EditFields, usual: string) =>
  start === undefined || start === usual ? {} : { from: `${start}-01` };

export type GoalFormParts = {
  readonly api: ApiClient;
  readonly clientId: string;
  readonly thisMonth: string;
  readonly goal: GoalItem | null;
  readonly onSaved: (goal: GoalItem, position: number | null) => void;
};

const editedGoal = (api: ApiClient, { id, client_id: clientId }: GoalItem): EditedSubject => ({
  read: async (signal) => {
    const { items } = await api.call('listGoals', { query: { client: clientId, limit: '500' }, signal });
    const theirs = items.find((one) => one.id === id);
    return theirs ? goalVersion(theirs) : null;
  },
  loss: { subject: 'goals', clientId, field: 'goalId', id, deeds: { GoalRemoved: 'removed' } },
  restore: () => api.call('restoreGoal', { params: { id } }),
});

export const goalEditorService = ({ api, clientId, thisMonth, goal, onSaved }: GoalFormParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const body = { target: targetIn(fields), period: periodIn(fields) };
      const call =
        goal === null || etag === null
          ? api.call('setGoal', {
              body: { client_id: clientId, figure: figureIn(fields), ...body, ...startIn(fields, thisMonth) },
              ...options,
            })
          : api.call('changeGoal', {
              params: { id: goal.id },
              body: { ...body, ...startIn(fields, monthOf(goal)) },
              ifMatch: etag,
              ...options,
            });
      return (await call).goal;
    },
    onSaved,
    subject: goal && editedGoal(api, goal),
  });

export type BudgetFormParts = {
  readonly api: ApiClient;
  readonly clientId: string;
  readonly onSaved: (budget: BudgetItem, position: number | null) => void;
};

export const budgetEditorService = ({ api, clientId, onSaved }: BudgetFormParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const monthly_cents = readTarget('spend_cents', String(fields.monthly)).value ?? 0;
      const version = etag === null ? {} : { ifMatch: etag };
      const params = { id: clientId };
      const reply = await api.call('setBudget', { params, body: { monthly_cents }, ...options, ...version });
      return reply.budget;
    },
    onSaved,
    subject: {
      read: async (signal) => {
        const { budgets } = await api.call('listGoals', { query: { client: clientId }, signal });
        return budgetVersion(budgets.find(({ client_id }) => client_id === clientId) ?? null);
      },
    },
  });
