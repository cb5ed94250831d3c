/** Tests the request of a share link's form: only changed fields, and no unchanged expiry that has passed. */
import { describe, expect, test } from 'vitest';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import { editFormMachine } from '#machines/editing/editFormMachine.ts';
import { shareLinkEditorService, shareLinkVersion } from '#machines/shareLinks/shareLinkEditorService.ts';
import { startLifecycle } from '#machines/start.ts';
import { fakeServer, jsonReply } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';
import { rested } from '../rested.ts';

const link: ShareLinkItem = {
  id: 'link1',
  name: 'For the board',
  client_id: 'fjordandfoam',
  kind: 'overview',
  shown_id: null,
  view: '',
  expires_at: '2026-01-01T09:00:00.000Z',
  has_password: true,
  since: null,
  status: 'expired',
  opened: 3,
  last_opened_at: null,
  created_at: '2025-12-01T09:00:00.000Z',
  by: 'Ada',
  etag: '"r4"',
};

const usualSince = '2025-10-01';
const now = () => Date.parse('2026-01-05T09:00:00.000Z');

const sentFor = async (changed: Readonly<Record<string, string | boolean>>) => {
  const server = fakeServer(jsonReply({ share_link: link }));
  const world = newWorld();
  const session = { token: () => 'token-of-ada' };
  const ready = () => Promise.resolve();
  const api = createApiClient({ world, baseUrl: 'https://app.example', fetch: server.fetch, ready, session });
  const actors = shareLinkEditorService({ api, link, usualSince, now, onSaved: () => undefined });
  const actions = { showChosen: () => undefined, leave: () => undefined };
  const actor = startLifecycle(world, editFormMachine.provide({ actors, actions }), {
    id: 'editForm',
  });
  const { fields: before, etag } = shareLinkVersion(link, usualSince);
  actor.send({ type: 'form.submit', fields: { ...before, ...changed }, etag, before });
  await rested(actor);
  const [asked] = server.asked;
  return { body: Object(asked?.body), ifMatch: asked?.headers['if-match'] };
};

describe('the form of a share link', () => {
  test('sends a new name, and neither the time that is over nor a password', async () => {
    expect(await sentFor({ name: 'For the owners' })).toEqual({
      body: { name: 'For the owners', since: null },
      ifMatch: '"r4"',
    });
  });

  test('sends the time of a choice, none for never, and the first day that visitors may choose', async () => {
    expect((await sentFor({ expiry: 'week', period: 'chosen' })).body).toEqual({
      name: 'For the board',
      since: usualSince,
      expires_at: '2026-01-12T09:00:00.000Z',
    });
    expect((await sentFor({ expiry: 'never' })).body.expires_at).toBe(null);
  });

  test('sends a new password, or that there is none any more whatever was typed', async () => {
    expect((await sentFor({ password: 'spring tide' })).body.password).toBe('spring tide');
    expect((await sentFor({ password: 'spring tide', withoutPassword: true })).body.password).toBe(null);
  });
});
