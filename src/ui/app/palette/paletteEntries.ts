/** Lists the entries of the search: pages, clients, reports and dashboards that the person may open, and some actions. */

import { useNavigate } from 'react-router-dom';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { foldForSearch, matcherOf, searchWords } from '#domain/text/searchText.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { reportAddress, reportsAddress } from '../../parts/reports/reportAddress.ts';
import { useLabOffered } from '../../parts/useLabOffered.ts';
import { useClients } from '../../parts/view/useClients.ts';
import { intentState } from '../../services/navigationIntent.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLabOpening } from '../lab/labOpening.tsx';
import { menuLinks } from '../navigation/menuLinks.ts';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../themeChoice.ts';

export type PaletteEntry = {
  readonly id: string;
  readonly group: 'Actions' | 'Pages' | 'Clients' | 'Reports' | 'Dashboards';
  readonly label: string;
  readonly run: () => void;
};

const nextTheme: Readonly<Record<ThemeChoice, ThemeChoice>> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

const themeWords: Readonly<Record<ThemeChoice, string>> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
};

const useActions = (mayAdd: boolean): readonly PaletteEntry[] => {
  const navigate = useNavigate();
  const { localStorage } = useServices();
  const { signOut } = useAuth();
  const { setOpen } = useLabOpening();
  const hasLab = useLabOffered();
  const next = nextTheme[readThemeChoice(localStorage)];
  const action = (id: string, label: string, run: () => void): PaletteEntry => ({
    id,
    group: 'Actions',
    label,
    run,
  });
  return [
    ...(mayAdd
      ? [
          action('addClient', 'Add a client', () => {
            void navigate(protectedPages.clients.path, { state: intentState('addClient') });
          }),
          action('newReport', 'New report', () => {
            void navigate(reportsAddress, { state: intentState('newReport') });
          }),
        ]
      : []),
    action('theme', `Switch the theme: ${themeWords[next]}`, () =>
      chooseTheme(next, localStorage, document.documentElement),
    ),
    ...(hasLab ? [action('lab', 'Open the Lab', () => setOpen(() => true))] : []),
    action('signOut', 'Sign out', () => void signOut()),
  ];
};

type Named = { readonly id: string; readonly name: string; readonly archived_at: string | null };

export const usePaletteEntries = (): readonly PaletteEntry[] => {
  const navigate = useNavigate();
  const role = roleOf(useAuth().profile?.role);
  const isStaff = mayOpen(role, 'clients');
  const mayChange = useCanEdit();
  const actions = useActions(isStaff && mayChange);
  const clients = useClients(true) ?? [];
  const reports = useReply('listReports', { status: 'all', limit: everything }, isStaff).data?.items ?? [];
  const dashboards = useReply('listDashboards', { status: 'all', limit: everything }).data?.items ?? [];
  const leading = (
    group: PaletteEntry['group'],
    items: readonly Named[],
    addressOf: (id: string) => string,
  ): readonly PaletteEntry[] =>
    items
      .filter(({ archived_at }) => archived_at === null)
      .map(({ id, name }) => ({
        id: `${group}-${id}`,
        group,
        label: name,
        run: () => void navigate(addressOf(id)),
      }));
  const { path } = protectedPages.dashboard;
  return [
    ...menuLinks(role).map(
      ({ to, label }): PaletteEntry => ({
        id: `page-${to}`,
        group: 'Pages',
        label,
        run: () => void navigate(to),
      }),
    ),
    ...actions,
    ...leading('Clients', clients, (id) => `${path}?client=${id}`),
    ...leading('Reports', reports, reportAddress),
    ...leading('Dashboards', dashboards, (id) => `${path}?tab=dashboards&board=${id}`),
  ];
};

const mostOfGroup = 6;

/** Entries whose words all begin a word of the name come first, in their order; an empty search lists the first of each kind. */
export const searchEntries = (entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] => {
  const words = searchWords(search);
  const hasWords = matcherOf(search);
  const fits = ({ label }: PaletteEntry) => hasWords(label);
  const begins = ({ label }: PaletteEntry) => {
    const parts = foldForSearch(label).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const found = entries.filter(fits);
  const ordered = [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
  const groups = Map.groupBy(ordered, ({ group }) => group);
  return [...groups.values()].flatMap((group) => group.slice(0, mostOfGroup));
};
