/** Builds the dashboard's reads other than metrics, in one wording so that they share a cache entry. */
import { everything } from '../../../data/wholeList.ts';

export const campaignsOfClient = (client: string) => ({ client, limit: everything }) as const;
