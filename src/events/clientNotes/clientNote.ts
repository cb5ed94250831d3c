/** Declares an agency's note about a client: never empty, and moved when its client is merged into another. */
import { noteProblem } from '#domain/clients/clientFileRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept } from '../decision.ts';
import { id, text } from '../eventShape.ts';
import type { EventOf, ItemOf, ItemShape } from '../itemTypes.ts';
import { restorableItem } from '../restorableItem.ts';
import { tagsOfClient } from '../streamRule.ts';

const shape = {
  entity: 'ClientNote',
  id: 'noteId',
  verbs: ['Add', 'Change'],
  about: { clientId: id, workspaceId: id, by: id },
  given: {},
  fields: { text },
  change: 'all',
  labels: [],
  others: { Moved: { formerClientId: id } },
} as const satisfies ItemShape;

type Asked = { readonly workspaceId: string; readonly by: string };
type Move = { readonly type: 'MoveClientNote'; readonly clientId: string };

export const clientNote = restorableItem(shape, {
  category: 'clientNote',
  tagsOf: tagsOfClient,
  start: (facts) => facts,
  after: { Moved: ({ clientId }) => ({ clientId }) },
  aboutOf: ({ clientId, workspaceId }, { by }: Asked) => ({ clientId, workspaceId, by }),
  isOpenTo: ({ workspaceId }, asked) => workspaceId === asked.workspaceId,
  tidy: ({ text }) => ({ text: tidyText(text) }),
  isValid: ({ text }) => noteProblem(text) === null,
  decide: ({ clientId }: Move, item, event) =>
    clientId === item.clientId
      ? accept()
      : accept(event('Moved', { clientId, formerClientId: item.clientId })),
});

export type ClientNote = ItemOf<typeof clientNote>;
export type ClientNoteEvent = EventOf<typeof clientNote>;
