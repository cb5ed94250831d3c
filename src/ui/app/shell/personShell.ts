/** The shell around the pages of someone signed in. Strangers never fetch it; a protected page comes with it. */
import type { ComponentType } from 'react';
import { useLateCode } from '../../services/useLateCode.ts';

type PersonShell = {
  readonly SideNavigation: ComponentType;
  readonly TopBar: ComponentType;
  readonly ViewingBanner: ComponentType;
  readonly RouteSaid: ComponentType;
  readonly ShellNotices: ComponentType;
  readonly SearchKeys: ComponentType;
  readonly HelpKeys: ComponentType;
};

let code: PersonShell | undefined;

export const loadPersonShell = async (): Promise<PersonShell> => {
  if (code) return code;
  const [
    { SideNavigation },
    { TopBar },
    { ViewingBanner },
    { RouteSaid },
    { ShellNotices },
    { SearchKeys },
    { HelpKeys },
  ] = await Promise.all([
    import('./SideNavigation.tsx'),
    import('./TopBar.tsx'),
    import('./ViewingBanner.tsx'),
    import('./RouteSaid.tsx'),
    import('./ShellNotices.tsx'),
    import('../palette/CommandSearch.tsx'),
    import('./HelpKeys.tsx'),
  ]);
  code = { SideNavigation, TopBar, ViewingBanner, RouteSaid, ShellNotices, SearchKeys, HelpKeys };
  return code;
};

const shell = { fault: 'The navigation did not load', load: loadPersonShell };

/** Null until the code is here, and as long as nobody is signed in. */
export const usePersonShell = (isWanted: boolean): PersonShell | null => {
  const arrived = useLateCode(isWanted, shell);
  return isWanted ? (code ?? arrived) : null;
};
