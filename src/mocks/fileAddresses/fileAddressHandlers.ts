/** Handles the endpoints of files that are fetched from an address. */
import { addressNameProblem, addressProblem, mostAddresses } from '#domain/fileAddresses/fileAddressRules.ts';
import { fileAddress } from '#events/fileAddresses/fileAddress.ts';
import { fileAddressesOf } from '#events/projections/fileAddressDirectory.ts';
import { activeClient } from '../clients/activeClient.ts';
import { RefusalError } from '../http/refusal.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { fetchFileAddress } from './fetchFileAddress.ts';
import { fileAddressItem } from './fileAddressItem.ts';
import { listFileAddresses } from './listFileAddresses.ts';

const changes = restorableHandlers(fileAddress, {
  askedBy: ({ workspaceId }) => ({ workspaceId }),
  errors: ({ name, address }) => {
    const wrongName = name === undefined ? null : addressNameProblem(name);
    const wrongAddress = address === undefined ? null : addressProblem(address);
    return {
      ...(wrongName === null ? {} : { name: wrongName }),
      ...(wrongAddress === null ? {} : { address: wrongAddress }),
    };
  },
  added: ({ body, caller }, answers) => {
    const { client_id: clientId, ...fields } = body;
    activeClient(answers, caller, { clientId, field: 'client_id' });
    if (fileAddressesOf(answers.fileAddressShelf, caller.workspaceId).length >= mostAddresses)
      throw new RefusalError('invalid', { errors: { address: `A workspace has at most ${mostAddresses}` } });
    return { clientId, addedBy: caller.accountId, ...fields };
  },
  changes: ({ name, address, every }) => ({ name, address, every }),
  reply: (one, { fetchFile }) => ({ file_address: fileAddressItem(one, fetchFile !== undefined) }),
});

export const fileAddressHandlers = { ...changes, listFileAddresses, fetchFileAddress };
