/** Holds a call that a marketplace app makes, by the header `App-Id`, to its permissions, clients and limit. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { AppCap, InstalledApp } from '#events/marketplace/installedApp.ts';
import type { Answers } from '#events/projections/answers.ts';
import { installedApp } from '#events/projections/installedApps.ts';
import type { BackendParts, Caller, CountedCall } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

/** Maps what an app may call to the permissions that open it; any one of them is enough. */
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

const namesOfClient = ['client', 'client_id', 'client_ids'];

/** Clients that the input names directly; null for all of them at once. */
const clientsIn = (...inputs: readonly unknown[]): readonly unknown[] =>
  inputs.flatMap((input) =>
    Object.entries(Object(input)).flatMap(([name, value]) => (namesOfClient.includes(name) ? value : [])),
  );

const isOpenTo = (
  { clientIds }: InstalledApp,
  { answers, caller, params, query, body }: Calling,
): boolean => {
  if (clientIds === null || caller === null) return true;
  const { id }: { readonly id?: unknown } = Object(params);
  const inPath =
    typeof id === 'string' && ownValue(answers.clientDirectory.byWorkspace[caller.workspaceId] ?? {}, id)
      ? [id]
      : [];
  return [...inPath, ...clientsIn(query, body)].every((client) => clientIds.some((one) => one === client));
};

type Calling = {
  readonly name: EndpointName;
  readonly answers: Answers;
  readonly caller: Caller | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

export const holdApp = (id: string, calling: Calling): InstalledApp => {
  const { answers, caller } = calling;
  const app = caller && installedApp(answers.installedApps, caller.workspaceId, id);
  if (!app || !isOpenTo(app, calling)) throw new RefusalError('appOutOfReach');
  const lacked = missingScope(calling.name, app.scopes);
  if (lacked !== null) throw new RefusalError('appNotPermitted', { reason: lacked });
  if (app.paused) throw new RefusalError('appPaused');
  return app;
};

/** Null for a call that no app makes. */
export const callingApp = (request: Request, calling: Calling): InstalledApp | null => {
  const id = request.headers.get('App-Id');
  return id === null ? null : holdApp(id, calling);
};

/** Milliseconds until the count of a limit starts again. */
const untilReset = ({ per }: AppCap, now: string): number => {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return (per === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1)) - date.getTime();
};

/** Counts a call of an app. Refuses with 429 beyond the app's own limit. */
export const takeAppCall = async (
  { calls }: Pick<BackendParts, 'calls'>,
  { cap }: InstalledApp,
  call: CountedCall,
): Promise<Readonly<Record<string, string>>> => {
  const { isMade, used } = await calls.take({ ...call, most: cap });
  if (cap === null) return {};
  const seconds = String(Math.ceil(untilReset(cap, call.now) / 1_000));
  const headers = {
    'RateLimit-Limit': String(cap.calls),
    'RateLimit-Remaining': String(Math.max(0, cap.calls - used)),
    'RateLimit-Reset': seconds,
  };
  if (isMade) return headers;
  const when = cap.per === 'day' ? 'tomorrow' : 'next month';
  throw new RefusalError(
    'appCapReached',
    {
      reason: `This app has made its ${cap.calls} calls of the ${cap.per}. It works again ${when}, or with a higher limit.`,
    },
    { ...headers, 'Retry-After': seconds },
  );
};
