/** Formats days for tables, apart from `dates.ts`, which is part of every page's first load. */
import { shortDay } from './dates.ts';

/** `3 Nov 2026`. */
export const shortDate = (iso: string): string => `${shortDay(iso)} ${new Date(iso).getFullYear()}`;
