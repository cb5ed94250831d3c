/** Tests erasing a person: permission, confirmation, and that no stored data identifies the person afterwards. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { readWorkspacePage } from '#events/projections/workspacePage.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const at = (id: string) => ({ params: { id } });
const ingrid = { name: 'Ingrid Solberg', email: 'ingrid.solberg@fjord.example', title: 'Head of sales' };
const former = 'ingrid@old.example';

const openDemo = async () => {
  const world = createVirtualWorld();
  const storage = memoryStorage();
  const raw = openMemoryLog(world, { storage });
  const backend = openTestBackend({ world, log: personalLog(openMemoryLog(world, { storage }), world) });
  await backend.seed();
  const token = (await backend.demo('admin')).session.token;
  const erase = (name: EndpointName, id: string, typed: string, by = token) =>
    backend.ask(name, { token: by, ...at(id), body: { name: typed } });
  const everything = async () => {
    const kept = await storage.read(async (reading) => [
      await reading.eventsAfter(0, 10_000, 10_000),
      await reading.secrets(),
    ]);
    const folded = [await backend.readModel.whole(), await backend.readModel.of('northlight')];
    const read = await personalLog(openMemoryLog(world, { storage }), world).readAll({ limit: 10_000 });
    return { kept: JSON.stringify(kept), folded: JSON.stringify(folded), read: JSON.stringify(read) };
  };
  return { ...backend, raw, storage, token, erase, everything };
};

const addIngrid = async ({ succeed, token }: Awaited<ReturnType<typeof openDemo>>) => {
  const { items } = await succeed('listClients', { token });
  const clientId = String(items[0]?.id);
  const body = { ...ingrid, email: former };
  const { contact } = await succeed('addClientContact', { token, ...at(clientId), body });
  const headers = { 'If-Match': contact.etag };
  await succeed('changeClientContact', { token, ...at(contact.id), body: { email: ingrid.email }, headers });
  const report = { name: 'Monthly', client_id: clientId, beginning: 'monthly' };
  const made = (await succeed('createReport', { token, body: report })).report;
  const version = { 'If-Match': made.etag };
  const recipients = { recipients: [former] };
  await succeed('changeReport', { token, ...at(made.id), headers: version, body: recipients });
  return { id: contact.id, clientId };
};

describe('a contact who is erased', () => {
  test('is nowhere to be read any more, and the chain is valid', async () => {
    const demo = await openDemo();
    const { id, clientId } = await addIngrid(demo);
    const before = await demo.everything();
    expect([before.kept, before.folded, before.read].map((text) => /ingrid|solberg/i.test(text))).toEqual([
      false,
      true,
      true,
    ]);

    expect((await demo.erase('eraseClientContact', id, ' Ingrid Solberg ')).status).toBe(204);

    const after = await demo.everything();
    expect(after.kept).not.toMatch(/ingrid|solberg/i);
    expect(after.folded).not.toMatch(/ingrid|solberg/i);
    expect(after.read).not.toMatch(/ingrid|solberg/i);
    expect(verifyChain(await demo.raw.readAll({ limit: 10_000 }))).toBe(null);
    const { contacts } = await demo.succeed('readClientRecord', {
      token: demo.token,
      query: `client=${clientId}`,
    });
    expect(contacts.some((one) => one.id === id)).toBe(false);
  });

  test.each(['first page', 'whole log'] as const)(
    'is not named by who was reading the %s while another tab erased them',
    async (what) => {
      const demo = await openDemo();
      const { id } = await addIngrid(demo);
      let isErased = false;
      /** A full page of the log is not the last page. */
      const fullPage = 5_000;
      let filled = 0;
      const eraseOnce = async () => {
        if (isErased) return;
        isErased = true;
        expect((await demo.erase('eraseClientContact', id, ingrid.name)).status).toBe(204);
      };
      const log = personalLog(openMemoryLog(demo.world, { storage: demo.storage }), demo.world);
      const reading = createReadModel(
        {
          ...log,
          readAll: async (range = {}) => {
            const { after = 0 } = range;
            if (after > 0) return log.readAll({ after: after - filled });
            const events = await log.readAll(range);
            if (isErased) return events;
            await eraseOnce();
            const filler = events.slice(0, 1).map((event) => ({ ...event, type: 'Filler', data: {} }));
            const page = [
              ...events,
              ...Array.from({ length: fullPage - events.length }, () => filler).flat(),
            ];
            filled = page.length - events.length;
            return page;
          },
        },
        demo.world.trace,
        null,
        async (workspaceId) => {
          const page = await readWorkspacePage(log, workspaceId, 0);
          await eraseOnce();
          return { page, snapshot: null };
        },
      );
      const folded = what === 'first page' ? await reading.of('northlight') : await reading.whole();

      expect(isErased).toBe(true);
      expect(JSON.stringify(folded)).not.toMatch(/ingrid|solberg/i);
    },
  );

  test('is erased once, by the name, by an admin of the agency, and does not come back', async () => {
    const demo = await openDemo();
    const { id } = await addIngrid(demo);
    const manager = (await demo.demo('manager')).session.token;
    const wrong = await demo.erase('eraseClientContact', id, 'Ingrid');
    expect(statusAndBody(wrong)).toEqual(
      refusal('invalid', { errors: { name: 'Type the name exactly as shown' } }),
    );
    expect((await demo.erase('eraseClientContact', id, ingrid.name, manager)).status).toBe(403);
    expect((await demo.erase('eraseClientContact', id, ingrid.name)).status).toBe(204);
    expect((await demo.erase('eraseClientContact', id, ingrid.name)).status).toBe(404);
    expect((await demo.ask('restoreClientContact', { token: demo.token, ...at(id) })).status).toBe(404);
  });

  test.each(['nobodyhasthis', 'ingrid@solberg.test', 'no id', '__proto__'])(
    'is not there under the id %s of something else',
    async (id) => {
      const demo = await openDemo();
      expect(statusAndBody(await demo.erase('eraseClientContact', id, ingrid.name))).toEqual(
        refusal('notFound'),
      );
    },
  );
});

