/** Lists the optional columns of the clients' table and the default choice. */

export const columnChoices = [
  'industry',
  'status',
  'owner',
  'health',
  'fee',
  'until',
  'goal',
  'pacing',
  'sources',
  'report',
  'seen',
  'date',
] as const;

export type ColumnChoice = (typeof columnChoices)[number];

export const columnLabels: Readonly<Record<ColumnChoice, string>> = {
  industry: 'Industry and tags',
  status: 'Status',
  owner: 'Owner',
  health: 'Health',
  fee: 'MRR',
  until: 'Contract end',
  goal: 'Goal',
  pacing: 'Pacing',
  sources: 'Sources',
  report: 'Last report',
  seen: 'Client sign-in',
  date: 'Added',
};

/** They fit into a width of 1,280 pixels; industry, owner and paused state appear below the name. */
export const usualColumns: readonly ColumnChoice[] = columnChoices.filter(
  (name) => name !== 'industry' && name !== 'status' && name !== 'owner' && name !== 'date',
);

export const archivedColumns: readonly ColumnChoice[] = ['industry', 'owner', 'fee', 'date'];

export const sortedNames: readonly string[] = ['name', ...columnChoices];
