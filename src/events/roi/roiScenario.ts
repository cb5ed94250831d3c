/** Declares a saved ROI scenario: named, with inputs within the ranges, and private to its owner. */
import * as z from 'zod/mini';
import { roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { count, id, text } from '../eventShape.ts';
import type { ItemOf, ItemShape } from '../itemTypes.ts';
import { restorableItem } from '../restorableItem.ts';
import { tagsOfAccount } from '../streamRule.ts';

const inputs = z.strictObject({
  monthlyRevenue: count,
  clientCount: count,
  hoursPerReport: count,
  reportFrequency: count,
  hourlyRate: count,
  teamMembers: z.optional(count),
});

const shape = {
  entity: 'RoiScenario',
  id: 'scenarioId',
  verbs: ['Save', 'Rename'],
  /** The owner: no one else can open or change it. */
  about: { accountId: id },
  given: { workspaceId: id, inputs },
  fields: { name: text },
  change: 'former',
  labels: ['name'],
  others: {},
} as const satisfies ItemShape;

type Asked = { readonly accountId: string };

export const roiScenario = restorableItem(shape, {
  category: 'roiScenario',
  tagsOf: tagsOfAccount,
  start: ({ workspaceId: _workspace, ...facts }) => facts,
  aboutOf: ({ accountId }) => ({ accountId }),
  isOpenTo: ({ accountId }, asked: Asked) => accountId === asked.accountId,
  tidy: ({ name }) => ({ name: tidyText(name) }),
  isValid: ({ name, inputs }) =>
    scenarioNameProblem(name) === null && (!inputs || Object.keys(roiInputErrors(inputs)).length === 0),
});

export type RoiScenarioFacts = ItemOf<typeof roiScenario>;