describe('a member who is erased', () => {
  test('leaves the team for good and cannot sign in; the history says so and does not say who', async () => {
    const demo = await openDemo();
    const { token } = demo;
    await demo.succeed('inviteMember', { token, body: { email: nora.email, role: 'manager' } });
    const { user } = await demo.succeed('signUp', { body: signUpBodyOf(nora) });
    const { members } = await demo.succeed('readTeam', { token });
    const name = members.find((one) => one.id === user.id)?.name ?? '';
    await demo.succeed('removeMember', { token, ...at(user.id) });
    expect((await demo.everything()).kept).toContain(`password:${user.id}`);

    expect((await demo.erase('eraseMember', user.id, name)).status).toBe(204);

    const after = await demo.everything();
    for (const text of [after.kept, after.folded]) {
      expect(text).not.toContain(nora.email);
      expect(text).not.toContain(name);
    }
    const team = await demo.succeed('readTeam', { token });
    expect([...team.members, ...team.removed].some((one) => one.id === user.id)).toBe(false);
    expect((await demo.ask('restoreMember', { token, ...at(user.id) })).status).toBe(404);
    const { email, password } = signUpBodyOf(nora);
    expect((await demo.ask('signIn', { body: { email, password } })).status).toBe(401);
    expect(after.kept).not.toContain(`password:${user.id}`);
    const history = JSON.stringify(await demo.succeed('listHistory', { token }));
    expect(history).toContain('MemberErased');
    expect(history).not.toContain(name);
  });

  test('is never the owner, nor oneself', async () => {
    const demo = await openDemo();
    const { members } = await demo.succeed('readTeam', { token: demo.token });
    const owner = members.find(({ kind }) => kind === 'owner');
    expect((await demo.erase('eraseMember', owner?.id ?? '', owner?.name ?? '')).status).toBe(403);
  });
});

describe('who deletes their own account', () => {
  const body = { name: 'Nora Berg' };

  const openNora = async () => {
    const demo = await openDemo();
    await demo.succeed('inviteMember', { token: demo.token, body: { email: nora.email, role: 'manager' } });
    const { user, profile, session } = await demo.succeed('signUp', { body: signUpBodyOf(nora) });
    return { ...demo, user, name: `${profile.first_name} ${profile.last_name}`, own: session.token };
  };

  test('is signed out everywhere, cannot sign in, and is named nowhere; asked again it is done once', async () => {
    const { ask, succeed, everything, raw, token, user, name, own } = await openNora();
    const { email, password } = signUpBodyOf(nora);
    const other = (await succeed('signIn', { body: { email, password } })).session.token;
    const asked = { token: own, body: { name }, headers: { 'Idempotency-Key': 'leave' } };
    const replies = [await ask('eraseOwn', asked), await ask('eraseOwn', asked)];

    expect(replies.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
      [204, null],
      [204, 'true'],
    ]);
    for (const ended of [own, other]) expect((await ask('readSession', { token: ended })).status).toBe(401);
    expect((await ask('signIn', { body: { email, password } })).status).toBe(401);
    const after = await everything();
    expect(after.kept).not.toContain(`password:${user.id}`);
    for (const text of [after.kept, after.folded])
      expect([text.includes(email), text.includes(name)]).toEqual([false, false]);
    expect(verifyChain(await raw.readAll({ limit: 10_000 }))).toBe(null);
    const { items } = await succeed('listHistory', { token });
    expect([items[0]?.event.type, items[0]?.can_undo]).toEqual(['MemberErased', false]);
  });

  test('types the name as it is there, and nothing happens otherwise', async () => {
    const { ask, own } = await openNora();
    expect(statusAndBody(await ask('eraseOwn', { token: own, body: { name: 'nora' } }))).toEqual(
      refusal('invalid', { errors: { name: 'Type the name exactly as shown' } }),
    );
    expect((await ask('readSession', { token: own })).status).toBe(200);
  });

  test('is not the owner, who is shown what to do instead', async () => {
    const { ask, token } = await openDemo();
    const { status, body: told } = await ask('eraseOwn', { token, body });
    expect([status, told]).toEqual([
      403,
      expect.objectContaining({ reason: expect.stringContaining('clear this site’s data') }),
    ]);
  });

  test('may be a person of a client', async () => {
    const { ask, demo } = await openDemo();
    const { session, profile } = await demo('client');
    const name = `${profile.first_name} ${profile.last_name}`;
    const token = session.token;
    expect((await ask('eraseOwn', { token, body: { name } })).status).toBe(204);
    expect((await ask('readPortal', { token })).status).toBe(401);
  });
});
