/** The arithmetic of the figure that was pressed; its code comes once one is. */
import { useLocation } from 'react-router-dom';
import { useServices } from '../../services/servicesContext.ts';
import { useLateCode } from '../../services/useLateCode.ts';
import type { ExplainDrawerProps } from './ExplainDrawer.tsx';
import type { Explain } from './useExplain.ts';

const lateDrawer = {
  fault: 'The arithmetic did not load',
  load: async () => (await import('./ExplainDrawer.tsx')).ExplainDrawer,
};

type ExplainedProps = Omit<ExplainDrawerProps, 'figure' | 'link' | 'onClose'> & { readonly explain: Explain };

export const Explained = ({ explain: { figure, close }, ...rest }: ExplainedProps) => {
  const { base } = useServices();
  const { pathname, search } = useLocation();
  const Drawer = useLateCode(figure !== null, lateDrawer);
  if (figure === null || Drawer === null) return null;
  const link = new URL(`${base}${pathname.slice(1)}${search}`, window.location.href).href;
  return <Drawer {...rest} figure={figure} link={link} onClose={close} />;
};
