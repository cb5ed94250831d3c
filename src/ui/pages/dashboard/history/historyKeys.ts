/** Defines the history's address parameters, named apart from the dashboard's `from` and `to`. */
export const historyKeys = {
  q: 'q',
  actor: 'by',
  subject: 'about',
  type: 'type',
  client: 'client',
  from: 'since',
  to: 'until',
} as const;
