/** Projects the addresses of CSV files and Google Sheets. */
import { type FileAddressFacts, fileAddress } from '../fileAddresses/fileAddress.ts';
import { type ItemsById, itemsById } from './itemsById.ts';

export const fileAddressDirectory = itemsById('fileAddressShelf', fileAddress);

/** In the order of adding, without removed ones. */
export const fileAddressesOf = (
  { byId }: ItemsById<FileAddressFacts>,
  workspaceId: string,
): readonly FileAddressFacts[] =>
  Object.values(byId).filter((one) => one.workspaceId === workspaceId && one.removedAt === null);
