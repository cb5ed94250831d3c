/** Handles GET /api/file-addresses. */
import { fileAddressesOf } from '#events/projections/fileAddressDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { fileAddressItem } from './fileAddressItem.ts';

export const listFileAddresses: Handler<'listFileAddresses'> = (_request, context) => {
  const { answers, caller, query, fetchFile } = context;
  const isScheduled = fetchFile !== undefined;
  const page = pageOf(fileAddressesOf(answers.fileAddressShelf, caller.workspaceId), query);
  return json(200, {
    ...page,
    items: page.items.map((one) => fileAddressItem(one, isScheduled)),
    on_schedule: isScheduled,
  });
};
