/** Reads the menu that a workspace gives the people of its clients: entries in order, each with an own name. */
import { menuOf, type ProtectedPageName, protectedPages } from '../access/protectedPages.ts';
import { tidyText } from '../text/visibleText.ts';

export type PortalEntry = { readonly page: ProtectedPageName; readonly label: string };

const longestEntry = 24;

/** The home page of a client's people; a menu without it would lock them out. */
export const portalHome: ProtectedPageName = 'dashboard';

export const usualPortalMenu: readonly PortalEntry[] = menuOf('user').map((page) => ({
  page,
  label: protectedPages[page].label,
}));

const pageIn = (name: string): ProtectedPageName | undefined =>
  usualPortalMenu.find(({ page }) => page === name)?.page;

/** `dashboard=Overview;aiChat`, as typed, with the usual name where none is given. Null for anything else. */
export const parsePortalMenu = (text: string): readonly PortalEntry[] | null => {
  const entries = text.split(';').map((part) => {
    const [name = '', label] = part.split('=', 2);
    const page = pageIn(name);
    return page && { page, label: label ?? protectedPages[page].label };
  });
  const known = entries.filter((entry) => entry !== undefined);
  const pages = new Set(known.map(({ page }) => page));
  return known.length === entries.length && pages.size === known.length ? known : null;
};

/** Empty for the usual menu. */
export const formatPortalMenu = (entries: readonly PortalEntry[]): string => {
  const text = entries
    .map(({ page, label }) =>
      label === protectedPages[page].label ? page : `${page}=${label.replaceAll(/[;=]/g, '')}`,
    )
    .join(';');
  return text === usualPortalMenu.map(({ page }) => page).join(';') ? '' : text;
};

/** The entries as people see them. */
export const portalMenuOf = (text: string): readonly PortalEntry[] | null =>
  parsePortalMenu(text)?.map(({ page, label }) => ({
    page,
    label: tidyText(label) || protectedPages[page].label,
  })) ?? null;

export const portalMenuProblem = (text: string): string | null => {
  const entries = parsePortalMenu(text);
  if (entries === null) return 'Use each page of the menu once';
  if (!entries.some(({ page }) => page === portalHome)) return 'The home page stays in the menu';
  const long = entries.some(({ label }) => label.length > longestEntry);
  return long ? `Names have at most ${longestEntry} characters` : null;
};
