/** The arithmetic of the figure that was pressed; its code comes once one is. */
import { useLocation } from 'react-router-dom';
import { longDay } from '../../content/figures.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLateCode } from '../../services/useLateCode.ts';
import { useClients } from '../view/useClients.ts';
import { valueInWords } from '../view/viewWords.ts';
import type { ExplainDrawerProps } from './ExplainDrawer.tsx';
import { scopedQuery, scopeOf } from './explainScope.ts';
import type { Explain } from './useExplain.ts';

const lateDrawer = {
  fault: 'The arithmetic did not load',
  load: async () => (await import('./ExplainDrawer.tsx')).ExplainDrawer,
};

type ExplainedProps = Omit<ExplainDrawerProps, 'figure' | 'scope' | 'link' | 'onClose'> & {
  readonly explain: Explain;
};

/** A campaign and a client have names of their own; what else there is has words. */
const useScopeName = (scope: string | null, nameOf: ExplainDrawerProps['nameOf']): string | null => {
  const part = scopeOf(scope);
  const clients = useClients(part?.name === 'client');
  if (part === null) return null;
  const { name, value } = part;
  if (name === 'days') return value.split('_').map(longDay).join(' to ');
  if (name === 'client') return clients?.find(({ id }) => id === value)?.name ?? value;
  return (name === 'campaign' ? nameOf?.(value) : undefined) ?? valueInWords(value);
};

export const Explained = ({ explain: { figure, scope, close }, query, ...rest }: ExplainedProps) => {
  const name = useScopeName(scope, rest.nameOf);
  const { base } = useServices();
  const { pathname, search } = useLocation();
  const Drawer = useLateCode(figure !== null, lateDrawer);
  if (figure === null || Drawer === null) return null;
  const link = new URL(`${base}${pathname.slice(1)}${search}`, window.location.href).href;
  return (
    <Drawer
      {...rest}
      query={scopedQuery(query, scope)}
      figure={figure}
      scope={name}
      link={link}
      onClose={close}
    />
  );
};
