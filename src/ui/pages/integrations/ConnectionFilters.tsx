/** Filters the connections by client and state, in the address. */
import { Flex, Select, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { compareNames } from '#domain/text/searchText.ts';
import { filterStep } from '../../services/filterStep.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { type BoardRow, type ConnectionState, connectionState, connectionStates } from './connectionState.ts';
import part from './Integrations.module.css';

type FilterKey = 'client' | 'state';

const all = '';

const stateLabels = { silent: 'Needs action', connected: 'Healthy', disconnected: 'Disconnected' } as const;

const isState = (text: string | null): text is ConnectionState =>
  connectionStates.some((state) => state === text);

export const useConnectionFilters = () => {
  const [params, setParams] = useSearchParams();
  const set = (key: FilterKey, value: string) => {
    const next = new URLSearchParams(params);
    if (value === all) next.delete(key);
    else next.set(key, value);
    setParams(next, filterStep({ isTyped: false }));
  };
  const clear = () => {
    const next = new URLSearchParams(params);
    next.delete('client');
    next.delete('state');
    setParams(next, filterStep({ isTyped: false }));
  };
  const state = params.get('state');
  return { client: params.get('client'), state: isState(state) ? state : null, set, clear };
};

type Filters = ReturnType<typeof useConnectionFilters>;

/** Ignores the state filter, because the counts per state are taken from this list. */
export const ofClient = (items: readonly BoardRow[], { client }: Filters): readonly BoardRow[] =>
  items.filter((item) => client === null || item.client.id === client);

export const inState = (items: readonly BoardRow[], { state }: Filters): readonly BoardRow[] =>
  items.filter((item) => state === null || connectionState(item) === state);

type ConnectionFiltersProps = {
  items: readonly BoardRow[];
  filters: Filters;
};

export const FiltersSkeleton = () => (
  <Flex wrap align="center" gap={12} className={part.filters ?? ''} aria-hidden="true">
    <span className={part.select}>
      <Skeleton.Button active block />
    </span>
    <span className={part.states}>
      <Skeleton.Button active block />
    </span>
  </Flex>
);

export const ConnectionFilters = ({ items, filters }: ConnectionFiltersProps) => {
  const clients = new Map(items.map(({ client }) => [client.id, client.name]));
  const named = [...clients].map(([value, label]) => ({ value, label }));
  const own = ofClient(items, filters);
  const counted = connectionStates
    .map((state) => ({ state, count: inState(own, { ...filters, state }).length }))
    .filter(({ state, count }) => count > 0 || state === filters.state);
  return (
    <Flex wrap align="center" gap={12} className={part.filters ?? ''}>
      <Select
        id="client-of-connections"
        className={part.select ?? ''}
        aria-label="Connections of"
        showSearch={searchedByLabel}
        value={filters.client ?? all}
        options={[
          { value: all, label: 'All clients' },
          ...named.toSorted((one, other) => compareNames(one.label, other.label)),
        ]}
        onChange={(client) => filters.set('client', client)}
      />
      <KitSegmented
        aria-label="State of connections"
        value={filters.state ?? all}
        options={[
          { value: all, label: `All ${own.length}` },
          ...counted.map(({ state, count }) => ({ value: state, label: `${stateLabels[state]} ${count}` })),
        ]}
        onChange={(state) => filters.set('state', state)}
      />
    </Flex>
  );
};
