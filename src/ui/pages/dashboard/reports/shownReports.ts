/** Filters the list of reports by client, status and search in the address, so that links reproduce the list. */

import { useSearchParams } from 'react-router-dom';
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { type ReportStatus, reportStatuses } from '#domain/reports/lifecycle.ts';
import { matcherOf } from '#domain/text/searchText.ts';
import { statusTagOf } from '../../../parts/reports/list/reportStatusLabel.ts';
import { clientKey } from '../../../parts/reports/reportAddress.ts';
import { useView } from '../../../parts/view/useView.ts';
import { filterStep } from '../../../services/filterStep.ts';

const archived = 'archived';
const every = '';

type Shown = { readonly client: string; readonly status: string; readonly search: string };

export const useShownReports = () => {
  const [params, setParams] = useSearchParams();
  const { view } = useView();
  const shown: Shown = {
    client: view.client ?? every,
    status: params.get('status') ?? every,
    search: params.get('q') ?? '',
  };
  const change = (work: (params: URLSearchParams) => void, isTyped = false) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      work(next);
      return next;
    }, filterStep({ isTyped }));
  return {
    shown,
    showStatus: (status: string) =>
      change((next) => (status === every ? next.delete('status') : next.set('status', status))),
    search: (text: string) => change((next) => (text === '' ? next.delete('q') : next.set('q', text)), true),
    showAll: () =>
      change((next) => {
        next.delete('q');
        next.delete('status');
        next.delete(clientKey);
      }),
  };
};

/** Searches the names of reports and clients, case-insensitively. */
export const isShown =
  ({ client, status, search }: Shown, clientOf: (report: ReportItem) => string) =>
  (report: ReportItem): boolean =>
    matcherOf(search)(`${report.name} ${clientOf(report)}`) &&
    (client === every || report.client_id === client) &&
    (status === archived
      ? report.archived_at !== null
      : report.archived_at === null && (status === every || report.status === status));

const statusLabel = (status: ReportStatus): string => statusTagOf(status).label;

export const statuses = [
  { value: every, label: 'Active' },
  ...reportStatuses.map((value) => ({ value, label: statusLabel(value) })),
  { value: archived, label: 'Archived' },
];

export const listKeys: readonly PageKey[] = [
  'q',
  { key: 'status', isValid: (value) => statuses.some((status) => status.value === value) },
  'explain',
];
