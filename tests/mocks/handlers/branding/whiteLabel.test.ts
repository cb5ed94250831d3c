/** Tests a workspace's branding over HTTP. */
import { describe, expect, test } from 'vitest';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { morning } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const original = { name: null, accent: null, logo_text: null, hide_powered_by: false };
const violet = { name: 'Berth', accent: '#7c3aed', logo_text: 'B', hide_powered_by: true };
const basic = { ...original, name: 'Berth', accent: '#7c3aed' };

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const save = (body: object, version: number) =>
    backend.ask('saveWhiteLabel', { token, body, headers: { 'If-Match': `"r${version}"` } });
  const stepTo = (plan: PlanName) =>
    appendFacts(backend.log, backend.world, [
      {
        type: 'SubscriptionActivated',
        data: {
          subscriptionId: 'northlight',
          accountId: 'demoadmin',
          workspaceId: 'northlight',
          plan,
          cycle: 'monthly',
          trialEnd: null,
          periodStart: morning,
          periodEnd: '2026-02-05T09:00:00.000Z',
          activatedAt: morning,
        },
      },
    ]);
  return { ...backend, token, save, stepTo };
};

describe('white label', () => {
  test('is the product’s own look until it is changed', async () => {
    const { succeed, token } = await openDemo();

    expect(await succeed('readWhiteLabel', { token })).toEqual({
      saved: original,
      in_force: original,
      version: 0,
      etag: '"r0"',
    });
  });

  test('is saved from the version that was read, tidied, and in force for everyone of the workspace', async () => {
    const { save, demo, succeed } = await openDemo();
    const reply = { saved: violet, in_force: violet, version: 1, etag: '"r1"' };
    const body = { ...violet, name: ' Berth ', accent: '#7C3AED' };

    expect(statusAndBody(await save(body, 0))).toEqual({ status: 200, body: reply });
    expect(statusAndBody(await save(basic, 0))).toEqual(refusal('staleVersion'));
    const { token } = (await demo('client')).session;
    expect(await succeed('readWhiteLabel', { token })).toEqual(reply);
  });

  test('demands a version, and reports each field that is wrong', async () => {
    const { ask, save, token } = await openDemo();
    const wrong = { name: 'x'.repeat(41), accent: 'red', logo_text: 'BERG', hide_powered_by: false };

    expect(statusAndBody(await ask('saveWhiteLabel', { token, body: violet }))).toEqual(
      refusal('versionRequired'),
    );
    expect(statusAndBody(await save(wrong, 0))).toEqual(
      refusal('invalid', {
        errors: {
          name: 'Name must be at most 40 characters long',
          accent: 'Enter a colour such as #7c3aed',
          logo_text: 'Logo text must be at most 3 characters long',
        },
      }),
    );
  });

  test('has a logo, chart colours and words, each checked', async () => {
    const { save, succeed, token } = await openDemo();
    const { picture } = await succeed('keepPicture', { token, body: { url: redPixel } });
    const whole = {
      ...violet,
      tagline: 'We measure',
      logo_id: picture.id,
      palette: '#111111 #222222 #333333 #444444 #555555 #666666 #777777 #888888',
      report_footer: 'Berth AS, Bergen',
      privacy_url: 'https://berth.example/privacy',
    };

    expect(statusAndBody(await save({ ...whole, logo_id: 'lost' }, 0))).toEqual(
      refusal('invalid', { errors: { logo_id: 'Choose the picture again' } }),
    );
    expect(statusAndBody(await save(whole, 0))).toEqual({
      status: 200,
      body: { saved: whole, in_force: whole, version: 1, etag: '"r1"' },
    });
  });

  test('has a version for every save and for every way back, the latest first', async () => {
    const { ask, save, succeed, token } = await openDemo();
    await save(basic, 0);
    await save(violet, 1);
    const back = await ask('rollBackWhiteLabel', { token, body: { version: 1 } });
    const { items, total } = await succeed('listLookVersions', { token });
    const by = 'Ada Moreau';
    const entry = (version: number, look: object) => ({
      id: String(version),
      version,
      look,
      rolled_back_to: null,
      at: morning,
      by,
    });

    expect(statusAndBody(back)).toEqual({
      status: 200,
      body: { saved: basic, in_force: basic, version: 3, etag: '"r3"' },
    });
    expect([items, total]).toEqual([
      [
        { ...entry(3, basic), rolled_back_to: 1 },
        entry(2, violet),
        entry(1, basic),
        { ...entry(0, original), at: null, by: null },
      ],
      4,
    ]);
    expect(statusAndBody(await ask('rollBackWhiteLabel', { token, body: { version: 9 } }))).toEqual(
      refusal('notFound'),
    );
  });

  test('has a draft that admins alone see, and that is in force once it is published, by its time too', async () => {
    const backend = await openDemo();
    const { ask, succeed, token, world, demo } = backend;
    const draft = (body: object) => ask('saveLookDraft', { token, body });
    const base = { saved: original, in_force: original, version: 0, etag: '"r0"' };
    const kept = { look: violet, publish_at: null, at: morning, by: 'Ada Moreau' };
    const tomorrow = new Date(Date.parse(morning) + 24 * 60 * 60 * 1_000).toISOString();

    expect(statusAndBody(await draft({ look: violet, publish_at: null }))).toEqual({
      status: 200,
      body: { ...base, draft: kept },
    });
    const { token: client } = (await demo('client')).session;
    expect([
      await succeed('readWhiteLabel', { token }),
      await succeed('readWhiteLabel', { token: client }),
    ]).toEqual([{ ...base, draft: kept }, base]);
    expect(statusAndBody(await draft({ look: null, publish_at: null }))).toEqual({ status: 200, body: base });
    expect([
      statusAndBody(await draft({ look: violet, publish_at: morning })),
      statusAndBody(await draft({ look: null, publish_at: tomorrow })),
      statusAndBody(await draft({ look: { ...violet, accent: 'red' }, publish_at: null })),
    ]).toEqual([
      refusal('invalid', { errors: { publish_at: 'Choose a time in the future' } }),
      refusal('invalid', { errors: { look: 'Save a draft to publish it later' } }),
      refusal('invalid', { errors: { accent: 'Enter a colour such as #7c3aed' } }),
    ]);

    await draft({ look: violet, publish_at: tomorrow });
    expect(await succeed('readWhiteLabel', { token })).toEqual({
      ...base,
      draft: { ...kept, publish_at: tomorrow },
    });
    world.clock.advance(24 * 60 * 60 * 1_000);
    const { token: again } = (await demo('admin')).session;
    expect(await succeed('readWhiteLabel', { token: again })).toEqual({
      saved: violet,
      in_force: violet,
      version: 1,
      etag: '"r1"',
    });
    const { items } = await succeed('listLookVersions', { token: again });
    expect([items[0]?.at, items[0]?.by]).toEqual([tomorrow, null]);
  });

  test('is what the plan has: name and colour with Pro, all with Enterprise [S6.3]', async () => {
    const { save, stepTo, appendedBy } = await openDemo();
    await stepTo('pro');
    const appended = await appendedBy(async () => {
      expect(statusAndBody(await save(violet, 0))).toEqual(
        refusal('featureLocked', { plan: 'pro', neededPlan: 'enterprise' }),
      );
    });
    expect(appended).toEqual([]);
    expect((await save(basic, 0)).status).toBe(200);
    await stepTo('starter');
    expect(statusAndBody(await save({ ...basic, name: 'Other' }, 1))).toEqual(
      refusal('featureLocked', { plan: 'starter', neededPlan: 'pro' }),
    );
  });

  test('keeps after a downgrade what it does not show, and can be taken away without the plan', async () => {
    const { save, stepTo, succeed, token } = await openDemo();
    await save(violet, 0);
    await stepTo('pro');

    expect(await succeed('readWhiteLabel', { token })).toEqual({
      saved: violet,
      in_force: basic,
      version: 1,
      etag: '"r1"',
    });
    await stepTo('starter');
    expect((await save(original, 1)).status).toBe(200);
  });

  test('is read by everyone and changed by admins [S6.2]', async () => {
    const { ask, demo } = await openDemo();
    const { token } = (await demo('manager')).session;
    const call = { token, body: violet, headers: { 'If-Match': '*' } };

    expect([
      (await ask('readWhiteLabel', { token })).status,
      statusAndBody(await ask('saveWhiteLabel', call)),
      statusAndBody(await ask('listLookVersions', { token })),
    ]).toEqual([200, refusal('roleForbidden'), refusal('roleForbidden')]);
  });
});
