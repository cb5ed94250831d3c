/** Folds the events of an app in a workspace for decisions, the list of apps and replies. */
import type { AppSettings } from '#domain/marketplace/appSettings.ts';
import type { AppRequestAnswered, InstallationEvent } from './installationEvents.ts';

export type AppCap = { readonly calls: number; readonly per: 'day' | 'month' };

export type AppTerms = {
  readonly version: string;
  readonly scopes: readonly string[];
  /** Null for all clients, later ones too. */
  readonly clientIds: readonly string[] | null;
  readonly settings: AppSettings;
  readonly cap: AppCap | null;
  readonly paused: boolean;
};

export type InstalledApp = AppTerms & {
  readonly listingId: string;
  readonly installedAt: string;
  readonly by: string;
  readonly revision: number;
};

export type AppRequest = {
  readonly id: string;
  readonly listingId: string;
  readonly name: string;
  /** Null for the whole agency. */
  readonly clientId: string | null;
  readonly by: string;
  readonly why: string;
  readonly requestedAt: string;
  readonly answer: 'approved' | 'declined' | null;
  readonly answerWhy: string | null;
  readonly answeredAt: string | null;
};

export type AppReview = {
  readonly by: string;
  readonly stars: number;
  readonly text: string;
  readonly reviewedAt: string;
};

export type WorkspaceApp = {
  readonly app: InstalledApp | null;
  /** The first one first. */
  readonly requests: readonly AppRequest[];
  /** At most one of each person. */
  readonly reviews: readonly AppReview[];
};

export const untouchedApp: WorkspaceApp = { app: null, requests: [], reviews: [] };

/** Nothing of a withdrawn request is left. */
const answered = (
  request: AppRequest,
  { answer, why, answeredAt }: AppRequestAnswered['data'],
): readonly AppRequest[] => {
  if (answer === 'withdrawn') return [];
  return answer === 'reopened'
    ? [{ ...request, answer: null, answerWhy: null, answeredAt: null }]
    : [{ ...request, answer, answerWhy: why, answeredAt }];
};

export const appAfter = (
  before: WorkspaceApp,
  { type, data }: InstallationEvent,
  revision: number,
): WorkspaceApp => {
  switch (type) {
    case 'AppInstalled': {
      const { listingId, version, scopes, installedAt, by } = data;
      const { clientIds = null, settings = {}, cap = null, paused = false } = data;
      const terms = { version, scopes, clientIds, settings, cap, paused };
      return { ...before, app: { listingId, installedAt, by, revision, ...terms } };
    }
    case 'AppChanged': {
      if (before.app === null) return before;
      const { version, scopes, clientIds, settings, cap, paused } = data;
      return {
        ...before,
        app: { ...before.app, version, scopes, clientIds, settings, cap, paused, revision },
      };
    }
    case 'AppUninstalled':
      return { ...before, app: null };
    case 'AppRequested': {
      const { requestId: id, listingId, name, clientId, by, why, requestedAt } = data;
      const open = { answer: null, answerWhy: null, answeredAt: null };
      const request = { id, listingId, name, clientId, by, why, requestedAt, ...open };
      return { ...before, requests: [...before.requests, request] };
    }
    case 'AppRequestAnswered':
      return {
        ...before,
        requests: before.requests.flatMap((one) => (one.id === data.requestId ? answered(one, data) : one)),
      };
    case 'AppReviewed': {
      const { reviewerId: by, stars, text, reviewedAt } = data;
      const others = before.reviews.filter((review) => review.by !== by);
      return { ...before, reviews: stars === null ? others : [...others, { by, stars, text, reviewedAt }] };
    }
  }
};
