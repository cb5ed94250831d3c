/** Lists every refusal of the API with status, title and text. */
import { accountTexts } from '../accounts/accountTexts.ts';
import { wrongCode } from '../accounts/secondFactorTexts.ts';
import { clientWorkProblems, shareProblems } from './clientWorkProblems.ts';
import { planProblems } from './planProblems.ts';
import type { ProblemEntry } from './problemEntry.ts';

export const problemCatalogue = {
  malformedJson: { status: 400, title: 'Malformed request', detail: 'The body is not valid JSON.' },
  malformedRequest: { status: 400, title: 'Malformed request', detail: 'The request cannot be read.' },
  sessionMissing: { status: 401, title: 'Not signed in', detail: 'Sign in to continue.' },
  noUserLoggedIn: { status: 401, title: 'Not signed in', detail: accountTexts.noUserLoggedIn },
  wrongCredentials: { status: 401, title: 'Not signed in', detail: 'Invalid email or password' },
  secondFactorNeeded: {
    status: 401,
    title: 'Code needed',
    detail: 'Enter the code of your authenticator app.',
  },
  wrongCode: { status: 401, title: 'Not signed in', detail: `${wrongCode}.` },
  featureLocked: {
    status: 402,
    title: 'Not in your plan',
    detail: 'Your plan does not include this feature.',
  },
  limitReached: { status: 402, title: 'Plan limit reached', detail: 'Your plan’s limit is reached.' },
  roleForbidden: { status: 403, title: 'Not allowed', detail: 'Your role does not allow this.' },
  appOutOfReach: {
    status: 403,
    title: 'Not open to the app',
    detail: 'This app is not installed, or not for this client.',
  },
  appNotPermitted: {
    status: 403,
    title: 'Not permitted to the app',
    detail: 'The app was not given the permission for this.',
  },
  demoOnly: { status: 403, title: 'Demo only', detail: 'Only the demo workspace has this.' },
  notFound: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  userNotFound: { status: 404, title: 'Not found', detail: 'User not found' },
  methodNotAllowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not accept that method.',
  },
  emailTaken: { status: 409, title: 'Already exists', detail: 'User already exists' },
  ...clientWorkProblems,
  noActiveSubscription: {
    status: 409,
    title: 'No active subscription',
    detail: 'There is no active subscription. Choose a plan first.',
  },
  cancellationPending: {
    status: 409,
    title: 'Already canceled',
    detail: 'The subscription is already canceled and ends with its period. Resume it first.',
  },
  nothingToResume: {
    status: 409,
    title: 'Nothing to resume',
    detail: 'The subscription is neither canceled nor paused.',
  },
  sourceSilent: {
    status: 409,
    title: 'No access',
    detail: 'The access to this account has expired. Reconnect it first.',
  },
  trialUsed: {
    status: 409,
    title: 'No trial left',
    detail: 'This workspace has already used its free trial. Choose a plan.',
  },
  ...planProblems,
  ...shareProblems,
  samePlan: { status: 409, title: 'No change', detail: 'You already have this plan and billing cycle.' },
  versionConflict: {
    status: 409,
    title: 'Changed meanwhile',
    detail: 'Someone changed this at the same time. Nothing was saved. Try again.',
  },
  staleVersion: {
    status: 412,
    title: 'Changed meanwhile',
    detail: 'This has changed since you opened it. Reload to see what is new.',
  },
  bodyTooLarge: { status: 413, title: 'Too large', detail: 'The body is larger than 256 KB.' },
  tooManyRows: { status: 413, title: 'Too large', detail: 'A file may have 100,000 rows. Split it.' },
  unsupportedType: {
    status: 415,
    title: 'Unsupported type',
    detail: 'Send the body as application/json.',
  },
  invalid: { status: 422, title: 'Invalid input', detail: 'Check the marked fields.' },
  nameDiffers: {
    status: 422,
    title: 'Name differs',
    detail: 'Type the client’s name exactly as it is written.',
  },
  ownDomain: {
    status: 422,
    title: 'Own domain',
    detail: 'This is the client’s own site. Enter the domain of a competitor.',
  },
  consentIncomplete: {
    status: 422,
    title: 'Consent incomplete',
    detail: 'Consent must be given to all that the app asks for.',
  },
  keyReused: {
    status: 422,
    title: 'Key used before',
    detail: 'This Idempotency-Key was used for another request.',
  },
  pastIsReadOnly: {
    status: 422,
    title: 'The past is read-only',
    detail: 'You are viewing the past, which is read-only. Return to live to make changes.',
  },
  versionRequired: {
    status: 428,
    title: 'Version required',
    detail: 'Send If-Match with the ETag that you read.',
  },
  tooManyAttempts: {
    status: 429,
    title: 'Too many attempts',
    detail: 'Too many failed sign-ins. Wait a moment before you try again.',
  },
  tooManyQuestions: {
    status: 429,
    title: 'Questions of today used',
    detail: 'You have asked 50 questions today. You can ask again after midnight UTC.',
  },
  tooManyRequests: {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many requests at once. Wait a moment, then try again.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong',
    detail: 'Something went wrong on our side. Nothing was saved.',
  },
  oauthLoginUnavailable: {
    status: 501,
    title: 'Not available',
    detail: 'OAuth login is not available in memory mode. Please use email/password login.',
  },
  oauthRegistrationUnavailable: {
    status: 501,
    title: 'Not available',
    detail: 'OAuth registration is not available in memory mode. Please use email/password registration.',
  },
  providerUnavailable: {
    status: 503,
    title: 'Payment provider unavailable',
    detail: 'The demo payment provider is not available. Nothing was bought; try again in a moment.',
  },
  serviceUnavailable: {
    status: 503,
    title: 'Service unavailable',
    detail: 'The service is not available right now. Nothing was saved; try again in a moment.',
  },
  storageUnavailable: {
    status: 503,
    title: 'Storage unavailable',
    detail: 'The browser’s storage did not answer. Nothing was saved; try again.',
  },
  storageNewer: {
    status: 503,
    title: 'Read only',
    detail:
      'A newer version of AgencyLens wrote the data in this browser. It can be read here; nothing was saved.',
  },
  storageFull: {
    status: 507,
    title: 'Storage full',
    detail: 'The browser’s storage is full. Nothing was saved; free some space and try again.',
  },
} as const satisfies Record<string, ProblemEntry>;

export type ProblemCode = keyof typeof problemCatalogue;

/** Problem details of RFC 9457, as `application/problem+json`. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly reason?: string;
  /** For 422: errors by field (`email`, `profile.firstName`). */
  readonly errors?: Readonly<Record<string, string>>;
  /** For 422 of `filters`: the unknown values, such as `campaign:c-1`. */
  readonly unknown?: readonly string[];
  /** For 402. */
  readonly limit?: number;
  readonly used?: number;
  readonly plan?: string | null;
  readonly neededPlan?: string | null;
};

export type ProblemExtras = Pick<
  Problem,
  'reason' | 'errors' | 'unknown' | 'limit' | 'used' | 'plan' | 'neededPlan'
>;

export const problemOf = (code: ProblemCode, extras: ProblemExtras = {}): Problem => ({
  type: `urn:agencylens:problem:${code}`,
  ...problemCatalogue[code],
  code,
  ...extras,
});
