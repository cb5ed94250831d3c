/** What pages read of clients, in one wording, so that it is asked once. */
import { everything } from './wholeList.ts';

/** All of them, archived ones too; the page searches in what it has. */
export const allClients = { status: 'all', limit: everything } as const;

/** The latest events about a client. */
export const latestOfClient = (client: string) => ({ client, order: 'newest', limit: '12' }) as const;
