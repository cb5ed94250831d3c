/** Sends hints between the tabs of one browser over a `BroadcastChannel`. */
import type { LogHints } from './logStorage.ts';
import { silentHints } from './silentHints.ts';

/** Reaches all tabs with the tenant's log open; without `BroadcastChannel` a hint is dropped. */
export const broadcastHints = (tenant: string): LogHints => {
  if (typeof BroadcastChannel === 'undefined') {
    return silentHints;
  }
  const channel = new BroadcastChannel(`agencylens-log:${tenant}`);
  let open = true;

  return {
    announce: () => {
      if (open) {
        channel.postMessage(null);
      }
    },
    listen: (onHint) => {
      const hear = () => onHint();
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
};
