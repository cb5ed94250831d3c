/** Where reports are found: the list, one report, one of its runs, and its builder. */
import { protectedPages } from '#domain/access/protectedPages.ts';

const { path } = protectedPages.dashboard;

export const reportKeys = { report: 'report', run: 'run', edit: 'edit', client: 'of' } as const;

const addressOf = (more: readonly (readonly [string, string])[]): string =>
  `${path}?${new URLSearchParams([['tab', 'reports'], ...more.map(([key, value]) => [key, value])])}`;

export const reportsAddress = addressOf([]);

/** The list, of one client alone. */
export const reportsOfClient = (id: string): string => addressOf([[reportKeys.client, id]]);

export const reportAddress = (id: string): string => addressOf([[reportKeys.report, id]]);

/** Of one that is not the latest. */
export const runAddress = (id: string, run: string): string =>
  addressOf([
    [reportKeys.report, id],
    [reportKeys.run, run],
  ]);

export const builderAddress = (id: string): string =>
  addressOf([
    [reportKeys.report, id],
    [reportKeys.edit, '1'],
  ]);
