/** What of the log is shown, as the Lab’s address says it after `log/`: `312`, `branches`, `figure/overview-clients`. */

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
  /** Of the event that is shown in detail. */
  readonly position: number | null;
  /** What follows the view: a figure's name, a position to fork from. */
  readonly detail: string;
};

/** Whatever is no view and no position shows all events. */
export const readLogPlace = (rest: string): LogPlace => {
  const [path = ''] = rest.split('?', 1);
  const [first = '', ...deeper] = path.split('/');
  if (/^\d{1,15}$/.test(first)) return { view: 'events', position: Number(first), detail: '' };
  const view = logViews.find(({ name }) => name === first)?.name ?? 'events';
  return { view, position: null, detail: deeper.join('/') };
};
