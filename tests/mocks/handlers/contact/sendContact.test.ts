/** Tests POST /api/contact. */
import { describe, expect, test } from 'vitest';
import { morning, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const message = {
  name: 'Nora Berg',
  email: 'nora@bergmedia.example',
  company: 'Berg Media',
  topic: 'sales',
  message: 'Does Pro fit twelve clients?',
};

describe('contact form', () => {
  test('keeps a visitor’s message as an event of no workspace', async () => {
    const { ask, appendedBy } = openTestBackend();
    let reply: Awaited<ReturnType<typeof ask>> | null = null;
    const appended = await appendedBy(async () => {
      reply = await ask('sendContact', { body: message });
    });
    const contactId = (appended[0]?.data as { contactId: string } | undefined)?.contactId;

    expect(reply && statusAndBody(reply)).toEqual({
      status: 201,
      body: { contact: { id: contactId, received_at: morning } },
    });
    expect(factsOf(appended)).toEqual([
      {
        stream: `contact-${contactId}`,
        revision: 0,
        type: 'ContactRequested',
        schemaVersion: 1,
        occurredAt: morning,
        actor: { kind: 'visitor', id: 'visitor' },
        tags: [],
        causationId: null,
        data: { contactId, ...message, accountId: null, requestedAt: morning },
      },
    ]);
  });

  test('is seen by nobody when a visitor sent it', async () => {
    const { ask, seed, demo, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    await ask('sendContact', { body: message });

    expect(
      (await succeed('listEvents', { token, query: 'type=ContactRequested' })).items.map(({ type }) => type),
    ).toEqual([]);
  });

  test('sent by somebody signed in is of their workspace, and of no other', async () => {
    const { ask, signUp, succeed } = openTestBackend();
    const sender = await signUp(nora);
    const stranger = await signUp(otto);
    const { company: _company, ...withoutCompany } = message;
    await ask('sendContact', { token: sender.session.token, body: withoutCompany });
    const seenBy = async (token: string) =>
      (await succeed('listEvents', { token, query: 'type=ContactRequested' })).items.map(
        ({ actor, data }) => [actor, data.company, data.accountId],
      );

    expect([await seenBy(sender.session.token), await seenBy(stranger.session.token)]).toEqual([
      [[{ kind: 'account', id: sender.user.id, name: 'Nora Berg' }, null, sender.user.id]],
      [],
    ]);
  });

  test('reports each field that is wrong, and appends nothing', async () => {
    const { ask, appendedBy } = openTestBackend();
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      replies.push(
        statusAndBody(
          await ask('sendContact', { body: { name: '', email: 'x', topic: 'weather', message: ' ' } }),
        ),
        statusAndBody(await ask('sendContact', { body: { ...message, message: 'x'.repeat(2_001) } })),
        statusAndBody(await ask('sendContact', { body: { ...message, phone: '1' } })),
      );
    });

    expect(replies).toEqual([
      refusal('invalid', {
        errors: {
          name: 'Name is required',
          email: 'Enter an email address such as name@agency.com',
          topic: 'Choose what it is about',
          message: 'Write a message',
        },
      }),
      refusal('invalid', {
        errors: { message: 'The message has 2001 characters. The limit is 2000' },
      }),
      refusal('invalid', { errors: { phone: 'Unknown field' } }),
    ]);
    expect(appended).toEqual([]);
  });

  test('asked twice with one key is kept once', async () => {
    const { ask, appendedBy } = openTestBackend();
    const bodies: unknown[] = [];
    const appended = await appendedBy(async () => {
      for (let time = 0; time < 2; time += 1) {
        const reply = await ask('sendContact', { body: message, headers: { 'Idempotency-Key': 'press-1' } });
        bodies.push([reply.status, reply.body]);
      }
    });

    expect([appended.length, bodies[1]]).toEqual([1, bodies[0]]);
  });
});
