/** Warns before a tab with unsaved input is closed or reloaded. */
import { useEffect } from 'react';

export const useLeaveWarning = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWanted]);
};
