/** Parses and formats the log's place in the Lab's address after `log/`: `312`, `branches`, `figure/overview-clients`. */

export const logViews = [
  { name: 'events', title: 'Events' },
  { name: 'figure', title: 'Why this number' },
  { name: 'branches', title: 'Branches' },
  { name: 'files', title: 'Export, import' },
  { name: 'tamper', title: 'Tamper', isRisky: true },
  { name: 'write', title: 'Write', isRisky: true },
] as const;

export type LogViewName = (typeof logViews)[number]['name'];

export type LogPlace = {
  readonly view: LogViewName;
  readonly position: number | null;
  /** The part after the view: a metric's name, or a position to fork from. */
  readonly detail: string;
};

export const readLogPlace = (rest: string): LogPlace => {
  const [path = ''] = rest.split('?', 1);
  const [first = '', ...deeper] = path.split('/');
  if (/^\d{1,15}$/.test(first)) return { view: 'events', position: Number(first), detail: '' };
  const view = logViews.find(({ name }) => name === first)?.name ?? 'events';
  return { view, position: null, detail: deeper.join('/') };
};
