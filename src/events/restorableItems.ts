/** Lists the restorable items: the types, schemas and stream categories of their events derive from this list. */
import { clientContact } from './clientContacts/clientContact.ts';
import { clientNote } from './clientNotes/clientNote.ts';
import { fileAddress } from './fileAddresses/fileAddress.ts';
import type { EventOf } from './itemTypes.ts';
import { roiScenario } from './roi/roiScenario.ts';
import { savedView } from './savedViews/savedView.ts';

export const restorableItems = [clientContact, clientNote, fileAddress, roiScenario, savedView] as const;

export type RestorableItemEvent = EventOf<(typeof restorableItems)[number]>;
