/** Renders the HTML of a page at build time. */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { productName } from '#domain/product.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { App } from './app/App.tsx';
import { createServices } from './app/createServices.ts';
import { pageDescriptions } from './app/pageDescriptions.ts';
import { routes as appRoutes, routeAt, waitingPage } from './app/routes.ts';
import type { BrowserStore } from './services/browserStore.ts';
import { noScrollPlaces } from './services/scrollPlaces.ts';

export { productName, waitingPage };

export const routes = appRoutes.map((route) => ({
  ...route,
  description: ownValue(pageDescriptions, route.path) ?? '',
}));

const noStorage: BrowserStore = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const never = <Result,>(): Promise<Result> => new Promise(() => {});

/** A session that stays unconfirmed, which renders the waiting state of a protected page. */
const keptSession: BrowserStore = { ...noStorage, getItem: () => '{"userId":"someone","token":"kept"}' };

type Visit = {
  readonly path: string;
  readonly basename: string;
  readonly madeAt: number;
  readonly demoFigures?: DemoFigures | undefined;
};

const markup = async (
  { path, basename, madeAt, demoFigures }: Visit,
  local: BrowserStore,
): Promise<string> => {
  const services = createServices({
    world: createVirtualWorld({ start: madeAt }),
    madeAt,
    demoFigures,
    base: `${basename}/`,
    path,
    fetch: () => never(),
    storages: { local, session: noStorage },
    storageEvents: null,
    asOf: () => null,
    startBackend: () => never(),
    takeWorker: () => never(),
    controls: () => never(),
    reloadToHome: () => never(),
    scroll: noScrollPlaces,
  });
  await services.pages.load(routeAt(path));
  return renderToString(
    <StaticRouter basename={basename} location={`${basename}${path}`}>
      <App services={services} />
    </StaticRouter>,
  );
};

/** `basename` is the base path without its trailing slash, `madeAt` is now, in milliseconds. */
export const render = (visit: Visit): Promise<string> => markup(visit, noStorage);

export const renderWaiting = (basename: string): Promise<string> =>
  markup({ path: protectedPages.dashboard.path, basename, madeAt: 0 }, keptSession);
