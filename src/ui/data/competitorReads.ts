/** Which competitors the page reads: all of the workspace, removed ones too. */
import { everything } from './wholeList.ts';

export const allCompetitors = { status: 'all', limit: everything } as const;
