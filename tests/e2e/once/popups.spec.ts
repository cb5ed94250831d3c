/** What most often opens over a signed-in page: axe finds nothing in it that a drawn page shows, in both themes. `everyPopup.spec.ts` opens all. */
import { keepChartsInTheirTheme } from '../support/barriersOver.ts';
import { expect, test } from '../support/browserTest.ts';
import { allOpeners, openPopups } from '../support/openPopups.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => keepChartsInTheirTheme(page));

/** One of each make: its colours are its own. What is made alike is opened by `everyPopup.spec.ts` alone. */
const usual: Readonly<Record<string, readonly string[]>> = {
  'a client': [
    'the clients of the view',
    'the ranges of the view',
    'the filters of the view',
    'the past of the view',
    'the list of bands',
    'src/ui/pages/dashboard/ProfileDrawer.tsx',
    'src/ui/pages/dashboard/alerts/AlertRuleForm.tsx',
    'src/ui/pages/dashboard/custom/DashboardSettings.tsx',
    'src/ui/pages/dashboard/custom/VersionsDrawer.tsx',
    'src/ui/pages/dashboard/history/UndoDialog.tsx',
    'src/ui/pages/dashboard/reports/ExportDrawer.tsx',
    'src/ui/pages/dashboard/reports/ScheduleDrawer.tsx',
    'src/ui/parts/annotations/AnnotationForm.tsx',
    'src/ui/parts/figures/ExplainDrawer.tsx',
    'src/ui/parts/goals/GoalForm.tsx',
    'src/ui/parts/goals/ProgressDrawer.tsx',
    'src/ui/parts/health/HealthDetails.tsx',
    'src/ui/parts/share/ShareDrawer.tsx',
    'src/ui/parts/view/ShortcutSheet.tsx',
  ],
  'the agency': [
    'the list of clients',
    'the views of the clients',
    'src/ui/app/shell/AccountMenu.tsx',
    'src/ui/pages/billing/api/Keys.tsx',
    'src/ui/pages/billing/invoices/DetailsForm.tsx',
    'src/ui/pages/billing/plan/CountedDrawer.tsx',
    'src/ui/pages/billing/plan/Resolver.tsx',
    'src/ui/pages/billing/team/InviteForm.tsx',
    'src/ui/pages/billing/team/memberActs.tsx',
    'src/ui/pages/clients/ClientActions.tsx',
    'src/ui/pages/clients/ClientForm.tsx',
    'src/ui/pages/clients/ClientImportDrawer.tsx',
    'src/ui/pages/competitorAnalysis/CompetitorForm.tsx',
    'src/ui/pages/competitorAnalysis/CompetitorHistory.tsx',
    'src/ui/pages/integrations/ConnectDialog.tsx',
    'src/ui/pages/marketplace/AppDialog.tsx',
    'src/ui/pages/whiteLabel/LookForm.tsx',
    'src/ui/parts/EraseDialog.tsx',
  ],
};

for (const [whose, names] of Object.entries(usual)) {
  test(`nothing that opens over the pages of ${whose} is a barrier`, async ({ page, loginPage }) => {
    test.slow();
    const openers = allOpeners.filter(({ name }) => names.includes(name));
    expect(openers.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    await loginPage.signInAt('/clients', 'Admin');
    expect(await openPopups(page, openers)).toEqual([]);
  });
}
