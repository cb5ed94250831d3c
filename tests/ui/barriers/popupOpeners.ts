/** Lists the steps that open each overlay of a page: dialogs, drawers, menus and confirmations, by file. */
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, heading, page, sees } from '#scenarios/targets.ts';

export type Opener = readonly Step[];

const item = (name: string): Step => ({ click: { role: 'menuitem', name } });
const board = '/dashboard?client=fjordandfoam&range=7d';
const trend = button('More: Revenue over time');
const shop = '/dashboard?tab=dashboards&board=shopdashboard';
const account = button('Ada', { part: true });
const few = '/clients?q=stackpilot';
const demo = '/demo';
const report = '/dashboard/reports/fjordmonthly';

const at = (address: string, ...steps: readonly Step[]): Opener => [{ go: address }, ...steps];
const pressing = (address: string, name: string): Opener => at(address, { click: button(name) });
const parted = (address: string, name: string): Opener =>
  at(address, { click: button(name, { part: true, nth: 0 }) });

const ofShell: Readonly<Record<string, Opener>> = {
  'src/ui/app/palette/Palette.tsx': pressing(demo, 'Search'),
  'src/ui/app/shell/AccountMenu.tsx': at(demo, { click: account }),
  'src/ui/app/recovery/StorageDrawer.tsx': at(demo, { click: account }, item('Data in this browser')),
  'src/ui/app/shell/SecondFactorDialog.tsx': at(demo, { click: account }, item('Two-step sign-in…')),
  'src/ui/app/shell/ChangePassword.tsx': at(demo, { click: account }, item('Change password…')),
  'src/ui/app/shell/SessionsDialog.tsx': at(demo, { click: account }, item('Signed-in devices…')),
  'src/ui/app/shell/CsvFormatDialog.tsx': at(demo, { click: account }, item('CSV format…')),
  'src/ui/app/shell/DeleteAccount.tsx': at(demo, { click: account }, item('Delete my account…')),
};

const ofAskAi: Readonly<Record<string, Opener>> = {
  'src/ui/pages/aiChat/Conversations.tsx': at(
    '/ai-chat',
    { click: button('What is MER?') },
    { click: button('More for What is MER?') },
  ),
};

const ofLive: Readonly<Record<string, Opener>> = {
  'src/ui/pages/realTimeMonitoring/WallMode.tsx': pressing('/real-time-monitoring', 'Wall mode'),
};

const inDialog = (name: string): Step => ({ click: button(name, { within: dialog }) });
/** Installs an earlier version, which asks for fewer permissions; the openers share one agency, so each has an app of its own. */
const installing = (id: string, name: string, version: string, last: Step): Opener =>
  at(
    `/marketplace?app=${id}`,
    { click: button(`Install ${name}`) },
    { select: field('Version'), option: version },
    inDialog('Allow and continue'),
    inDialog('Install'),
    inDialog('Done'),
    last,
  );

const ofBilling: Readonly<Record<string, Opener>> = {
  'src/ui/pages/marketplace/api/Keys.tsx': at('/marketplace?tab=api', {
    click: button('Revoke', { part: true, nth: 0 }),
  }),
  'src/ui/pages/billing/invoices/DetailsForm.tsx': pressing('/billing?tab=invoices', 'Edit billing details'),
  'src/ui/pages/billing/plan/CountedDrawer.tsx': pressing('/billing', 'What is counted of Clients'),
  'src/ui/pages/billing/plan/KeepList.tsx': pressing('/billing', 'Keep list for Pro'),
  'src/ui/pages/billing/team/InviteForm.tsx': pressing('/billing?tab=team', 'Invite teammate'),
  'src/ui/pages/billing/team/memberActions.tsx': parted('/billing?tab=team', 'Remove'),
  'src/ui/pages/billing/team/ChangeOwner.tsx': pressing('/billing?tab=team', 'Change owner'),
  'src/ui/pages/billing/team/DeleteWorkspace.tsx': pressing('/billing?tab=team', 'Delete the workspace…'),
  'src/ui/parts/EraseDialog.tsx': pressing('/billing?tab=team', 'Erase Marcus Chen'),
  'src/ui/parts/agency/RevenueDrawer.tsx': parted('/billing?tab=revenue', 'New'),
  'src/ui/parts/agency/FeesDrawer.tsx': parted('/billing?tab=revenue', 'MRR'),
};

const ofLook: Readonly<Record<string, Opener>> = {
  'src/ui/pages/whiteLabel/lookParts.tsx': pressing('/white-label', 'Pick the accent colour'),
  'src/ui/pages/whiteLabel/PalettePart.tsx': at(
    '/white-label',
    { click: { role: 'tab', name: 'Charts' } },
    { click: button('Chart colour 1', { part: true }) },
  ),
};

