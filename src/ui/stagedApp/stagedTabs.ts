/** Manages the pages of a stage: the first one, and those that a script opens. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { ScenarioProblem } from '#scenarios/driver.ts';
import { firstPage } from '#scenarios/script.ts';
import type { StagedWorld } from '#world/stagedWorld.ts';
import type { IdleDetector } from '../stage/idleDetector.ts';
import { createStagedFetch, type StagedFetch } from '../stage/stagedFetch.ts';
import type { StagedLine } from '../stage/stagedLine.ts';
import { createStagedStorage } from '../stage/stagedStorage.ts';
import type { OpenedPage, StagedTab, TabHost, TabParts } from '../stage/tab.ts';
import { createTab } from './stagedTab.tsx';

export type TabsHost = TabHost & {
  readonly openPage: (name: string) => Promise<OpenedPage>;
  readonly showPage: (name: string) => void;
};

export type TabsParts = {
  readonly world: StagedWorld;
  readonly base: string;
  readonly quiet: IdleDetector;
  readonly line: StagedLine;
  readonly fetch: typeof fetch;
  /** Called before the page renders. */
  readonly hear: (page: Window) => () => void;
  readonly controls: () => Promise<BackendControls>;
  readonly isOffline: () => boolean;
  /** True if the next backend start of a page succeeds. */
  readonly mayStart: () => boolean;
  readonly hasWorker: () => boolean;
};

export type StagedTabs = {
  here(): StagedTab;
  goTo(name: string): Promise<void>;
  /** Closes a further page and goes to the first. */
  close(name: string): void;
  openAll(address: string): Promise<void>;
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
    const stopHearing = parts.hear(page.page);
    const opened = open(name, page.create, () => {
      leaveQuiet();
      stopHearing();
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
