/** Which competitors the page reads: all of the workspace, removed ones too. */

export const allCompetitors = { status: 'all', limit: '500' } as const;
