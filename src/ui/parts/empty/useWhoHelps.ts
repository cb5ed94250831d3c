/** Names who can give access: an admin for the agency's staff, the agency for a client's people. */
import { useAuth } from '../../services/useAuth.ts';

type WhoHelps = {
  /** After “Ask”. */
  readonly whom: string;
  /** After “Copy for”. */
  readonly short: string;
};

const admin: WhoHelps = { whom: 'an admin of your workspace', short: 'an admin' };
const agency: WhoHelps = { whom: 'your agency', short: 'your agency' };

export const useWhoHelps = (): WhoHelps => (useAuth().membership?.kind === 'client' ? agency : admin);
