/** Runs the app in a frame of the White Label page: in memory, read-only, with a look that is not published. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { lateStyles } from '../boot/lateStyles.ts';
import { storedLead } from '../boot/storedLead.ts';
import { wantBackend } from '../boot/wantBackend.ts';
import { createBrowserStore } from '../services/browserStore.ts';
import type { LookPreview, PreviewFrameElement } from '../services/previewedApp.ts';
import { noScrollPlaces } from '../services/scrollPlaces.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { routeAt } from './routes.ts';

/** A store that throws leaves everything in memory. */
const inMemory = () =>
  createBrowserStore(() => {
    throw new Error('A preview stores nothing');
  });

const never = () => new Promise<never>(() => {});

const servicesOf = ({ session, asOf, host, fetch: ask }: LookPreview, path: string) => {
  const storages = { local: inMemory(), session: inMemory() };
  if (session) storages.session.setItem(sessionKey, JSON.stringify(session));
  const world = createLiveWorld(0, storedLead(createBrowserStore(() => localStorage)));
  return createServices({
    ...host,
    world,
    madeAt: world.clock.now(),
    path,
    fetch: ask,
    storages,
    storageEvents: null,
    asOf,
    startBackend: async () => ({ mode: 'worker', memoryReason: null }),
    takeWorker: () => Promise.resolve(),
    reloadToHome: never,
    scroll: { ...noScrollPlaces, scrollTo: (top) => window.scrollTo(0, top) },
  });
};

export const startPreview = async (container: HTMLElement): Promise<void> => {
  const preview = (window.frameElement as PreviewFrameElement | null)?.agencyLensPreview;
  if (!preview) throw new Error('This window is named as a preview, but no page shows it');
  const root = document.documentElement;
  const { base } = preview.host;
  const path = location.pathname.slice(base.length - 1);
  // The head's script has put the reader's own session, brand and theme there.
  for (const mark of ['returning', 'branded'] as const) delete root.dataset[mark];
  delete container.dataset.page;
  const services = servicesOf(preview, path);
  const { serverState } = services;
  const renew = () => {
    root.dataset.theme = preview.theme();
    void serverState.invalidateQueries();
  };
  renew();
  preview.renew = renew;
  const route = routeAt(path);
  wantBackend(services, {}, window);
  await Promise.all([services.pages.load(route), lateStyles()]);
  const reactRoot = createRoot(container);
  flushSync(() =>
    reactRoot.render(
      <BrowserRouter basename={base.slice(0, -1)} useTransitions={false}>
        <App services={services} />
      </BrowserRouter>,
    ),
  );
  window.addEventListener('pagehide', () => reactRoot.unmount());
  preview.onShown();
};
