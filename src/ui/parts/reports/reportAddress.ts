/** Builds and parses the addresses of reports (ruling D36): the list, a report, a run, and the builder. */
import { protectedPages } from '#domain/access/protectedPages.ts';

export const reportsAddress = `${protectedPages.dashboard.path}/reports`;

const editor = 'edit';
const runKey = 'run';

export const clientKey = 'client';

export const reportsOfClient = (id: string): string =>
  `${reportsAddress}?${new URLSearchParams([[clientKey, id]])}`;

export const reportAddress = (id: string): string => `${reportsAddress}/${encodeURIComponent(id)}`;

export const runAddress = (id: string, run: string): string =>
  `${reportAddress(id)}?${new URLSearchParams([[runKey, run]])}`;

export const builderAddress = (id: string): string => `${reportAddress(id)}/${editor}`;

export type ReportPlace = {
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

export const isOfReports = (pathname: string): boolean => `${pathname}/`.startsWith(`${reportsAddress}/`);

export const readReportPlace = (pathname: string, params: URLSearchParams): ReportPlace => {
  const [id = '', last = ''] = pathname.slice(reportsAddress.length + 1).split('/');
  return { id: id === '' ? null : decode(id), run: params.get(runKey), isBuilder: last === editor };
};

/** The new address for a link from before reports had paths of their own; null for any other address. */
export const formerReportAddress = (params: URLSearchParams): string | null => {
  if (params.get('tab') !== 'reports') return null;
  const [id, run, client] = ['report', runKey, 'of'].map((key) => params.get(key) ?? '');
  if (id && run) return runAddress(id, run);
  if (id) return params.has(editor) ? builderAddress(id) : reportAddress(id);
  return client ? reportsOfClient(client) : reportsAddress;
};
