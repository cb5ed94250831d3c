/** Maps what an app may call to the permissions that open it; any one of them is enough. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { ownValue } from '#domain/ownValue.ts';

const ofFigures = ['Read figures of connected platforms', 'Read spend of connected platforms'] as const;
const ofAlerts = ['Set alerts', 'Send notices to people of the workspace'] as const;
const ofMarks = ['Add annotations to charts'] as const;
const ofReports = ['Read reports'] as const;

/** Empty: open to each installed app, which knows the names of the clients that it is for. */
const openedBy: Readonly<Partial<Record<EndpointName, readonly string[]>>> = {
  listClients: [],
  readListing: [],
  readMetrics: ofFigures,
  readMetricExplanation: ofFigures,
  readMetricForecast: ofFigures,
  readPortfolio: ofFigures,
  readSheet: ofFigures,
  makeApiKey: ofFigures,
  listCampaigns: ['Read campaign names of connected platforms'],
  listReportRuns: ofReports,
  readReportRun: ofReports,
  // A rule is about figures; an earlier version of Quiet Bell reads them and sets none.
  listAlertRules: [...ofAlerts, ...ofFigures],
  setAlertRules: ofAlerts,
  listAnnotations: ofMarks,
  addAnnotation: ofMarks,
  removeAnnotation: ofMarks,
  restoreAnnotation: ofMarks,
  addClientTask: ['Add tasks to clients'],
  addFacts: ['Add figures to clients'],
  listGoals: ['Read budgets of clients'],
  listEvents: ['Read the activity of the workspace'],
};

/** Null if the app may make the call; otherwise the permission that it lacks, or that nothing opens it. */
export const missingScope = (name: EndpointName, scopes: readonly string[]): string | null => {
  const needed = ownValue(openedBy, name);
  if (needed === undefined) return 'No permission of an app opens this.';
  if (needed.length === 0 || needed.some((one) => scopes.includes(one))) return null;
  return `The app lacks the permission “${needed[0]}”.`;
};
