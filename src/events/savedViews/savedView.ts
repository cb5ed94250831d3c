/** Declares a saved view: named, and private to its owner unless the agency shares it. */
import * as z from 'zod/mini';
import { viewedPages, viewNameProblem, viewQueryProblem } from '#domain/savedViews/savedViewRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { id, text } from '../eventShape.ts';
import type { ItemOf, ItemShape } from '../itemTypes.ts';
import { restorableItem } from '../restorableItem.ts';
import { tagsOfAccount } from '../streamRule.ts';

const shape = {
  entity: 'SavedView',
  id: 'viewId',
  verbs: ['Create', 'Rename'],
  /** The owner: no one else sees it, unless it is `shared` with the people of the agency. */
  about: { accountId: id, shared: z.optional(z.boolean()) },
  given: { workspaceId: id, page: z.enum(viewedPages), query: text },
  fields: { name: text },
  change: 'former',
  labels: ['name'],
  others: {},
} as const satisfies ItemShape;

type Asked = { readonly accountId: string; readonly isOfAgency: boolean };

export const savedView = restorableItem(shape, {
  category: 'savedView',
  tagsOf: tagsOfAccount,
  start: ({ workspaceId: _workspace, shared = false, ...facts }) => ({ ...facts, shared }),
  aboutOf: ({ accountId, shared }) => ({ accountId, ...(shared ? { shared } : {}) }),
  isOpenTo: ({ accountId, shared }, asked: Asked) =>
    accountId === asked.accountId || (shared && asked.isOfAgency),
  tidy: ({ name }) => ({ name: tidyText(name) }),
  isValid: ({ name, query = '' }) => (viewNameProblem(name) ?? viewQueryProblem(query)) === null,
});

export type SavedViewFacts = ItemOf<typeof savedView>;
