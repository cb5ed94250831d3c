/** Where reports are found, below the dashboard (ruling D36): the list, one report, one of its runs, and its builder. */
import { protectedPages } from '#domain/access/protectedPages.ts';

export const reportsAddress = `${protectedPages.dashboard.path}/reports`;

const editor = 'edit';
const runKey = 'run';

/** In the address of the list: of which client alone, as in every view. */
export const clientKey = 'client';

/** The list, of one client alone. */
export const reportsOfClient = (id: string): string =>
  `${reportsAddress}?${new URLSearchParams([[clientKey, id]])}`;

export const reportAddress = (id: string): string => `${reportsAddress}/${encodeURIComponent(id)}`;

/** Of one that is not the latest. */
export const runAddress = (id: string, run: string): string =>
  `${reportAddress(id)}?${new URLSearchParams([[runKey, run]])}`;

export const builderAddress = (id: string): string => `${reportAddress(id)}/${editor}`;

export type ReportPlace = {
  /** Null: the list. */
  readonly id: string | null;
  /** Null: the latest run. */
  readonly run: string | null;
  readonly isBuilder: boolean;
};

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Whether a path below the app's base is that of the reports. */
export const isOfReports = (pathname: string): boolean => `${pathname}/`.startsWith(`${reportsAddress}/`);

/** What an address of reports shows. */
export const readReportPlace = (pathname: string, params: URLSearchParams): ReportPlace => {
  const [id = '', last = ''] = pathname.slice(reportsAddress.length + 1).split('/');
  return { id: id === '' ? null : decode(id), run: params.get(runKey), isBuilder: last === editor };
};

/** Where reports stood before they had paths of their own led to; null for any other address. */
export const formerReportAddress = (params: URLSearchParams): string | null => {
  if (params.get('tab') !== 'reports') return null;
  const [id, run, client] = ['report', runKey, 'of'].map((key) => params.get(key) ?? '');
  if (id && run) return runAddress(id, run);
  if (id) return params.has(editor) ? builderAddress(id) : reportAddress(id);
  return client ? reportsOfClient(client) : reportsAddress;
};