const ofClients: Readonly<Record<string, Opener>> = {
  'src/ui/widgets/MoreMenu.tsx': pressing(few, 'More for Stackpilot'),
  'src/ui/pages/advancedAnalytics/ChangeInsights.tsx': parted('/advanced-analytics', 'More for'),
  'src/ui/pages/clients/ClientDetails.tsx': at('/clients/fjordandfoam'),
  'src/ui/pages/clients/ClientForm.tsx': pressing(few, 'Add client'),
  'src/ui/pages/clients/ClientImportDrawer.tsx': at(
    few,
    { click: button('More for clients') },
    item('Import CSV'),
  ),
  'src/ui/pages/clients/imports/DataImportDrawer.tsx': pressing(
    '/clients/fjordandfoam/sources?in=page',
    'Import a file',
  ),
  'src/ui/pages/clients/AskDialog.tsx': at(few, { click: button('More for Stackpilot') }, item('Delete')),
  'src/ui/pages/clients/MergeClients.tsx': at(few, { click: button('More for Stackpilot') }, item('Merge…')),
  'src/ui/pages/clients/OpenDialog.tsx': at('/clients/nobody'),
  'src/ui/pages/clients/SetUpClient.tsx': at(
    few,
    { click: button('Add client') },
    { fill: field('Name'), with: 'Nova' },
    { fill: field('Domain'), with: 'nova.example' },
    { fill: field('Industry'), with: 'Healthcare' },
    {
      click: {
        role: 'checkbox',
        name: 'Continue setup: fee, contacts, goals, sources, a dashboard, a report and an invitation',
      },
    },
    { click: button('Add client', { within: dialog }) },
    sees(heading('Set up Nova')),
  ),
  'src/ui/pages/clients/StripDrawer.tsx': parted('/clients', 'Health'),
  'src/ui/parts/health/HealthDetails.tsx': parted('/dashboard', 'Health of'),
};

const ofDashboard: Readonly<Record<string, Opener>> = {
  'src/ui/pages/dashboard/ProfileDrawer.tsx': pressing('/dashboard?part=workspace', 'Edit your profile'),
  'src/ui/pages/dashboard/alerts/AlertRuleForm.tsx': pressing('/dashboard?tab=alerts', 'New rule'),
  'src/ui/parts/annotations/AnnotationForm.tsx': pressing(board, 'Add annotation'),
  'src/ui/pages/dashboard/client/AnnotationsDrawer.tsx': pressing(board, 'All annotations'),
  'src/ui/pages/dashboard/history/History.tsx': parted('/dashboard?tab=history', 'Undo:'),
  'src/ui/parts/figures/ExplainDrawer.tsx': at(board, { press: 'i', on: button('Revenue', { nth: 0 }) }),
  'src/ui/parts/figures/FigureDrawer.tsx': at(
    '/dashboard?explain=spend_cents&explain_of=budget%3Afjordandfoam',
  ),
  'src/ui/parts/goals/GoalForm.tsx': pressing(board, 'Set a goal'),
  'src/ui/pages/dashboard/goals/useGoalForms.tsx': pressing('/dashboard?tab=goals', 'Set a goal'),
  'src/ui/parts/goals/MoneyForm.tsx': pressing(board, 'Change the monthly budget'),
  'src/ui/parts/view/ShortcutSheet.tsx': at(
    board,
    { click: button('View options') },
    { click: button('Keyboard shortcuts') },
  ),
  'src/ui/parts/chartMenu/ChartMenuList.tsx': at(board, { click: trend }),
  'src/ui/parts/chartMenu/ChartFullScreen.tsx': at(board, { click: trend }, item('Full screen')),
  'src/ui/parts/chartMenu/PinDialog.tsx': at(board, { click: trend }, item('Pin to a dashboard')),
  'src/ui/parts/chartMenu/ReportDialog.tsx': at(board, { click: trend }, item('Add to a report')),
};

const ofBoards: Readonly<Record<string, Opener>> = {
  'src/ui/pages/dashboard/custom/BoardPage.tsx': pressing(shop, 'Settings'),
  'src/ui/pages/dashboard/custom/NewDashboard.tsx': pressing(
    '/dashboard?tab=dashboards&board=all',
    'New dashboard',
  ),
  'src/ui/pages/dashboard/custom/CopyToClients.tsx': pressing(
    '/dashboard?tab=dashboards&board=all',
    'Copy to clients: Executive summary',
  ),
  'src/ui/pages/dashboard/custom/VersionsDrawer.tsx': pressing(shop, 'Layouts'),
  'src/ui/pages/dashboard/custom/edit/WidgetDrawer.tsx': at(
    shop,
    { click: button('Edit layout') },
    { click: button('Add widget') },
  ),
  'src/ui/pages/dashboard/DiscardDialog.tsx': at(
    shop,
    { click: button('Edit layout') },
    { click: button('Remove Funnel') },
    { click: button('Discard') },
  ),
};

const ofReports: Readonly<Record<string, Opener>> = {
  'src/ui/pages/dashboard/reports/ExportDrawer.tsx': pressing(report, 'Export'),
  'src/ui/pages/dashboard/reports/NewReport.tsx': pressing('/dashboard/reports', 'New report'),
  'src/ui/pages/dashboard/reports/ScheduleDrawer.tsx': pressing(report, 'Schedule'),
  'src/ui/pages/dashboard/reports/RunTexts.tsx': at(
    report,
    { click: button('Generate', { part: true }) },
    { click: button('Edit the text of', { part: true, nth: 0 }) },
  ),
  'src/ui/parts/share/NewShareLink.tsx': at(board, { click: button('Share') }, { click: button('New link') }),
  'src/ui/parts/share/ShareDrawer.tsx': at(board, { click: button('Share') }),
  'src/ui/parts/share/EditShareLink.tsx': at(
    board,
    { click: button('Share') },
    { click: button('New link') },
    { click: button('Create link') },
    { click: button('Edit', { part: true, nth: 0, within: dialog }) },
  ),
};

