/** Which clients the page reads: all of them, archived ones too; it searches in what it has. */
import { everything } from './wholeList.ts';

export const allClients = { status: 'all', limit: everything } as const;
