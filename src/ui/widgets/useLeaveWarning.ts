/** Asks before the tab is closed or reloaded, as long as something would be lost by it. */
import { useEffect } from 'react';

export const useLeaveWarning = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWanted]);
};
