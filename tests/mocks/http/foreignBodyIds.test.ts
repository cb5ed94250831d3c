/** Tests that commands refuse ids of another workspace, another kind or nothing in any body field, and append nothing. */
import { expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { bodySchemaOf } from '#tests/soak/apiDocument.ts';
import { idsOf } from '#tests/soak/fuzzFixture.ts';
import type { JsonSchema } from '#tests/soak/shapes.ts';
import { nora } from '#tests/support/cast.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { agencySteps } from '../renewals/agencySteps.ts';
import { boardSteps, monthlyReport as monthly, shopBoard } from '../renewals/boardSteps.ts';
import { clientSteps } from '../renewals/clientSteps.ts';
import type { Person, Step, Steps, Told, WritingName } from '../renewals/commandStep.ts';
import { firstSteps, lastSteps } from '../renewals/peopleSteps.ts';
import { workSteps } from '../renewals/workSteps.ts';

const sequence: Steps = {
  ...firstSteps,
  ...boardSteps,
  ...workSteps,
  ...clientSteps,
  ...agencySteps,
  ...lastSteps,
  addFacts: [
    {
      send: () => ({
        body: {
          client_id: 'fjordandfoam',
          rows: [{ day: '2026-01-03', channel: 'email', campaign: 'Sent', measures: { sessions: 12 } }],
        },
      }),
    },
  ],
};

type Path = readonly string[];

const namesThings = /(?:^|_)ids?$|^(?:copy_of|picture|section|clients|team_members|integrations|dashboards)$/;

const free = [
  'changeReport sections.0.id',
  'previewReport sections.0.id',
  'layOutDashboard widgets.0.id',
  'connectIntegration account_id',
  'saveBillingDetails tax_id',
];

const takesText = ({ type, enum: choices, format, anyOf = [] }: JsonSchema): boolean =>
  (choices === undefined && format === undefined && [type].flat().includes('string')) ||
  anyOf.some(takesText);

const idFieldsIn = (schema: JsonSchema, path: Path = [], name = ''): readonly Path[] => {
  const { properties = {}, items, anyOf = [] } = schema;
  const parts = [
    ...Object.entries(properties).flatMap(([field, part]) => idFieldsIn(part, [...path, field], field)),
    ...(items ? idFieldsIn(items, [...path, '0'], name) : []),
    ...anyOf.flatMap((one) => (takesText(one) ? [] : idFieldsIn(one, path, name))),
  ];
  return namesThings.test(name) && takesText(schema) ? [...parts, path] : parts;
};

/** Fields with ids inside a text, and how such a text names one. */
const texts: Readonly<Record<string, (id: string) => readonly string[]>> = {
  filters: (id) => [`campaign:${id}`, `source:${id}`, `channel:email;source:${id};device:mobile`],
  query: (id) => [`campaign=${id}`, `channel=email&source=${id}`, `owner=${id}`, `q=a&client=${id}`],
  view: (id) => [`campaign=${id}`, `range=28d&source=${id}`, `owner=${id}`, `client=${id}`],
};

const textFieldsIn = (schema: JsonSchema, path: Path = []): readonly Path[] => {
  const { properties = {}, items, anyOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([field, part]) =>
      Object.hasOwn(texts, field) && takesText(part)
        ? [[...path, field]]
        : textFieldsIn(part, [...path, field]),
    ),
    ...(items ? textFieldsIn(items, [...path, '0']) : []),
    ...anyOf.flatMap((one) => textFieldsIn(one, path)),
  ];
};

const fieldsOf = (name: WritingName): readonly Path[] => {
  const schema = bodySchemaOf(name) ?? {};
  return [...idFieldsIn(schema), ...textFieldsIn(schema)];
};

/** Sets that field and keeps only the first entry of lists. Null if the sent body has no place for the field. */
const withField = (body: unknown, [first, ...rest]: Path, value: string): unknown => {
  if (first === undefined) return value;
  if (Array.isArray(body)) {
    if (body.length === 0 && rest.length > 0) return null;
    const part = withField(body[0], rest, value);
    return part === null ? null : [part];
  }
  const isList = rest[0] === '0';
  const known = Object(body)[first] ?? (isList ? [] : {});
  const part = withField(known, rest, value);
  return part === null ? null : { ...Object(body), [first]: part };
};

