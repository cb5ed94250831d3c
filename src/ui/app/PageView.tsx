/** Shows the page of the current address, and keeps the former page until the new code is loaded. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lateStyles } from '../boot/lateStyles.ts';
import type { PageRoute } from '../services/pageRoute.ts';
import { useServices } from '../services/servicesContext.ts';
import { PageLoadFailure } from './errors/PageLoadFailure.tsx';
import { SiteFooter } from './navigation/SiteFooter.tsx';
import { routeAt } from './routes.ts';

type Shown = { readonly route: PageRoute; readonly Page: ComponentType | null };

/** A public page is followed by the site's footer. */
const placed = ({ prerender, bare }: PageRoute, page: ReactNode): ReactNode => (
  <>
    {page}
    {prerender && !bare && <SiteFooter />}
  </>
);

export const PageView = () => {
  const { pages, world } = useServices();
  const route = routeAt(useLocation().pathname);
  const [shown, show] = useState<Shown>(() => ({ route, Page: pages.loaded(route) ?? null }));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<PageRoute | null>(null);
  const Ready = pages.loaded(route);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same route again
  useEffect(() => {
    let current = true;
    Promise.all([pages.load(route), lateStyles()]).then(
      ([Page]) => current && show({ route, Page }),
      (error: unknown) => {
        world.trace.record({ kind: 'fault', name: `${route.path} did not load`, detail: error });
        if (current) setFailed(route);
      },
    );
    return () => {
      current = false;
      setFailed(null);
    };
  }, [route, pages, world, attempt]);

  if (failed === route) return <PageLoadFailure onRetry={() => setAttempt(attempt + 1)} />;
  if (Ready) return placed(route, <Ready />);
  return shown.Page ? placed(shown.route, <shown.Page />) : null;
};
