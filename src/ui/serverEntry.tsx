/** Makes the HTML of a page at build time. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { App } from './app/App.tsx';
import { routeAt, routes } from './app/routes.ts';
import { createServices } from './app/services.ts';

export { routes };

const noStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};

const never = <Result,>(): Promise<Result> => new Promise(() => {});

/** `basename` is the base path without its last slash. */
export const render = async (path: string, basename: string): Promise<string> => {
  const services = createServices({
    world: createVirtualWorld(),
    base: `${basename}/`,
    path,
    fetch: () => never(),
    storages: { local: noStorage, session: noStorage },
    storageEvents: null,
    startBackend: () => never(),
    reloadToHome: () => never(),
    scrollToTop: () => {},
  });
  await services.pages.load(routeAt(path));
  return renderToString(
    <StaticRouter basename={basename} location={`${basename}${path}`}>
      <App services={services} />
    </StaticRouter>,
  );
};
