/** Shares the query of all competitors of a workspace, including removed ones. */
import { everything } from './wholeList.ts';

export const allCompetitors = { status: 'all', limit: everything } as const;
