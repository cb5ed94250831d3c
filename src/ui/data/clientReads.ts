/** Shares the query parameters of client lists, so that pages share cache entries. */
import { everything } from './wholeList.ts';

/** Includes archived clients; the page searches locally. */
export const allClients = { status: 'all', limit: everything } as const;

export const actionsOfClient = (client: string, { from, to }: { from: string; to: string }) =>
  ({ client, from, to, order: 'newest', limit: '6' }) as const;
