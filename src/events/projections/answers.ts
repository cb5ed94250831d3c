/** Lists all projections and the type of their combined answers. */
import { accountDirectory } from './accountDirectory.ts';
import { alertDirectory } from './alertDirectory.ts';
import { annotationDirectory } from './annotationDirectory.ts';
import { apiKeyDirectory } from './apiKeyDirectory.ts';
import { brandingHistory } from './brandingHistory.ts';
import { campaignDirectory } from './campaignDirectory.ts';
import { clientDirectory } from './clientDirectory.ts';
import { clientFiles } from './clientFiles.ts';
import { clientTasks } from './clientTasks.ts';
import { competitorDirectory } from './competitorDirectory.ts';
import { conversationDirectory } from './conversationDirectory.ts';
import { currentSubscription } from './currentSubscription.ts';
import { dashboardDirectory } from './dashboardDirectory.ts';
import { domainDirectory } from './domainDirectory.ts';
import { fileAddressDirectory } from './fileAddressDirectory.ts';
import { findingDirectory } from './findingDirectory.ts';
import { goalDirectory } from './goalDirectory.ts';
import { importDirectory } from './importDirectory.ts';
import { installedApps } from './installedApps.ts';
import { integrationDirectory } from './integrationDirectory.ts';
import { onboardingProgress } from './onboardingProgress.ts';
import { openSessions } from './openSessions.ts';
import { paymentCards } from './paymentCards.ts';
import { pictureDirectory } from './pictureDirectory.ts';
import type { Projection } from './projection.ts';
import { reportDirectory } from './reportDirectory.ts';
import { resellerDirectory } from './resellerDirectory.ts';
import { roiScenarioDirectory } from './roiScenarioDirectory.ts';
import { savedViewDirectory } from './savedViewDirectory.ts';
import { shareLinkDirectory } from './shareLinkDirectory.ts';
import { sourceHistory } from './sourceHistory.ts';
import { subscriptionHistory } from './subscriptionHistory.ts';
import { teamDirectory } from './teamDirectory.ts';
import { workspaceDirectory } from './workspaceDirectory.ts';

export const projections = {
  accountDirectory,
  openSessions,
  workspaceDirectory,
  clientDirectory,
  clientFiles,
  clientTasks,
  savedViewShelf: savedViewDirectory,
  conversationShelf: conversationDirectory,
  currentSubscription,
  subscriptionBook: subscriptionHistory,
  paymentCards,
  resellerDirectory,
  teamDirectory,
  roiScenarioShelf: roiScenarioDirectory,
  brandingHistory,
  competitorDirectory,
  domainDirectory,
  integrationDirectory,
  sourceHistory,
  campaignDirectory,
  importShelf: importDirectory,
  fileAddressShelf: fileAddressDirectory,
  goalDirectory,
  annotationDirectory,
  dashboardDirectory,
  pictureShelf: pictureDirectory,
  reportDirectory,
  shareLinkDirectory,
  alertDirectory,
  findingDirectory,
  installedApps,
  onboardingProgress,
  apiKeyDirectory,
} as const;

type Projections = typeof projections;
export type ProjectionName = keyof Projections;
type AnswerOf<P> = P extends Projection<infer Answer> ? Answer : never;

export type Folded = { readonly [Name in ProjectionName]: AnswerOf<Projections[Name]> };

export type Answers = Folded & {
  readonly position: number;
};

const names = Object.keys(projections) as ProjectionName[];

export const foldEach = (fold: (projection: Projection<object>, name: ProjectionName) => object): Folded =>
  Object.fromEntries(
    names.map((name) => [name, fold(projections[name] as Projection<object>, name)]),
  ) as unknown as Folded;
