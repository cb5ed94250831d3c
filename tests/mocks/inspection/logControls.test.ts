import { CloudEvent } from 'cloudevents';
import { describe, expect, test } from 'vitest';
import type { VerifyProgress } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { taggedWorkspace } from '#events/tags.ts';
import { demoVerifiers } from '#mocks/seed/demoVault.ts';
import { nora } from '#tests/support/cast.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { macrotask } from '#world/settle.ts';
import { contactOf, linesOf, openLab } from './labFixture.ts';

describe('the log as the Lab sees it', () => {
  test('is handed over from the start and then as it comes', async () => {
    const lab = await openLab();
    await lab.seed();
    const seen: number[] = [];
    const stop = lab.controls.subscribe(0, (events) => seen.push(...events.map(({ position }) => position)));
    await lab.demo('admin');
    await macrotask();
    stop();

    const all = await lab.events();
    expect(seen).toEqual(all.map(({ position }) => position));
  });

  test('is proved from its storage, and goes on being proved', async () => {
    const lab = await openLab();
    await lab.seed();
    const told: VerifyProgress[] = [];
    const settled = Promise.withResolvers<void>();
    const stop = lab.controls.watchChain((progress) => {
      told.push(progress);
      if (progress.settled) settled.resolve();
    });
    await settled.promise;
    const before = await lab.controls.head();
    await lab.demo('admin');
    await macrotask();
    stop();
    const after = await lab.controls.head();

    expect(told[0]).toEqual({ checked: before.position, head: before, broken: null, settled: true });
    expect(told.at(-1)).toEqual({ checked: after.position, head: after, broken: null, settled: true });
    expect(after.position).toBeGreaterThan(before.position);
  });

  test.each([
    ['edit', (position: number) => ({ position, fault: 'content' })],
    ['rehash', (position: number) => ({ position: position + 1, fault: 'link' })],
    ['remove', (position: number) => ({ position, fault: 'position' })],
    ['swap', (position: number) => ({ position, fault: 'position' })],
  ] as const)('a copy on which someone tried to %s is broken exactly there', async (forgery, place) => {
    const lab = await openLab();
    await lab.seed();
    const head = await lab.controls.head();
    const report = await lab.controls.tamper(9, forgery);

    expect(report.copy.broken).toEqual(place(9));
    expect(report.log).toEqual({ checked: head.position, head, broken: null });
    expect(await lab.controls.verify()).toEqual({ checked: head.position, head, broken: null });
  });

  test('a copy that is linked anew throughout ends in another hash than the one that was noted', async () => {
    const lab = await openLab();
    await lab.seed();
    const { position } = await lab.controls.head();

    expect((await lab.controls.tamper(9, 'rechain')).copy.broken).toEqual({ position, fault: 'head' });
  });

  test('exports a header, every event and an end, and no secret', async () => {
    const lab = await openLab();
    await lab.seed();
    const { session } = await lab.demo('admin');
    const head = await lab.controls.head();
    const lines = await linesOf(await lab.controls.exportNdjson());
    const text = lines.join('\n');

    expect(JSON.parse(lines[0] ?? '')).toEqual({
      format: 'agencylens-log',
      version: 1,
      tenant: 'main',
      count: head.position,
      head: head.hash,
      createdAt: new Date(lab.world.clock.now()).toISOString(),
      leftOut: [
        'keys of people',
        'password verifiers',
        'session and invitation tokens',
        'stored replies of commands',
      ],
    });
    expect(lines.slice(1, -1).map((line) => JSON.parse(line))).toEqual(await lab.events());
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: true, count: head.position, head: head.hash });
    expect(text).not.toContain(session.token);
    expect(text).not.toContain('pbkdf2');
    for (const verifier of Object.values(demoVerifiers)) expect(text).not.toContain(verifier);
  });

  test('exports of either form report how far they are, and are stopped', async () => {
    const lab = await openLab();
    await lab.seed();
    const { position } = await lab.controls.head();
    const { exportNdjson, exportCloudEvents } = lab.controls;
    const forms = [(step: RecoveryStep) => exportNdjson(undefined, step), exportCloudEvents];
    for (const make of forms) {
      const told: [number, number][] = [];
      const stopping = new AbortController();
      const step = {
        onProgress: (...advance: [number, number]) => told.push(advance),
        signal: stopping.signal,
      };
      await make(step);
      expect(told.at(-1)).toEqual([position, position]);
      stopping.abort();
      await expect(make(step)).rejects.toBe(stopping.signal.reason);
    }
  });

  test('exports every event as a CloudEvent of a line', async () => {
    const lab = await openLab();
    await lab.seed();
    const events = await lab.events();
    const lines = await linesOf(await lab.controls.exportCloudEvents());
    const [first] = events;

    expect(lines.map((line) => JSON.parse(line).id)).toEqual(events.map(({ id }) => id));
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      specversion: '1.0',
      id: first?.id,
      source: 'app:main',
      subject: `/${first?.stream}/0`,
      type: first?.type,
      time: first?.recordedAt,
      datacontenttype: 'application/json',
      position: 1,
      occurredat: first?.occurredAt,
      schemaversion: first?.schemaVersion,
      actor: `${first?.actor.kind}:${first?.actor.id}`,
      commandid: first?.commandId,
      correlationid: first?.correlationId,
      tags: JSON.stringify(first?.tags),
      predecessorhash: '0'.repeat(64),
      hash: first?.hash,
      data: first?.data,
    });
  });

  test('exports CloudEvents that the package of their makers accepts', async () => {
    const lab = await openLab();
    await lab.seed();
    await lab.demo('admin');
    const lines = await linesOf(await lab.controls.exportCloudEvents());
    const accepted = lines.map((line) => new CloudEvent(JSON.parse(line), true).toJSON());

    expect(accepted).toEqual(lines.map((line) => JSON.parse(line)));
    expect(() => new CloudEvent({ ...accepted[0], schemaVersion: 1 }, true)).toThrow(
      'invalid extension name',
    );
  });

  test('exports CloudEvents as they were hashed, with the name of a person in a box', async () => {
    const lab = await openLab();
    await lab.seed();
    await appendFacts(personalLog(lab.log, lab.world), lab.world, [contactOf('Ingrid Solberg')]);
    const added = (await lab.events()).at(-1);
    const text = await (await lab.controls.exportCloudEvents()).text();
    const told = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');

    expect([told.data.name, told.sealed, told.hash]).toEqual([
      'Erased person',
      JSON.stringify(added?.sealed),
      added?.hash,
    ]);
    expect(added?.sealed).toBeDefined();
    expect(text).not.toContain('Solberg');
  });

  test('says what the pages call an event: its number in its own workspace', async () => {
    const lab = await openLab();
    await lab.seed();
    const seeded = (await lab.events()).length;
    const { user } = await lab.signUp(nora);
    const all = await lab.events();
    const first = all.findIndex(({ tags }) =>
      tags.includes(`workspace:${taggedWorkspace(all.at(-1)?.tags ?? [])}`),
    );

    expect([
      await lab.controls.numberOf(seeded),
      await lab.controls.numberOf(first + 1),
      await lab.controls.numberOf(all.length),
      await lab.controls.numberOf(all.length + 1),
    ]).toEqual([
      { number: seeded, workspace: 'Northlight Agency' },
      { number: 1, workspace: nora.company },
      { number: all.length - first, workspace: nora.company },
      null,
    ]);
    expect([
      await lab.controls.numberAt(first, user.id),
      await lab.controls.numberAt(all.length, user.id),
      await lab.controls.numberAt(all.length, 'nobody'),
    ]).toEqual([0, all.length - first, null]);
  });

  test('reports which projections an event changed, before and after', async () => {
    const lab = await openLab();
    await lab.seed();
    const events = await lab.events();
    const added = events.find(({ type }) => type === 'ClientAdded');
    const changes = await lab.controls.changesAt(added?.position ?? 0);

    expect(changes.map(({ projection }) => projection)).toEqual(['clientDirectory']);
    expect(changes[0]?.before).toEqual(
      (await lab.readModel.asOf('northlight', (added?.position ?? 0) - 1)).clientDirectory,
    );
    expect(changes[0]?.after).toEqual(
      (await lab.readModel.asOf('northlight', added?.position ?? 0)).clientDirectory,
    );
  });
});

