/** Who can open what is closed to the reader: an admin for the staff of an agency, the agency for people of a client. */
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
