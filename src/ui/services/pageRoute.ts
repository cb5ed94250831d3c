/** What the app knows of a page before its code comes. */
import type { ComponentType } from 'react';
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { productName } from '#domain/product.ts';
import type { Reading } from './reading.ts';

/** Who opens a page, when, and at which address. */
export type Visit = {
  readonly role: Role;
  readonly today: EpochDay;
  /** Below the app's base. */
  readonly path: string;
  readonly search: string;
};

/** A page component. `readsOf`: what it reads on a visit, if the role, the day or the address decides that. */
export type PageComponent = ComponentType & { readonly readsOf?: (visit: Visit) => readonly Reading[] };

export type PageRoute = {
  /** `*` is the page for every other address. */
  readonly path: string;
  readonly title: string;
  /** The page's module, as the build's manifest names it. */
  readonly source: string;
  /** Whether its HTML is made at build time: public pages are. */
  readonly prerender: boolean;
  /** Whether the page is there to be read: for strangers the backend starts when something is done on it. */
  readonly onlyRead?: true;
  /** Whether the page stands alone, without the site's footer: forms that want all attention do. */
  readonly bare?: true;
  /** Whether the page fills the window, without navigation and chat. */
  readonly whole?: true;
  /** Which addresses below its path are its own too, by what follows it: `/abc/1`. Left out: none. */
  readonly below?: RegExp;
  /** The row of the access table that guards it; left out for public pages. */
  readonly guard?: ProtectedPageName;
  /** What the page reads first: asked for beside the session when someone comes back. */
  readonly reads?: readonly Reading[];
  readonly load: () => Promise<PageComponent>;
};

export const titled = (title: string): string => `${title} · ${productName}`;
