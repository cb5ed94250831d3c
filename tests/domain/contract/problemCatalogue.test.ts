/** Tests the text and status of every problem. */
import { describe, expect, test } from 'vitest';
import { type ProblemCode, problemCatalogue, problemOf } from '#domain/contract/problemCatalogue.ts';

const codes = Object.keys(problemCatalogue) as ProblemCode[];

const detailsOf = (...wanted: readonly ProblemCode[]) => wanted.map((code) => problemCatalogue[code].detail);

describe('problem catalogue', () => {
  test('says what section 8 says, word for word [S8.1]', () => {
    expect(detailsOf('emailTaken', 'wrongCredentials', 'noUserLoggedIn', 'userNotFound')).toEqual([
      'User already exists',
      'Invalid email or password',
      'No user logged in',
      'User not found',
    ]);
  });

  test('says of other providers what section 8 says, word for word [S8.2]', () => {
    expect(detailsOf('oauthLoginUnavailable', 'oauthRegistrationUnavailable')).toEqual([
      'OAuth login is not available in memory mode. Please use email/password login.',
      'OAuth registration is not available in memory mode. Please use email/password registration.',
    ]);
  });

  test('declares each code once, because a later part would replace an earlier one', () => {
    const parts = import.meta.glob<Record<string, object>>('/src/domain/contract/*Problems.ts', {
      eager: true,
    });
    const codes = Object.values(parts).flatMap((part) =>
      Object.values(part).flatMap((one) => Object.keys(one)),
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
  });

  test('has the statuses of the contract’s conventions', () => {
    const byStatus = Map.groupBy(codes, (code) => problemCatalogue[code].status);

    expect(Object.fromEntries(byStatus)).toEqual({
      400: ['malformedJson', 'malformedRequest'],
      401: [
        'sessionMissing',
        'noUserLoggedIn',
        'wrongCredentials',
        'secondFactorNeeded',
        'wrongCode',
        'sharePasswordNeeded',
        'wrongSharePassword',
      ],
      402: ['featureLocked', 'limitReached'],
      403: [
        'roleForbidden',
        'appOutOfReach',
        'appNotPermitted',
        'demoOnly',
        'workspaceDeleted',
        'secondFactorDue',
        'signUpClosed',
        'notForKeys',
        'memberSuspended',
        'memberRemoved',
        'viewIsReadOnly',
      ],
      404: ['notFound', 'userNotFound', 'shareClosed'],
      405: ['methodNotAllowed'],
      409: [
        'emailTaken',
        'domainTaken',
        'clientArchived',
        'competitorKnown',
        'competitorsFull',
        'integrationConnected',
        'integrationDisconnected',
        'campaignEnded',
        'importKnown',
        'goalKnown',
        'reportStep',
        'appInstalled',
        'appRequested',
        'appPaused',
        'undoneAlready',
        'undoHeld',
        'undoImpossible',
        'noActiveSubscription',
        'cancellationPending',
        'nothingToResume',
        'sourceSilent',
        'trialUsed',
        'domainHeld',
        'domainSet',
        'ownerStays',
        'ownerNeedsSeat',
        'ownFactorFirst',
        'deletionFinal',
        'memberKnown',
        'invitationKnown',
        'invitationClosed',
        'invitationExpired',
        'invitationLinkExpired',
        'addressNotFree',
        'resetLinkExpired',
        'simulationRunning',
        'tenantKnown',
        'nothingOwed',
        'nothingToPause',
        'pausePending',
        'nothingToRenew',
        'nothingScheduled',
        'samePlan',
        'versionConflict',
      ],
      412: ['staleVersion'],
      413: ['bodyTooLarge', 'tooManyRows'],
      415: ['unsupportedType'],
      422: ['invalid', 'nameDiffers', 'ownDomain', 'consentIncomplete', 'keyReused', 'pastIsReadOnly'],
      428: ['versionRequired'],
      429: [
        'quotaExceeded',
        'appCapReached',
        'tooManyPasswords',
        'tooManyAttempts',
        'tooManyQuestions',
        'tooManyRequests',
      ],
      500: ['internal'],
      501: ['oauthLoginUnavailable', 'oauthRegistrationUnavailable'],
      503: ['providerUnavailable', 'serviceUnavailable', 'storageUnavailable', 'storageNewer'],
      507: ['storageFull'],
    });
  });

  test('gives one title to all refusals of a status, but where a status has several kinds', () => {
    const titles = Map.groupBy(codes, (code) => problemCatalogue[code].status);
    const several = [...titles].filter(
      ([, same]) => new Set(same.map((code) => problemCatalogue[code].title)).size > 1,
    );

    expect(several.map(([status]) => status)).toEqual([401, 402, 403, 409, 429, 422, 503]);
  });

  test('makes problem details of RFC 9457 of a key [S7.1]', () => {
    expect(problemOf('emailTaken')).toEqual({
      type: 'urn:agencylens:problem:emailTaken',
      title: 'Already exists',
      status: 409,
      detail: 'User already exists',
      code: 'emailTaken',
    });
  });

  test('adds what a kind of refusal brings along', () => {
    expect(problemOf('limitReached', { limit: 5, used: 5, plan: null, neededPlan: 'pro' })).toEqual({
      type: 'urn:agencylens:problem:limitReached',
      title: 'Plan limit reached',
      status: 402,
      detail: 'Your plan’s limit is reached.',
      code: 'limitReached',
      limit: 5,
      used: 5,
      plan: null,
      neededPlan: 'pro',
    });
  });
});
