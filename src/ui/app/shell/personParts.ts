/** Bundles the shell around every page of a signed-in person into one chunk. */
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