const strangersIds = async (backend: ReturnType<typeof openTestBackend>) => {
  const { token } = (await backend.signUp({ ...nora, email: 'ines@harbor.example' })).session;
  const call = async (name: EndpointName, body: object, id = ''): Promise<Told> => {
    const reply = await backend.ask(name, { token, body, params: { id }, headers: { 'If-Match': '*' } });
    if (reply.status >= 400) throw new Error(`${name}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  await call('checkout', { plan_name: 'enterprise', billing_cycle: 'monthly' });
  const { client } = await call('addClient', { name: 'Harbor', domain: 'harbor.example', industry: 'SaaS' });
  await call('addClientContact', { name: 'Kim', email: 'kim@harbor.example', title: '' }, client.id);
  await call('addClientNote', { text: 'Call' }, client.id);
  await call('addCompetitor', { client_id: client.id, domain: 'rival.example', tier: 'direct' });
  await call('setGoal', { client_id: client.id, figure: 'orders', target: 4, period: 'month' });
  await call('createDashboard', { name: 'Weekly', client_id: client.id, beginning: 'seo' });
  await call('createReport', { name: 'Monthly', client_id: client.id, beginning: 'monthly' });
  await call('keepPicture', { url: redPixel });
  await call('startConversation', { question: 'How many sessions last month?' });
  const own = (await backend.events()).filter(({ tags }) =>
    tags.some((tag) => /^workspace:(?!northlight)/.test(tag)),
  );
  return [...new Set([...idsOf(own).values()].flatMap(([first = '']) => first))];
};

const richer = async (name: WritingName, read: (name: EndpointName, call?: CallOptions) => Promise<Told>) => {
  if (name === 'changeReport' || name === 'previewReport') {
    const { sections } = (await read('readReport', { params: { id: monthly } })).report;
    return { sections };
  }
  if (name === 'layOutDashboard') {
    const { items } = await read('listDashboards', { query: 'status=all&limit=100' });
    return { widgets: items.find(({ id }: Told) => id === shopBoard).widgets };
  }
  if (name === 'createDashboard') return { beginning: 'copy', copy_of: shopBoard };
  return name === 'createReport' ? { beginning: 'copy', copy_of: monthly } : {};
};

const openDemo = async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const foreign = await strangersIds(backend);
  const tokens = new Map<Person, string>();
  for (const person of ['admin', 'manager', 'client'] as const)
    tokens.set(person, (await backend.demo(person)).session.token);
  const tokenOf = (person: Person) => (tokens.has(person) ? { token: tokens.get(person) ?? '' } : {});
  const replies = new Map<WritingName, Told>();
  const read = (name: EndpointName, options: CallOptions = {}): Promise<Told> =>
    backend.succeed(name, { ...tokenOf('admin'), ...options });
  const told = (name: WritingName): Told => replies.get(name);
  const head = async () => (await backend.log.head()).position;
  const known = { told, read, head };
  const callOf = async (name: WritingName, { by = 'admin', send }: Step): Promise<CallOptions> => {
    const call = { ...tokenOf(by), ...(await send(known)) };
    return call.body === undefined
      ? call
      : { ...call, body: { ...Object(call.body), ...(await richer(name, read)) } };
  };
  /** The first read settles the work that is due by then. */
  const pass = async (wait: number) => {
    backend.world.clock.advance(wait);
    if (wait > 0) await read('readWorkspace');
  };
  return { ...backend, foreign, tokens, replies, callOf, read, pass };
};

type Asked = { readonly name: WritingName; readonly call: CallOptions };
type Demo = Awaited<ReturnType<typeof openDemo>>;

const acceptance = async (demo: Demo, name: WritingName, call: CallOptions): Promise<string | null> => {
  const { position } = await demo.log.head();
  const { status } = await demo.ask(name, call);
  const types = (await demo.events(position)).map(({ type }) => type);
  return status >= 400 && status < 500 && types.length === 0 ? null : `${status} ${types}`;
};

const tryFields = async (demo: Demo, known: ReadonlySet<string>, { name, call }: Asked) => {
  const tried: string[] = [];
  const taken: string[] = [];
  for (const field of fieldsOf(name)) {
    const place = `${name} ${field.join('.')}`;
    if (free.includes(place) || known.has(place)) continue;
    for (const text of [...demo.foreign, 'nobodyhasthis', '__proto__', 'constructor'].flatMap(
      texts[field.at(-1) ?? ''] ?? ((id) => [id]),
    )) {
      const body = withField(call.body, field, text);
      if (body === null) continue;
      tried.push(place);
      const happened = await acceptance(demo, name, { ...call, body });
      if (happened !== null) taken.push(`${place} takes ${text}: ${happened}`);
    }
  }
  return { tried, taken };
};

const give = async (demo: Demo, name: WritingName, call: CallOptions): Promise<void> => {
  const body: unknown = await demo.succeed(name, call);
  demo.replies.set(name, body);
  if (name === 'signUp' && !demo.tokens.has('owner')) demo.tokens.set('owner', Object(body).session.token);
};

test('an id in a body that is not one of the workspace is refused, and nothing is appended', async () => {
  const demo = await openDemo();
  const tried = new Set<string>();
  const taken: string[] = [];
  const entries = Object.entries(sequence) as [WritingName, readonly Step[] | string][];
  const all = entries.flatMap(([entry, steps]) =>
    typeof steps === 'string' ? [] : steps.map((step) => ({ name: entry, ...step })),
  );
  for (const step of all) {
    await demo.pass(step.wait ?? 0);
    const call = await demo.callOf(step.name, step);
    const found = await tryFields(demo, tried, { name: step.name, call });
    for (const place of found.tried) tried.add(place);
    taken.push(...found.taken);
    await give(demo, step.name, call);
  }
  const fields = entries.flatMap(([name]) => fieldsOf(name).map((field) => `${name} ${field.join('.')}`));

  expect(taken).toEqual([]);
  expect([...tried, ...free].toSorted()).toEqual([...new Set(fields)].toSorted());
}, 120_000);

test('a source that has gone since may stay in filters, and no other comes in', async () => {
  const { signUp, succeed, ask } = openTestBackend();
  const { token } = (await signUp(nora)).session;
  await succeed('checkout', { token, body: { plan_name: 'enterprise', billing_cycle: 'monthly' } });
  const [sample] = (await succeed('listClients', { token })).items;
  const clientId = sample?.id ?? '';
  const gone = `source:sample-${clientId}`;
  const { dashboard } = await succeed('createDashboard', {
    token,
    body: { name: 'Weekly', client_id: clientId, beginning: 'seo' },
  });
  const { report } = await succeed('createReport', {
    token,
    body: { name: 'Monthly', client_id: clientId, beginning: 'monthly' },
  });
  const save = (filters: string, sectionFilters: string) => [
    async () => {
      const { items } = await succeed('listDashboards', { token });
      const { etag = '' } = items.find(({ id }) => id === dashboard.id) ?? {};
      const widgets = dashboard.widgets.map((widget) => ({ ...widget, filters }));
      return ask('layOutDashboard', {
        token,
        params: { id: dashboard.id },
        headers: { 'If-Match': etag },
        body: { widgets },
      });
    },
    async () => {
      const { etag } = (await succeed('readReport', { token, params: { id: report.id } })).report;
      const sections = report.sections.map((section) => ({ ...section, filters: sectionFilters }));
      return ask('changeReport', {
        token,
        params: { id: report.id },
        headers: { 'If-Match': etag },
        body: { filters, sections },
      });
    },
  ];
  const statuses = async (...filters: readonly [string, string]) => {
    const replies = [];
    for (const send of save(...filters)) replies.push(await send());
    return replies.map(({ status, body }) => [status, Object.keys(Object(body).errors ?? {})[0] ?? null]);
  };
  const saved = [
    [200, null],
    [200, null],
  ];
  expect(await statuses(gone, gone)).toEqual(saved);
  await succeed('connectIntegration', {
    token,
    body: {
      platform: 'google_ads',
      account_id: 'google_ads-fjord',
      client_id: clientId,
      scopes: [...platformCatalogue.google_ads.scopes],
    },
  });

  expect(await statuses(gone, gone)).toEqual(saved);
  expect(await statuses('', gone)).toEqual(saved);
  expect(await statuses('source:sample-other', `${gone},sample-other`)).toEqual([
    [422, 'widgets.0.filters'],
    [422, 'filters'],
  ]);
});
