/** Tests what people say about apps: requests of clients with their answers, and reviews. */
import { describe, expect, test } from 'vitest';
import { listingOf } from '#domain/marketplace/listings.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const scopes = [...(listingOf('holidays')?.scopes ?? [])];

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const tokenOf = async (who: 'admin' | 'manager' | 'client') => (await backend.demo(who)).session.token;
  const [admin, manager, client] = [
    await tokenOf('admin'),
    await tokenOf('manager'),
    await tokenOf('client'),
  ];
  const request = (token: string, body: object = { why: 'For our shop' }) =>
    backend.ask('requestListing', { token, params: { id: 'holidays' }, body });
  const requests = async (token: string) => (await backend.succeed('listAppRequests', { token })).items;
  const answer = (token: string, id: string, body: object) =>
    backend.ask('answerAppRequest', { token, params: { id }, body });
  const review = (token: string, given: object | null) =>
    backend.ask('reviewListing', { token, params: { id: 'holidays' }, body: { review: given } });
  const details = async (token: string) =>
    (await backend.succeed('readListing', { token, params: { id: 'holidays' } })).details;
  return { ...backend, admin, manager, client, request, requests, answer, review, details };
};

describe('a request for an app', () => {
  test('reaches the admins once, and its answer the client', async () => {
    const { admin, manager, client, request, requests, answer } = await open();
    expect([(await request(client)).status, statusAndBody(await request(client))]).toEqual([
      201,
      refusal('appRequested'),
    ]);
    const [asked] = await requests(admin);
    const id = asked?.id ?? '';

    expect(asked).toMatchObject({
      client: { id: 'fjordandfoam' },
      why: 'For our shop',
      answer: null,
      is_installed: false,
    });
    expect([
      statusAndBody(await answer(manager, id, { answer: 'approved', scopes })),
      statusAndBody(await answer(admin, id, { answer: 'approved' })),
      (await answer(admin, id, { answer: 'declined', why: 'Next month' })).status,
      statusAndBody(await answer(admin, id, { answer: 'declined' })),
    ]).toEqual([refusal('roleForbidden'), refusal('consentIncomplete'), 200, refusal('appRequested')]);
    expect((await requests(client))[0]).toMatchObject({ answer: 'declined', answer_why: 'Next month' });
  });

  test('that is approved installs the app for the client alone, and undo takes both back', async () => {
    const { admin, client, request, requests, answer, succeed, ask, log } = await open();
    await request(client);
    const id = (await requests(admin))[0]?.id ?? '';
    await answer(admin, id, { answer: 'approved', scopes });
    const installation = async (token: string) =>
      (await succeed('readListing', { token, params: { id: 'holidays' } })).listing.installation;

    expect([await installation(admin), await installation(client)]).toMatchObject([
      { client_ids: ['fjordandfoam'], by: { id: 'demoadmin' } },
      { client_ids: ['fjordandfoam'], by: null },
    ]);
    const { position } = await log.head();
    expect((await ask('undoChange', { token: admin, body: { position } })).status).toBe(200);
    expect([await installation(admin), (await requests(admin))[0]?.answer]).toEqual([null, null]);
  });

  test('adds the client to an app that others have', async () => {
    const { admin, client, request, requests, answer, ask, succeed } = await open();
    const params = { id: 'holidays' };
    await ask('installListing', { token: admin, params, body: { scopes, client_ids: ['stackpilot'] } });
    await request(client);
    await answer(admin, (await requests(admin))[0]?.id ?? '', { answer: 'approved' });

    const { listing } = await succeed('readListing', { token: admin, params });
    expect(listing.installation?.client_ids).toEqual(['stackpilot', 'fjordandfoam']);
    expect(statusAndBody(await request(client))).toEqual(refusal('appRequested'));
  });
});

describe('a review', () => {
  test('is one of each person, counts in the rating, and can be changed and removed', async () => {
    const { admin, manager, client, review, details } = await open();
    const before = await details(admin);
    const script = '<script>alert(1)</script>';
    await review(admin, { stars: 1, text: script });
    await review(admin, { stars: 2, text: script });
    await review(manager, { stars: 5, text: '' });
    const { reviews, stars } = await details(admin);

    expect(reviews.slice(0, 2)).toMatchObject([
      { stars: 5, text: '', is_own: false, is_sample: false },
      { stars: 2, text: script, is_own: true, author: 'Ada Moreau' },
    ]);
    const [one, two, three, four, five] = before.stars;
    expect(stars).toEqual([one, Number(two) + 1, three, four, Number(five) + 1]);
    await review(admin, null);
    await review(manager, null);
    expect(await details(admin)).toEqual(before);
    expect(statusAndBody(await review(client, { stars: 5, text: '' }))).toEqual(refusal('roleForbidden'));
  });

  test('has at most 5,000 characters', async () => {
    const { admin, review } = await open();

    expect([
      (await review(admin, { stars: 3, text: 'a'.repeat(5_000) })).status,
      statusAndBody(await review(admin, { stars: 3, text: 'a'.repeat(5_001) })),
    ]).toEqual([200, refusal('invalid', { errors: { 'review.text': 'At most 5,000 characters' } })]);
  });
});
