/** Opens the calculation of a pressed metric, and loads its code on demand. */
import { useLocation } from 'react-router-dom';
import { filtersInWords, valueInWords } from '#domain/metrics/filterWords.ts';
import { longDay } from '../../content/formatMetric.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useCampaigns } from '../view/useCampaigns.ts';
import { useClients } from '../view/useClients.ts';
import type { ExplainDrawerProps } from './ExplainDrawer.tsx';
import { progressScopeOf, scopeFilters, scopeOf, stepDays } from './explainScope.ts';
import type { Explain } from './useExplain.ts';

const lateDrawer = {
  fault: 'The arithmetic did not load',
  load: async () => (await import('./FigureDrawer.tsx')).FigureDrawer,
};

type ExplainedProps = Omit<ExplainDrawerProps, 'figure' | 'scope' | 'link' | 'onClose'> & {
  readonly explain: Explain;
};

type Naming = Pick<ExplainDrawerProps, 'query' | 'freshness' | 'nameOf'>;

const useCampaignNames = (isWanted: boolean, { query, nameOf }: Naming) => {
  const campaigns = useCampaigns(query.client ?? null, isWanted && nameOf === undefined);
  return nameOf ?? ((campaign: string) => campaigns?.find(({ id }) => id === campaign)?.name);
};

/** `12 clients`; null for a single value. */
const severalOf = (name: string, value: string): string | null => {
  const isMany = name === 'clients' || (name === 'campaign' && value.includes(','));
  return isMany ? `${value.split(',').length} ${name === 'clients' ? name : 'campaigns'}` : null;
};

const usePartName = (scope: string | null, { freshness, nameOf }: Naming): string | null => {
  const part = scopeOf(scope);
  const progress = progressScopeOf(scope);
  const clients = useClients(part?.name === 'client' || progress !== null);
  if (part === null) return null;
  const { name, value } = progress ? { name: 'client', value: progress.clientId } : part;
  if (name === 'day') return longDay(value);
  if (name === 'days') return value.split('_').map(longDay).join(' to ');
  const several = severalOf(name, value);
  if (several !== null) return several;
  if (name === 'client') return clients?.find(({ id }) => id === value)?.name ?? (progress ? null : value);
  if (name === 'source') return freshness.find(({ source }) => source === value)?.label ?? value;
  return (name === 'campaign' ? nameOf?.(value) : undefined) ?? valueInWords(value);
};

const narrowingName = (scope: string | null, { freshness, nameOf }: Naming): string =>
  filtersInWords(scopeFilters(scope), (dimension, value) => {
    if (dimension === 'source') return freshness.find(({ source }) => source === value)?.label;
    return dimension === 'campaign' ? nameOf?.(value) : undefined;
  });

const useScopeName = (scope: string | null, naming: Naming): string | null => {
  const part = usePartName(scope, naming);
  const narrowing = narrowingName(scope, naming);
  const days = stepDays(scope);
  const span =
    days && (days.from === days.to ? longDay(days.from) : `${longDay(days.from)} to ${longDay(days.to)}`);
  const named = [part, span, narrowing].filter((words) => words !== null && words !== '');
  return named.length === 0 ? null : named.join(', ');
};

export const Explained = ({ explain: { figure, scope, close }, query, ...rest }: ExplainedProps) => {
  const naming = { query, freshness: rest.freshness, nameOf: rest.nameOf };
  const nameOf = useCampaignNames(figure !== null, naming);
  const name = useScopeName(scope, { ...naming, nameOf });
  const { base } = useServices();
  const { pathname, search } = useLocation();
  const Drawer = useLazyModule(figure !== null, lateDrawer);
  if (figure === null || Drawer === null) return null;
  const link = new URL(`${base}${pathname.slice(1)}${search}`, window.location.href).href;
  return (
    <Drawer
      {...rest}
      query={query}
      asked={scope}
      nameOf={nameOf}
      figure={figure}
      scope={name}
      link={link}
      onClose={close}
    />
  );
};
