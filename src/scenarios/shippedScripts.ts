/** The scripts that come with the product. */
import type { Script } from './script.ts';
import { signInAndOut } from './shipped/signInAndOut.ts';

export const shippedScripts: readonly Script[] = [signInAndOut];
