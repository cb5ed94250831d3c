import { describe, expect, test } from 'vitest';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf, whatHappened } from '#ui/content/activity.ts';

const item = (type: string, data: EventItem['data'], actor: EventItem['actor']): EventItem => ({
  position: 1,
  id: 'id',
  stream: 'account-1',
  revision: 0,
  type,
  schema_version: 1,
  occurred_at: '2026-01-05T09:00:00.000Z',
  recorded_at: '2026-01-05T09:00:00.000Z',
  actor,
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
const told = (type: string, data: EventItem['data']) => whatHappened(item(type, data, nora), names);

describe('activity in words', () => {
  test('each event of the foundation has its sentence', () => {
    expect([
      told('AccountRegistered', { firstName: 'Nora', lastName: 'Berg' }),
      told('ProfileUpdated', { changes: { firstName: 'N', company: 'B' } }),
      told('SignInSlowed', { failures: 5 }),
      told('SessionStarted', {}),
      told('SessionEnded', {}),
      told('WorkspaceCreated', { name: 'Berg' }),
      told('MemberJoined', { accountId: 'marcus', kind: 'staff' }),
      told('MemberJoined', { accountId: 'unknown', kind: 'client' }),
      told('ClientAdded', { name: 'Acme', sample: false }),
      told('ClientAdded', { name: 'Acme', sample: true }),
      told('SubscriptionActivated', { plan: 'agency_plus', cycle: 'yearly' }),
    ]).toEqual([
      'created the account of Nora Berg',
      'changed their first name and company name',
      'met 5 wrong passwords in a row; sign-in was slowed down',
      'signed in',
      'signed out',
      'opened the workspace Berg',
      'gave Marcus Chen access as a member of staff',
      'gave someone access as a client’s person',
      'added the client Acme',
      'added the sample client Acme',
      'activated the Agency Plus plan, billed yearly',
    ]);
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
    ]).toEqual([
      'connected Shopify (A demo shop)',
      'gave Shopify (A demo shop) to another client',
      'disconnected Shopify (A demo shop)',
      'restored the connection of Shopify (A demo shop)',
      'installed the app Quiet Bell 1.9.0',
      'uninstalled the app Quiet Bell',
    ]);
  });

  test('an event without a sentence is named by its type', () => {
    expect(told('ReportGenerated', {})).toBe('report generated');
  });

  test('says who did it: a person by name, or where else it came from', () => {
    const of = (actor: EventItem['actor']) => actorOf(item('SessionStarted', {}, actor));
    expect([
      of(nora),
      of({ kind: 'seed', id: 'demo', name: null }),
      of({ kind: 'visitor', id: 'x', name: null }),
    ]).toEqual(['Nora Berg', 'Demo data', 'Someone']);
  });
});
