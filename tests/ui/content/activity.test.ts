import { describe, expect, test } from 'vitest';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf, whatHappened } from '#ui/content/activity.ts';

const item = (
  type: string,
  data: EventItem['data'],
  { actor, about = null }: { actor: EventItem['actor']; about?: string | null },
): EventItem => ({
  position: 1,
  number: 1,
  id: 'id',
  stream: 'account-1',
  revision: 0,
  type,
  schema_version: 1,
  occurred_at: '2026-01-05T09:00:00.000Z',
  recorded_at: '2026-01-05T09:00:00.000Z',
  actor,
  about,
  client_id: null,
  command_id: 'command',
  correlation_id: 'correlation',
  causation_id: null,
  tags: [],
  data,
  previous_hash: '',
  hash: '',
});

const nora = { kind: 'account', id: 'nora', name: 'Nora Berg' } as const;
const names = new Map([['marcus', 'Marcus Chen']]);
const told = (type: string, data: EventItem['data'], about: string | null = null) =>
  whatHappened(item(type, data, { actor: nora, about }), names);

describe('activity in words', () => {
  test('why a source failed is shown where it is known, and people of a client do not learn', () => {
    const failed = { platform: 'google_ads', externalName: 'Acme ads' };
    expect([
      told('SourceSyncFailed', { ...failed, reason: 'tokenExpired' }, 'Acme'),
      told('SourceSyncFailed', failed, 'Acme'),
    ]).toEqual([
      'could not read Google Ads (Acme ads) for Acme: its access expired',
      'started refreshing Google Ads (Acme ads)',
    ]);
  });

  test('days, months and numbers are written as people write them', () => {
    const late = 'Google Ads · Acme has no data after 2026-11-23. Connect it again.';
    const counted = { name: 'Reports', month: '2026-11' };
    expect([
      told('ReportRunBlocked', { name: 'Monthly', text: late }),
      told('ReportRunFailed', { name: 'Monthly', text: 'It took too long.' }),
      told('ApiCallsCounted', { ...counted, calls: 2_992 }),
      told('ApiCallsCounted', { ...counted, calls: 1 }),
    ]).toEqual([
      'could not continue the report “Monthly”: Google Ads · Acme has no data after 23 Nov 2026. Connect it again.',
      'failed to make the report “Monthly”: It took too long.',
      'counted 2,992 API calls of the key Reports in November 2026',
      'counted 1 API call of the key Reports in November 2026',
    ]);
  });

  test('imports say how many rows of what came from which file', () => {
    const data = { rows: 1_204, source: 'googleAds', fileName: 'report.csv' };
    expect([
      told('DataImported', data, 'Acme'),
      told('DataImported', { ...data, rows: 1, source: 'other' }),
      told('ImportWithdrawn', data),
      told('ImportRestored', data),
      told('ImportMoved', data, 'Acme'),
    ]).toEqual([
      'imported 1,204 rows of Google Ads from report.csv for Acme',
      'imported 1 row from report.csv',
      'withdrew the import of 1,204 rows of Google Ads from report.csv',
      'restored the import of 1,204 rows of Google Ads from report.csv',
      'moved the import of 1,204 rows of Google Ads from report.csv to Acme',
    ]);
  });

  test('each event of the foundation has its sentence', () => {
    expect([
      told('AccountRegistered', { firstName: 'Nora', lastName: 'Berg' }),
      told('ProfileUpdated', { changes: { firstName: 'N', company: 'B' } }),
      told('SignInSlowed', { failures: 5 }),
      told('PasswordResetRequested', {}),
      told('PasswordChanged', {}),
      told('SecondFactorChanged', { isOn: true }),
      told('SecondFactorChanged', { isOn: false }),
      told('SessionStarted', {}),
      told('SessionEnded', {}),
      told('WorkspaceCreated', { name: 'Berg' }),
      told('MemberJoined', { accountId: 'marcus', kind: 'staff' }),
      told('MemberJoined', { accountId: 'unknown', kind: 'client' }),
      told('ClientAdded', { name: 'Acme', sample: false }),
      told('ClientAdded', { name: 'Acme', sample: true }),
      told('GoalChanged', { figure: 'revenue_cents', changes: { from: '2026-11-01' } }),
      told('GoalChanged', { figure: 'revenue_cents', changes: { target: 300_000, from: '2026-11-01' } }),
      told('SubscriptionActivated', { plan: 'agency_plus', cycle: 'yearly', trialEnd: null }),
      told('SubscriptionActivated', {
        plan: 'pro',
        cycle: 'monthly',
        trialEnd: '2026-12-13T09:00:00.000Z',
      }),
    ]).toEqual([
      'created the account of Nora Berg',
      'changed their first name and company name',
      'had 5 failed sign-ins; further attempts are delayed',
      'was sent a link to set a new password',
      'changed their password',
      'turned their second factor on',
      'turned their second factor off',
      'signed in',
      'signed out',
      'created the workspace Berg',
      'made Marcus Chen a member of staff',
      'made someone a client contact',
      'added the client Acme',
      'added the sample client Acme',
      'changed the goal for revenue, from 1 November 2026 on',
      'changed the goal for revenue to $3,000, from 1 November 2026 on',
      'activated the Agency Plus plan, billed yearly',
      'started the free trial of Pro, until 13 December 2026',
    ]);
  });

  test('what somebody does to themselves is reported without their name twice', () => {
    const names = new Map([['nora', 'Nora Berg']]);
    const own = (type: string, data: EventItem['data']) =>
      whatHappened(item(type, { accountId: 'nora', ...data }, { actor: nora }), names);

    expect([
      own('MemberJoined', { kind: 'owner' }),
      own('MemberRoleChanged', { role: 'admin' }),
      told('MemberRoleChanged', { accountId: 'marcus', role: 'admin' }),
    ]).toEqual(['became the owner', 'became an admin', 'made Marcus Chen an admin']);
  });

  test('what happened to a client or a competitor names it, and says what it is now', () => {
    const renamed = { changes: { name: 'Acme Ltd' } };
    const moved = { changes: { domain: 'acme.com', industry: 'Retail' } };
    expect([
      told('ClientUpdated', moved, 'Acme'),
      told('ClientUpdated', renamed, 'Acme Ltd'),
      told('ClientUpdated', { changes: { ...renamed.changes, industry: 'Retail' } }, 'Acme Ltd'),
      told('ClientArchived', {}, 'Acme'),
      told('ClientRestored', {}, 'Acme'),
      told('CompetitorAdded', { domain: 'rival.com', tier: 'direct' }, 'rival.com'),
      told('CompetitorUpdated', { changes: { tier: 'indirect', notes: 'Long.' } }, 'rival.com'),
      told('CompetitorUpdated', { changes: { notes: 'Long.' } }, 'rival.com'),
      told('CompetitorRemoved', {}, 'rival.com'),
      told('CompetitorRestored', {}, 'rival.com'),
      told('MemberJoined', { accountId: 'marcus', kind: 'client' }, 'Acme'),
      told('IntegrationMapped', { platform: 'shopify', externalName: 'A demo shop' }, 'Acme'),
    ]).toEqual([
      'changed the domain (now acme.com) and industry (now Retail) of Acme',
      'renamed a client to Acme Ltd',
      'renamed a client to Acme Ltd, and changed its industry (now Retail)',
      'archived Acme',
      'restored Acme',
      'started watching the direct competitor rival.com',
      'changed the tier (now indirect) and notes of rival.com',
      'changed the notes of rival.com',
      'stopped watching rival.com',
      'resumed watching rival.com',
      'made Marcus Chen a contact of Acme',
      'moved Shopify (A demo shop) to Acme',
    ]);
  });

  test('what is about nothing that is known is reported without a name', () => {
    expect([
      told('ClientUpdated', { changes: { domain: 'acme.com' } }),
      told('ClientArchived', {}),
      told('ClientRestored', {}),
      told('CompetitorUpdated', { changes: { tier: 'direct' } }),
      told('CompetitorRemoved', {}),
      told('CompetitorRestored', {}),
    ]).toEqual([
      'changed the domain of a client to acme.com',
      'archived a client',
      'restored a client',
      'changed the tier of a competitor to direct',
      'stopped watching a competitor',
      'resumed watching a competitor',
    ]);
  });

  test('a change of the look says whether it is a new one or which one is back', () => {
    expect([
      told('LookSaved', { look: {} }),
      told('LookRolledBack', { version: 0 }),
      told('LookRolledBack', { version: 2 }),
    ]).toEqual(['changed branding', 'restored the original branding', 'restored version 2 of the branding']);
  });

  test('each event of integrations and the marketplace has its sentence', () => {
    const shop = { platform: 'shopify', externalName: 'A demo shop' };
    expect([
      told('IntegrationConnected', shop),
      told('IntegrationMapped', shop),
      told('IntegrationDisconnected', shop),
      told('IntegrationRestored', shop),
      told('AppInstalled', { name: 'Quiet Bell', version: '1.9.0' }),
      told('AppUninstalled', { name: 'Quiet Bell' }),
      told('AppChanged', { name: 'Quiet Bell', what: 'paused', version: '1.9.0' }),
      told('AppChanged', { name: 'Quiet Bell', what: 'updated', version: '1.9.0' }),
      told('AppRequested', { name: 'Quiet Bell' }),
      told('AppRequestAnswered', { name: 'Quiet Bell', answer: 'declined' }),
      told('AppReviewed', { name: 'Quiet Bell', stars: 4 }),
      told('AppReviewed', { name: 'Quiet Bell', stars: null }),
    ]).toEqual([
      'connected Shopify (A demo shop)',
      'moved Shopify (A demo shop) to another client',
      'disconnected Shopify (A demo shop)',
      'restored the connection of Shopify (A demo shop)',
      'installed the app Quiet Bell 1.9.0',
      'uninstalled the app Quiet Bell',
      'paused the app Quiet Bell',
      'moved the app Quiet Bell to version 1.9.0',
      'asked for the app Quiet Bell',
      'declined the request for the app Quiet Bell',
      'reviewed the app Quiet Bell',
      'removed their review of the app Quiet Bell',
    ]);
  });

  test('an event without a sentence is named by its type', () => {
    expect(told('ReportGenerated', {})).toBe('report generated');
  });

  test('says who did it: a person by name, or where else it came from', () => {
    const of = (actor: EventItem['actor']) => actorOf(item('SessionStarted', {}, { actor }));
    expect([
      of(nora),
      of({ kind: 'seed', id: 'demo', name: null }),
      of({ kind: 'visitor', id: 'x', name: null }),
    ]).toEqual(['Nora Berg', 'Demo data', 'Someone']);
  });
});
