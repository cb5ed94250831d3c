/** What the board reads beside figures, in one wording. */
import { everything } from '../../../data/wholeList.ts';

/** The latest events about a client. */
export const eventsOfClient = (client: string) => ({ client, order: 'newest', limit: '200' }) as const;

/** All of its campaigns, ended ones too. */
export const campaignsOfClient = (client: string) => ({ client, limit: everything }) as const;