const ofOthers: Readonly<Record<string, Opener>> = {
  'src/ui/pages/competitorAnalysis/CompetitorForm.tsx': pressing('/competitor-analysis', 'Add competitor'),
  'src/ui/pages/competitorAnalysis/CompetitorDialogs.tsx': at(
    '/competitor-analysis?client=fjordandfoam',
    { click: button('More for birchandbay.example') },
    item('History'),
  ),
  'src/ui/pages/competitorAnalysis/Comparison.tsx': at(
    '/competitor-analysis?client=fjordandfoam',
    {
      click: {
        role: 'checkbox',
        name: 'Choose all',
        within: { role: 'region', name: '3 competitors of Fjord & Foam' },
      },
    },
    { click: button('Compare 4') },
  ),
  'src/ui/pages/competitorAnalysis/CompetitorList.tsx': at('/competitor-analysis?client=fjordandfoam', {
    click: button('More for birchandbay.example'),
  }),
  'src/ui/pages/competitorAnalysis/RivalAlert.tsx': at(
    '/competitor-analysis?client=fjordandfoam',
    { click: button('More for birchandbay.example') },
    item('Alert on a move…'),
  ),
  // A third step, as Escape leads to a question here instead of closing it.
  'src/ui/pages/integrations/ConnectDialog.tsx': at(
    '/integrations?category=commerce',
    { click: button('Connect Shopify', { within: page }) },
    { hover: button('Allow') },
  ),
  'src/ui/pages/integrations/DisconnectDialog.tsx': at(
    '/integrations?client=fjordandfoam',
    { click: button('More for Google Ads', { part: true }) },
    item('Disconnect…'),
  ),
  'src/ui/pages/integrations/ReplaceDialog.tsx': at(
    '/integrations?client=fjordandfoam',
    { click: button('More for Google Ads', { part: true }) },
    item('Replace…'),
  ),
  'src/ui/pages/integrations/FetchedFileForm.tsx': pressing(
    '/integrations?part=files',
    'Add a file by address',
  ),
  'src/ui/pages/integrations/Integrations.tsx': pressing('/integrations', 'Import a file'),
  'src/ui/pages/integrations/SyncDrawer.tsx': at('/integrations?source=demogoogleadsfjordandfoam'),
  'src/ui/pages/marketplace/InstallDialog.tsx': pressing('/marketplace?app=quietbell', 'Install Quiet Bell'),
  'src/ui/pages/marketplace/InstallActions.tsx': installing('tasknote', 'Task Note', '1.5.0', {
    click: button('More for Task Note'),
  }),
  'src/ui/pages/marketplace/TermsDrawer.tsx': installing('plainwords', 'Plain Words', '1.3.0', {
    click: button('Change settings'),
  }),
  'src/ui/pages/marketplace/AppUpdate.tsx': installing('handover', 'Handover', '2.1.0', {
    click: button('Update Handover'),
  }),
};

export const popupOpeners: Readonly<Record<string, Opener>> = {
  ...ofShell,
  ...ofAskAi,
  ...ofLive,
  ...ofBilling,
  ...ofClients,
  ...ofLook,
  ...ofDashboard,
  ...ofBoards,
  ...ofReports,
  ...ofOthers,
};

/** Overlays that need two people, a new owner or a phone are opened in their own tests. Widgets are opened by their users. */
export const openedElsewhere: Readonly<Record<string, string>> = {
  'src/ui/pages/integrations/FileHistory.tsx': 'tests/ui/pages/fetchedFiles.test.tsx',
  'src/ui/parts/apps/AnswerRequest.tsx': 'tests/ui/pages/appManaged.test.tsx',
  'src/ui/pages/dashboard/SinceVisitDrawer.tsx': 'tests/ui/pages/dashboard/sinceVisit.test.tsx',
  'src/ui/parts/history/UndoTogether.tsx': 'tests/ui/pages/dashboard/history.test.tsx',
  'src/ui/pages/dashboard/Checklist.tsx': 'tests/ui/pages/dashboard/firstSteps.test.tsx',
  'src/ui/parts/conflict/ConflictDialog.tsx': 'tests/ui/pages/clients/conflict.test.tsx',
  'src/ui/parts/conflict/EditConflict.tsx': 'tests/ui/pages/clients/conflict.test.tsx',
  'src/ui/parts/view/ViewDrawer.tsx': 'tests/ui/parts/view/viewBar.test.tsx',
  'src/ui/pages/checkout/Receipt.tsx': 'tests/ui/pages/checkout.test.tsx',
  'src/ui/parts/EditDrawer.tsx': 'tests/ui/barriers/popups.test.ts',
};