const factsOf = ({ type, stream, actor, tags, data }: LogEvent) => ({ type, stream, actor, tags, data });

describe('an event written in the Lab', () => {
  const archived = { clientId: 'c1', workspaceId: 'northlight', archivedAt: '2026-01-05T09:00:00.000Z' };

  test('is appended with the mark of the Lab, and the pages know of it', async () => {
    const lab = await openLab();
    await lab.seed();
    const data = { ...archived, clientId: 'demoharbor' };
    const outcome = await lab.controls.append({ type: 'ClientArchived', stream: 'clients-northlight', data });

    expect(outcome.ok && factsOf(outcome.event)).toEqual({
      type: 'ClientArchived',
      stream: 'clients-northlight',
      actor: { kind: 'system', id: 'lab' },
      tags: ['workspace:northlight', 'client:demoharbor', 'origin:lab'],
      data,
    });
    expect(await lab.controls.landsIn(data)).toBe('Northlight Agency');
    expect((await lab.controls.verify()).broken).toBe(null);
  });

  test.each([
    [
      { type: 'ClientVanished', stream: 'clients-northlight', data: {} },
      { type: 'This product knows no such event' },
    ],
    [
      { type: 'ClientArchived', stream: 'session-1', data: archived },
      { stream: 'Must be clients-, then 1 to 40 small letters or digits' },
    ],
    [
      { type: 'ClientArchived', stream: 'clients-1', data: { ...archived, archivedAt: 'today' } },
      { 'data.archivedAt': 'Must be a time such as 2026-01-31T09:00:00.000Z' },
    ],
    [
      { type: 'ClientArchived', stream: 'clients-1', data: { ...archived, more: 1 } },
      { data: 'Unknown field more' },
    ],
    [
      { type: 'ClientArchived', stream: 'clients-1', data: { clientId: 'c1', workspaceId: 'w1' } },
      { 'data.archivedAt': 'Is missing' },
    ],
    [
      { type: 'ClientArchived', stream: 'clients-1', data: JSON.parse('{"__proto__":1}') },
      { data: 'Must be JSON that the log takes' },
    ],
  ])('is refused when it is not as the product’s own: %j', async (input, errors) => {
    const lab = await openLab();
    await lab.seed();
    const before = await lab.controls.head();

    expect(await lab.controls.append(input)).toEqual({ ok: false, errors });
    expect(await lab.controls.head()).toEqual(before);
  });

  test('begins with an example that would be taken, whatever its type', async () => {
    const lab = await openLab();
    await lab.seed();
    const shapes = await lab.controls.shapes();
    const refused: string[] = [];
    for (const { type, example, stream } of shapes) {
      const outcome = await lab.controls.append({ type, stream, data: example });
      if (!outcome.ok) refused.push(`${type}: ${JSON.stringify(outcome.errors)}`);
    }

    expect(refused).toEqual([]);
    expect(shapes.length).toBeGreaterThan(35);
  });
});

