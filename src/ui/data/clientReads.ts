/** What pages read of clients, in one wording, so that it is asked once. */
import { everything } from './wholeList.ts';

/** All of them, archived ones too; the page searches in what it has. */
export const allClients = { status: 'all', limit: everything } as const;

/** The latest events about a client on some days, both included. */
export const actionsOfClient = (client: string, { from, to }: { from: string; to: string }) =>
  ({ client, from, to, order: 'newest', limit: '6' }) as const;
