/** Lists faults of the pages: text and controls. */
import type { PlantedFault } from './plantedFault.ts';

export const pageFaults: readonly PlantedFault[] = [
  {
    name: 'unreadable-brand-colour',
    file: 'src/ui/theme/accentPalette.ts',
    find: '  const accent = readableTone(rgb, all, away);\n',
    plant: '  const accent = rgb;\n',
    test: 'tests/ui/theme/brandStyle.test.ts',
    title: 'shows a tone of any colour that reads at 4.5:1',
  },
  {
    name: 'unreadable-words-on-the-brand-colour',
    file: 'src/domain/branding/contrast.ts',
    find: 'export const readableContrast = 4.5;',
    plant: 'export const readableContrast = 2;',
    test: 'tests/ui/theme/brandStyle.test.ts',
    title: 'shows a tone of any colour that reads at 4.5:1',
  },
  {
    name: 'add-client-at-the-limit',
    file: 'src/ui/pages/clients/ClientsHead.tsx',
    find: '<Button type="primary" disabled={full} onClick={onAdd}>',
    plant: '<Button type="primary" onClick={onAdd}>',
    test: 'tests/ui/pages/clients/clientsPage.test.tsx',
    title: 'offers no new client where the plan has no room, and says how to make some',
  },
  {
    name: 'past-is-changed',
    file: 'src/ui/services/useCanEdit.ts',
    find: 'if (isPast) return false;',
    plant: 'if (isPast && changer === null) return false;',
    test: 'tests/ui/pages/past/readOnlyPast.test.ts',
    title: 'in the past the search leads to no form',
  },
  {
    name: 'wrong-yearly-saving',
    file: 'src/ui/pages/pricing/Pricing.tsx',
    find: 'formatDollars(yearlySaving(plan))',
    plant: "formatDollars(priceOf(plan, 'monthly'))",
    test: 'tests/ui/pages/pricing/offers.test.tsx',
    title: 'reports what each plan costs in a year, and what that saves',
  },
  {
    name: 'wrong-sum-of-the-saving',
    file: 'src/domain/plans/planCatalogue.ts',
    find: '  12 * plans[plan].monthlyPrice',
    plant: '  10 * plans[plan].monthlyPrice',
    test: 'tests/domain/plans/planCatalogue.test.ts',
    title: 'saves two months a year, reported in dollars',
  },
  {
    name: 'no-word-that-nothing-is-kept',
    file: 'src/ui/app/BackendNotes.tsx',
    find: '{memoryReason !== null && (',
    plant: "{memoryReason === '' && (",
    test: 'tests/ui/app/backendNotice.test.tsx',
    title: 'says that nothing is kept, and why',
  },
  {
    name: 'no-notice-when-nothing-is-kept',
    file: 'src/ui/app/AppShell.tsx',
    find: 'started.memoryReason !== null || ',
    plant: '',
    test: 'tests/ui/app/backendNotice.test.tsx',
    title: 'says that nothing is kept, and why',
  },
];
