/** Tests the tags of each subject's events, and who is found by them. */
import { describe, expect, test } from 'vitest';
import { accountStream } from '#events/accounts/accountStream.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import { taggedClient, taggedWorkspace } from '#events/tags.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import { morning } from '#tests/support/cast.ts';

const about = { integrationId: 'i1', by: 'a1', platform: 'youtube', externalName: 'Channel' } as const;

describe('tags', () => {
  test('name the workspace, and the account that an event is about', () => {
    const slowed = { accountId: 'a1', failures: 5, until: morning, slowedAt: morning };
    expect(accountStream.tagsOf({ type: 'SignInSlowed', data: slowed }, 'w1')).toEqual([
      'workspace:w1',
      'account:a1',
    ]);
  });

  test('of a new workspace name its owner', () => {
    const data = { workspaceId: 'w1', name: 'Berg', ownerId: 'a1', createdAt: morning };
    expect(workspaceStream.tagsOf({ type: 'WorkspaceCreated', data }, 'w1')).toEqual([
      'workspace:w1',
      'account:a1',
    ]);
  });

  test('name the client that an event is about', () => {
    const data = { workspaceId: 'w1', clientId: 'c1', archivedAt: morning };
    expect(clientStream.tagsOf({ type: 'ClientArchived', data }, 'w1')).toEqual([
      'workspace:w1',
      'client:c1',
    ]);
  });

  test('keep from people of clients whose numbers an integration brings', () => {
    const data = { ...about, workspaceId: 'w1', clientId: 'c1' };
    const mapped = { ...data, formerClientId: 'c2', mappedAt: morning };
    expect([
      integrationStream.tagsOf({ type: 'IntegrationMapped', data: mapped }, 'w1'),
      integrationStream.tagsOf({ type: 'IntegrationRestored', data: { ...data, restoredAt: morning } }, 'w1'),
    ]).toEqual([['workspace:w1'], ['workspace:w1', 'client:c1']]);
  });

  test('are none outside a workspace', () => {
    const data = { workspaceId: 'w1', version: 0, rolledBackAt: morning };
    expect(brandingStream.tagsOf({ type: 'LookRolledBack', data }, null)).toEqual([]);
  });

  test('are read back', () => {
    const tags = ['workspace:w1', 'client:c1'];
    expect([taggedWorkspace(tags), taggedClient(tags), taggedClient([])]).toEqual(['w1', 'c1', null]);
  });
});
