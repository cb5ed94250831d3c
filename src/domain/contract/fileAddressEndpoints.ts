/** Declares the endpoints of addresses of CSV files and Google Sheets. */
import type { Endpoint } from './endpoint.ts';
import {
  fileAddressBody,
  fileAddressChanges,
  fileAddressList,
  fileAddressParams,
  fileAddressQuery,
  fileAddressReply,
} from './fileAddressSchemas.ts';

const ofOneThatIsThere = [
  'notFound',
  'invalid',
  'keyReused',
  'versionRequired',
  'staleVersion',
  'versionConflict',
] as const;

export const fileAddressEndpoints = {
  listFileAddresses: {
    summary:
      'The addresses of CSV files and Google Sheets whose figures are imported, with their latest fetches',
    roles: ['admin'],
    query: fileAddressQuery,
    success: { status: 200, reply: fileAddressList },
    refusals: ['invalid'],
  },
  addFileAddress: {
    summary: 'Import the figures of a CSV file or Google Sheet at an address for a client, every hour or day',
    roles: ['admin'],
    body: fileAddressBody,
    success: { status: 201, reply: fileAddressReply },
    refusals: ['invalid', 'clientArchived', 'versionConflict', 'keyReused'],
  },
  changeFileAddress: {
    summary: 'Change name, address or interval of a fetched file',
    roles: ['admin'],
    params: fileAddressParams,
    body: fileAddressChanges,
    success: { status: 200, reply: fileAddressReply },
    refusals: ofOneThatIsThere,
  },
  removeFileAddress: {
    summary: 'Stop fetching a file; its figures stay, and it can be restored',
    roles: ['admin'],
    params: fileAddressParams,
    success: { status: 204, reply: null },
    refusals: ofOneThatIsThere,
  },
  restoreFileAddress: {
    summary: 'Fetch a removed file again',
    roles: ['admin'],
    params: fileAddressParams,
    success: { status: 200, reply: fileAddressReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  fetchFileAddress: {
    summary: 'Fetch a file now; the fetch is part of the reply, also when it failed',
    roles: ['admin'],
    params: fileAddressParams,
    success: { status: 200, reply: fileAddressReply },
    refusals: ['notFound', 'tooManyRequests', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
