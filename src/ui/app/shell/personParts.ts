/** What stands around every page of someone signed in, in one piece: a page waits for all of it. */
import { SearchKeys } from '../palette/CommandSearch.tsx';
import { SimulationMount } from '../past/SimulationMount.tsx';
import { HelpKeys } from './HelpKeys.tsx';
import { ShellNotices } from './ShellNotices.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';
import { UndoKeys } from './UndoKeys.tsx';
import { ViewingBanner } from './ViewingBanner.tsx';
import { VisitKeeper } from './VisitKeeper.tsx';

export const personParts = {
  SideNavigation,
  TopBar,
  ViewingBanner,
  ShellNotices,
  SearchKeys,
  HelpKeys,
  SimulationMount,
  UndoKeys,
  VisitKeeper,
};

export type PersonParts = typeof personParts;
