/** Declares a contact at a client: a name and a valid email address, until its personal data is erased. */

import * as z from 'zod/mini';
import { contactErrors, tidyContact } from '#domain/clients/clientFileRules.ts';
import { accept } from '../decision.ts';
import { id, text } from '../eventShape.ts';
import type { EventOf, ItemOf, ItemShape } from '../itemTypes.ts';
import { restorableItem } from '../restorableItem.ts';
import { tagsOfClient } from '../streamRule.ts';

const shape = {
  entity: 'ClientContact',
  id: 'contactId',
  verbs: ['Add', 'Change'],
  about: { clientId: id, workspaceId: id },
  given: {},
  /** Email and title may be empty. */
  fields: { name: text, email: text, title: text },
  change: 'all',
  labels: ['name'],
  others: {
    Moved: { formerClientId: id },
    /** For good, with the key deleted: the names of the contact and its addresses in encrypted boxes. */
    Erased: { erases: z.readonly(z.array(id)) },
  },
} as const satisfies ItemShape;

type Asked = { readonly workspaceId: string };
type Other =
  | { readonly type: 'MoveClientContact'; readonly clientId: string }
  /** The contact's id and all addresses that it had. */
  | { readonly type: 'EraseClientContact'; readonly erases: readonly string[] };

export const clientContact = restorableItem(shape, {
  category: 'clientContact',
  tagsOf: tagsOfClient,
  start: (facts) => ({ ...facts, isErased: false }),
  after: {
    Moved: ({ clientId }) => ({ clientId }),
    Erased: ({ erasedAt }) => ({ removedAt: erasedAt, isErased: true }),
  },
  aboutOf: ({ clientId, workspaceId }) => ({ clientId, workspaceId }),
  isOpenTo: ({ workspaceId, isErased }, asked: Asked) => workspaceId === asked.workspaceId && !isErased,
  tidy: tidyContact,
  isValid: (fields) => Object.keys(contactErrors(fields)).length === 0,
  decide: (command: Other, item, event) => {
    if (command.type === 'EraseClientContact') return accept(event('Erased', { erases: command.erases }));
    const { clientId } = command;
    if (clientId === item.clientId) return accept();
    return accept(event('Moved', { clientId, formerClientId: item.clientId }));
  },
});

export type ClientContact = ItemOf<typeof clientContact>;
export type ClientContactEvent = EventOf<typeof clientContact>;
