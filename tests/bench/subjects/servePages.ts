/** Serves each measured page from an origin of its own by the product's own server. */

import { routes } from '#ui/app/routes.ts';
import { type RunningServer, startServer } from '../../../scripts/serve.ts';
import type { BenchFolders } from './buildPages.ts';

/** A page to load. `wakes`: scripts must hydrate it before it can be used. */
export type Subject = { readonly name: string; readonly url: string; readonly wakes: boolean };

export type ServedPages = {
  readonly subjects: readonly Subject[];
  /** Origins without a trailing slash. */
  readonly product: string;
  readonly inPage: string;
  close(): Promise<void>;
};

export const floorNames = {
  static: 'floor: static HTML',
  react: 'floor: bare React',
  antd: 'floor: bare Ant Design',
} as const;

export const productPage = (path: string): string => `AgencyLens ${path}`;

export const servePages = async (folders: BenchFolders): Promise<ServedPages> => {
  const serve = (folder: string): Promise<RunningServer> => startServer({ folder, port: 0 });
  const [still, react, antd, product, inPage] = await Promise.all([
    serve(folders.staticFloor),
    serve(folders.reactFloor),
    serve(folders.antdFloor),
    serve(folders.product),
    serve(folders.inPage),
  ]);
  const pages = routes.filter(({ prerender }) => prerender);
  return {
    subjects: [
      { name: floorNames.static, url: `${still.url}/`, wakes: false },
      { name: floorNames.react, url: `${react.url}/`, wakes: true },
      { name: floorNames.antd, url: `${antd.url}/`, wakes: true },
      ...pages.map(({ path }) => ({ name: productPage(path), url: `${product.url}${path}`, wakes: true })),
    ],
    product: product.url,
    inPage: inPage.url,
    close: async () => {
      await Promise.all([still, react, antd, product, inPage].map((server) => server.close()));
    },
  };
};