describe('a figure', () => {
  test('is reported by the events that made it', async () => {
    const lab = await openLab();
    await lab.seed();
    const { session } = await lab.demo('admin');
    const { overview } = await lab.succeed('readWorkspace', { token: session.token });
    const explained = await lab.controls.explainFigure('overview-clients', 'demoadmin');

    expect(explained?.value).toBe(overview.clients);
    expect(explained?.steps.map(({ event, before, after }) => [event.type, before, after])).toEqual(
      Array.from({ length: overview.clients ?? 0 }, (_, index) => ['ClientAdded', index, index + 1]),
    );
  });

  test('has the value of the page that shows it, whichever it is', async () => {
    const lab = await openLab();
    await lab.seed();
    const { session } = await lab.demo('admin');
    const { overview, members } = await lab.succeed('readWorkspace', { token: session.token });
    const { usage } = await lab.succeed('readSubscription', { token: session.token });
    const values: Record<string, unknown> = {};
    for (const name of [
      'overview-clients',
      'overview-integrations',
      'overview-competitors',
      'overview-apps',
      'overview-events',
      'usage-clients',
      'usage-teamMembers',
      'usage-integrations',
      'usage-dashboards',
      'usage-reports',
      'subscription-plan',
      'subscription-price',
      'clients-archived',
      'workspace-people',
    ])
      values[name] = (await lab.controls.explainFigure(name, 'demoadmin'))?.value;

    expect(values).toEqual({
      'overview-clients': overview.clients,
      'overview-integrations': overview.integrations,
      'overview-competitors': overview.competitors,
      'overview-apps': overview.apps,
      'overview-events': overview.events.last_7_days,
      'usage-clients': usage?.clients,
      'usage-teamMembers': usage?.teamMembers,
      'usage-integrations': usage?.integrations,
      'usage-dashboards': usage?.dashboards,
      'usage-reports': usage?.reports,
      'subscription-plan': 'Enterprise',
      'subscription-price': '$499 a month',
      'clients-archived': 0,
      'workspace-people': members.length,
    });
  });

  test('that is not for a person is not explained to them', async () => {
    const lab = await openLab();
    await lab.seed();

    expect(await lab.controls.explainFigure('overview-clients', 'democlient')).toBe(null);
    expect(await lab.controls.explainFigure('overview-magic', 'demoadmin')).toBe(null);
  });
});
