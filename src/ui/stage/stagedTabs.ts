/** The pages of a stage: the first, and those that a script opens beside it. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { ScenarioProblem } from '#scenarios/driver.ts';
import { firstPage } from '#scenarios/script.ts';
import type { StagedWorld } from '#world/stagedWorld.ts';
import type { IdleDetector } from './idleDetector.ts';
import { createStagedFetch, type StagedFetch } from './stagedFetch.ts';
import type { StagedLine } from './stagedLine.ts';
import { createStagedStorage } from './stagedStorage.ts';
import { createTab } from './stagedTab.tsx';
import type { OpenedPage, StagedTab, TabHost, TabParts } from './tab.ts';

export type TabsHost = TabHost & {
  readonly openPage: (name: string) => Promise<OpenedPage>;
  /** Brings a page into sight. */
  readonly showPage: (name: string) => void;
};

export type TabsParts = {
  readonly world: StagedWorld;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly quiet: IdleDetector;
  readonly line: StagedLine;
  /** Reaches the backend. */
  readonly fetch: typeof fetch;
  readonly controls: () => Promise<BackendControls>;
  /** Whether there is no connection to fetch more of the program by. */
  readonly isOffline: () => boolean;
  /** Whether the next start of a page’s backend succeeds. */
  readonly mayStart: () => boolean;
  readonly hasWorker: () => boolean;
};

export type StagedTabs = {
  /** The page that is gone to. */
  here(): StagedTab;
  /** Goes to the page of that name, which is opened at the start page when there is none. */
  goTo(name: string): Promise<void>;
  /** Closes a page that is not the first, and goes to that. */
  close(name: string): void;
  openAll(address: string): Promise<void>;
  /** How often requests of a kind were sent by all pages, those that are closed too. */
  sent(route: string): number;
  allSent(): ReadonlyMap<string, number>;
  end(): void;
};

type OpenTab = { readonly tab: StagedTab; readonly close: () => void };

export const createStagedTabs = (host: TabsHost, parts: TabsParts): StagedTabs => {
  const { world, base, quiet, line, controls, isOffline, mayStart, hasWorker } = parts;
  const openStorage = createStagedStorage(quiet);
  const wires: StagedFetch[] = [];

  const open = (name: string, create: (parts: TabParts) => StagedTab, close: () => void): OpenTab => {
    const own = name === firstPage ? world.page : world.another(name);
    const wire = createStagedFetch({ fetch: parts.fetch, quiet, world: own, line });
    wires.push(wire);
    const tab = create({
      world: { ...own, trace: { ...world.page.trace } },
      storage: openStorage(),
      ...{ base, quiet, wire, controls, isOffline, mayStart, hasWorker },
    });
    return { tab, close };
  };

  const stay = (): void => undefined;
  const tabs = new Map([[firstPage, open(firstPage, (given) => createTab(host, given), stay)]]);
  let current = firstPage;

  const show = (name: string): void => {
    current = name;
    host.showPage(name);
  };

  const openAnother = async (name: string): Promise<void> => {
    const page = await host.openPage(name);
    const leaveQuiet = quiet.join(page.turn);
    const opened = open(name, page.create, () => {
      leaveQuiet();
      page.close();
    });
    tabs.set(name, opened);
    await opened.tab.open('/');
  };

  const end = (name: string): void => {
    const closed = tabs.get(name);
    closed?.tab.close();
    closed?.close();
    tabs.delete(name);
  };

  return {
    here: () => {
      const tab = tabs.get(current)?.tab;
      if (!tab) throw new Error(`the page ${current} is gone`);
      return tab;
    },
    goTo: async (name) => {
      if (!tabs.has(name)) await openAnother(name);
      show(name);
    },
    close: (name) => {
      if (name === firstPage) throw new ScenarioProblem('the first page cannot be closed');
      if (!tabs.has(name)) throw new ScenarioProblem(`there is no page “${name}” to close`);
      end(name);
      show(firstPage);
    },
    openAll: async (address) => {
      await Promise.all([...tabs.values()].map(({ tab }) => tab.open(address)));
    },
    sent: (route) => wires.reduce((sum, wire) => sum + wire.sent(route), 0),
    allSent: () => {
      const all = new Map<string, number>();
      for (const [route, count] of wires.flatMap((wire) => [...wire.allSent()]))
        all.set(route, (all.get(route) ?? 0) + count);
      return all;
    },
    end: () => {
      for (const name of [...tabs.keys()]) end(name);
    },
  };
};
