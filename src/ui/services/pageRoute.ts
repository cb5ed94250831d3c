/** Types the metadata of a page that is known before its code loads. */
import type { ComponentType } from 'react';
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { productName } from '#domain/product.ts';
import type { Reading } from './reading.ts';

export type Visit = {
  readonly role: Role;
  readonly today: EpochDay;
  /** Below the app's base. */
  readonly path: string;
  readonly search: string;
};

/** `readsOf`: its queries, if they depend on the role, the day or the address. */
export type PageComponent = ComponentType & { readonly readsOf?: (visit: Visit) => readonly Reading[] };

export type PageRoute = {
  /** `*` is the page for every other address. */
  readonly path: string;
  readonly title: string;
  /** Path of the module in the build's manifest. */
  readonly source: string;
  /** True for public pages, whose HTML is rendered at build time. */
  readonly prerender: boolean;
  /** A page for reading: for strangers the backend starts on the first interaction. */
  readonly onlyRead?: true;
  /** Without the site's footer, for forms that need full attention. */
  readonly bare?: true;
  /** Fills the window, without navigation and chat. */
  readonly whole?: true;
  /** Matches further addresses by the part after its path: `/abc/1`. Default: none. */
  readonly below?: RegExp;
  readonly guard?: ProtectedPageName;
  /** First queries, sent in parallel with the session for a returning person. */
  readonly reads?: readonly Reading[];
  readonly load: () => Promise<PageComponent>;
};

export const titled = (title: string): string => `${title} · ${productName}`;
