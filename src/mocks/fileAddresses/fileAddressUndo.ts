/** Declares the undo of addresses of fetched files. */
import { fileAddress } from '#events/fileAddresses/fileAddress.ts';
import { text } from '../undo/facts.ts';
import { restorableUndo } from '../undo/restorableUndo.ts';

export const fileAddressUndo = restorableUndo(fileAddress, {
  askedBy: ({ workspaceId }) => ({ workspaceId }),
  facts: ({ name, address, every, removedAt }) => ({
    Name: text(name),
    Address: text(address),
    Fetched: text(`every ${every}`),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  }),
  others: { Fetched: { never: 'Withdraw the import of a fetch under Sources of the client.' } },
});
