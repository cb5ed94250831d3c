/** Which columns the clients' table can have, and which it has as long as nobody has chosen. */

/** All but the client and what can be done with it, in their order. */
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

/** They fit beside each other at a width of 1,280 pixels; industry, owner and who is paused stand below the name. */
export const usualColumns: readonly ColumnChoice[] = columnChoices.filter(
  (name) => name !== 'industry' && name !== 'status' && name !== 'owner' && name !== 'date',
);

/** An archived client has no standing. */
export const archivedColumns: readonly ColumnChoice[] = ['industry', 'owner', 'fee', 'date'];

export const sortedNames: readonly string[] = ['name', ...columnChoices];
