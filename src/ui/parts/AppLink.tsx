/** Renders a link inside the app, and prefetches its page on hover. */
import { type ComponentProps, useCallback } from 'react';
import { Link, useLocation, useResolvedPath } from 'react-router-dom';
import { usePreload } from '../data/usePreload.ts';

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: string;
  markCurrent?: boolean;
};

export const AppLink = ({ to, markCurrent = true, ...rest }: AppLinkProps) => {
  const target = useResolvedPath(to).pathname;
  const here = useLocation().pathname === target;
  const preload = usePreload();
  const fetchPage = useCallback(() => preload(target), [preload, target]);
  return (
    <Link
      to={to}
      aria-current={here && markCurrent ? 'page' : undefined}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      {...rest}
    />
  );
};
