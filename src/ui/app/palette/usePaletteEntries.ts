/** Collects what the command palette finds: actions, pages and their tabs, clients, reports and dashboards. */
import { useNavigate } from 'react-router-dom';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { type Role, roleOf } from '#domain/access/role.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { reportAddress, reportsAddress } from '../../parts/reports/reportAddress.ts';
import { useLabOffered } from '../../parts/useLabOffered.ts';
import { useClients } from '../../parts/view/useClients.ts';
import { intentState, type NavigationIntent } from '../../services/navigationIntent.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLabOpening } from '../lab/labOpening.tsx';
import { menuLinks } from '../navigation/menuLinks.ts';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../themeChoice.ts';

export type PaletteEntry = {
  readonly id: string;
  readonly group: 'Actions' | 'Pages' | 'Tabs' | 'Clients' | 'Reports' | 'Dashboards' | 'Imports';
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

const { dashboard, advancedAnalytics, realTimeMonitoring, clients, billing, integrations, marketplace } =
  protectedPages;

const dashboardList = `${dashboard.path}?tab=dashboards&board=all`;

type Form = readonly [label: string, to: string, intent: NavigationIntent];

/** Forms that a page opens on arrival; all are the agency's. */
const forms: readonly Form[] = [
  ['Add a client', clients.path, 'addClient'],
  ['Import clients from a CSV file', clients.path, 'importClients'],
  ['Invite teammate', `${billing.path}?tab=team`, 'inviteTeammate'],
  ['Set a goal', `${dashboard.path}?tab=goals`, 'setGoal'],
  ['New alert rule', `${dashboard.path}?tab=alerts`, 'newRule'],
  ['New report', reportsAddress, 'newReport'],
  ['New dashboard', dashboardList, 'newDashboard'],
];

const connect: Form = ['Connect a platform', integrations.path, 'connectPlatform'];

type Tab = readonly [label: string, to: string];

const tabsOfEveryone: readonly Tab[] = [
  ['History', `${dashboard.path}?tab=history`],
  ['Anomalies', `${advancedAnalytics.path}?tab=anomalies`],
  ['Why figures changed', `${advancedAnalytics.path}?tab=why`],
  ['Month-end forecast', `${advancedAnalytics.path}?tab=forecast`],
  ['Attribution', `${advancedAnalytics.path}?tab=attribution`],
  ['Customer cohorts', `${advancedAnalytics.path}?tab=customers`],
  ['Conversion funnel', `${advancedAnalytics.path}?tab=funnel`],
  ['Benchmarks', `${advancedAnalytics.path}?tab=benchmarks`],
  ['Budget lab', `${advancedAnalytics.path}?tab=budget`],
  ['Workspace log', `${advancedAnalytics.path}?tab=log`],
  ['Health', `${realTimeMonitoring.path}?tab=health`],
  ['Live log', `${realTimeMonitoring.path}?tab=log`],
  ['Installed apps', `${marketplace.path}?tab=installed`],
];

const tabsOfStaff: readonly Tab[] = [
  ['Dashboards', dashboardList],
  ['Reports', reportsAddress],
  ['Goals', `${dashboard.path}?tab=goals`],
  ['Alerts', `${dashboard.path}?tab=alerts`],
  ['Team', `${billing.path}?tab=team`],
  ['Invoices', `${billing.path}?tab=invoices`],
  ['Mail', `${billing.path}?tab=mail`],
  ['Recurring revenue', `${billing.path}?tab=revenue`],
  ['API keys', `${marketplace.path}?tab=api`],
  ['Subscription history', `${billing.path}?tab=history`],
];

/** The tabs that the role's pages have. */
export const paletteTabs = (role: Role): readonly Tab[] =>
  mayOpen(role, 'clients') ? [...tabsOfStaff, ...tabsOfEveryone] : tabsOfEveryone;

const useActions = (offered: readonly Form[]): readonly PaletteEntry[] => {
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
    ...offered.map(([label, to, intent]) =>
      action(`${intent}-${to}`, label, () => void navigate(to, { state: intentState(intent) })),
    ),
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
  const clientList = useClients(true) ?? [];
  const offered = isStaff && mayChange ? forms : [];
  const mayConnect = mayChange && mayOpen(role, 'integrations');
  const actions = useActions(mayConnect ? [connect, ...offered] : offered);
  const reports = useReply('listReports', { status: 'all', limit: everything }, isStaff).data?.items ?? [];
  const dashboards = useReply('listDashboards', { status: 'all', limit: everything }).data?.items ?? [];
  const places = (group: PaletteEntry['group'], all: readonly Tab[]): readonly PaletteEntry[] =>
    all.map(([label, to]) => ({ id: `${group}-${to}`, group, label, run: () => void navigate(to) }));
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
  return [
    ...places(
      'Pages',
      menuLinks(role).map(({ to, label }): Tab => [label, to]),
    ),
    ...actions,
    ...places('Tabs', paletteTabs(role)),
    ...leading('Clients', clientList, (id) => `${dashboard.path}?client=${id}`),
    ...leading('Reports', reports, reportAddress),
    ...leading('Dashboards', dashboards, (id) => `${dashboard.path}?tab=dashboards&board=${id}`),
    // Last, so that the name of a client leads to the client first.
    ...(isStaff && mayChange ? clientList.filter(({ archived_at }) => archived_at === null) : []).map(
      ({ id, name }): PaletteEntry => ({
        id: `Imports-${id}`,
        group: 'Imports',
        label: `Import a file for ${name}`,
        run: () => void navigate(`${clients.path}/${id}/sources`, { state: intentState('importFile') }),
      }),
    ),
  ];
};
