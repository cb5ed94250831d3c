/** Words network faults and their reach. */
import type { Fault, Reach } from './networkControls.ts';

/** `Status 503`, `Cut body`: short enough for a table row. */
export const faultText = (fault: Fault): string => {
  switch (fault.kind) {
    case 'status':
      return `Status ${fault.status}`;
    case 'timeout':
      return 'No answer';
    case 'networkError':
      return fault.lost === 'request' ? 'Network error' : 'Lost answer';
    case 'slowBody':
      return 'Slow body';
    case 'cutBody':
      return 'Cut body';
    case 'streamDrop':
      return 'Dropped stream';
    case 'streamDuplicate':
      return 'Doubled message';
    case 'streamOutOfOrder':
      return 'Swapped messages';
    case 'reply':
      return `Pinned ${fault.status}`;
  }
};

export const reachText = (reach: Reach): string =>
  'next' in reach ? `next ${reach.next}` : `${Math.round(reach.share * 100)} %`;
