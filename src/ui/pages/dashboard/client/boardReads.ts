/** What the board reads beside figures, in one wording. */
import { everything } from '../../../data/wholeList.ts';

/** All of its campaigns, ended ones too. */
export const campaignsOfClient = (client: string) => ({ client, limit: everything }) as const;
