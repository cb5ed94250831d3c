/** Renders the toolbar of the calls: search, filters, totals and actions. */
import { durationText } from '../sizeText.ts';
import type { StatusClass } from './call.ts';
import type { CallFigures, CallFilter } from './filterCalls.ts';
import styles from './ListTools.module.css';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const statuses: readonly (readonly [StatusClass, string])[] = [
  ['success', '2xx'],
  ['refused', '4xx refused'],
  ['failed', '5xx failed'],
  ['lost', 'no usable reply'],
  ['cancelled', 'cancelled'],
  ['pending', 'on its way'],
];

type FiltersProps = { readonly filter: CallFilter; readonly onFilter: (filter: CallFilter) => void };

export const Filters = ({ filter, onFilter }: FiltersProps) => (
  <search className={styles.filters}>
    <input
      type="search"
      aria-label="Search requests"
      placeholder="Search, -word leaves out"
      className={styles.search}
      value={filter.text}
      onChange={({ target }) => onFilter({ ...filter, text: target.value })}
    />
    <select
      aria-label="Method"
      value={filter.method}
      onChange={({ target }) => onFilter({ ...filter, method: target.value })}
    >
      <option value="all">All methods</option>
      {methods.map((method) => (
        <option key={method}>{method}</option>
      ))}
    </select>
    <select
      aria-label="Status"
      value={filter.status}
      onChange={({ target }) => onFilter({ ...filter, status: target.value as CallFilter['status'] })}
    >
      <option value="all">All statuses</option>
      {statuses.map(([status, text]) => (
        <option key={status} value={status}>
          {text}
        </option>
      ))}
    </select>
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={filter.onlyFaulted}
        onChange={({ target }) => onFilter({ ...filter, onlyFaulted: target.checked })}
      />
      Faulted
    </label>
  </search>
);

type FiguresProps = {
  readonly figures: CallFigures;
  readonly listed: number;
  readonly all: number;
  readonly unhandled: number | null;
  readonly broken: number;
  readonly backend: string;
};

const shown = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : durationText(milliseconds);

export const Figures = ({ figures, listed, all, unhandled, broken, backend }: FiguresProps) => (
  <ul className={styles.figures} aria-label="Figures">
    <li>{listed === all ? `${all} requests` : `${listed} of ${all} requests`}</li>
    <li>{figures.inFlight} in flight</li>
    <li>
      {figures.streams} {figures.streams === 1 ? 'stream' : 'streams'}
    </li>
    <li>p50 {shown(figures.p50)}</li>
    <li>p95 {shown(figures.p95)}</li>
    {unhandled !== null && <li data-wrong={unhandled > 0 || undefined}>{unhandled} unhandled</li>}
    <li data-wrong={broken > 0 || undefined}>{broken} against the contract</li>
    <li>{backend}</li>
  </ul>
);
