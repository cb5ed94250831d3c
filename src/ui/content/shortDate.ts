/** Days as tables write them. Apart from `dates.ts`, which the first load of every page has. */
import { shortDay } from './dates.ts';

/** `3 Nov 2026`. */
export const shortDate = (iso: string): string => `${shortDay(iso)} ${new Date(iso).getFullYear()}`;
