/** The parts of the address that say which changes the history shows. The dashboard's own range is called `from` and `to` already. */
export const historyKeys = {
  q: 'q',
  actor: 'by',
  subject: 'about',
  type: 'type',
  client: 'client',
  from: 'since',
  to: 'until',
} as const;
