/** Sends chosen calls for each status in the API document, to check that every documented status occurs. */
import { isOpenToKeys } from '#domain/apiKeys/apiKeyRules.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { otto } from '#tests/support/cast.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { bodySchemaOf, operationOf } from '../apiDocument.ts';
import { fittingCall } from '../fuzzCalls.ts';
import { type FuzzFixture, idPicker, idsOf, openFuzzFixture } from '../fuzzFixture.ts';
import type { Vocabulary } from '../shapes.ts';

const names = Object.keys(paths) as readonly EndpointName[];

/** These end access that other calls need, so they come last. */
const endings: readonly EndpointName[] = [
  'cancelSubscription',
  'changeSubscription',
  'changeMemberRole',
  'changeOwner',
  'deleteWorkspace',
  'restoreWorkspace',
  'removeMember',
  'eraseMember',
  'mergeClients',
  'deleteClient',
  'eraseOwn',
  'signOut',
];

const inOrder = [...names.filter((name) => !endings.includes(name)), ...endings];

const statusesOf = (name: EndpointName): readonly string[] => Object.keys(operationOf(name).responses);

/** 402 of a quota, 409 and 429 depend on earlier calls. 402 of a feature does not. */
const isChosen = (name: EndpointName, status: string): boolean =>
  status === '402' ? typeof operationOf(name)['x-plan'] === 'string' : !['409', '429'].includes(status);

/** Success comes last, because it may remove what the other calls need. */
const chosenStatuses = (name: EndpointName): readonly string[] => {
  const chosen = statusesOf(name).filter((status) => isChosen(name, status));
  const isSuccess = (status: string) => status.startsWith('2');
  return [...chosen.filter((one) => !isSuccess(one)), ...chosen.filter(isSuccess)];
};

export const documentedStatuses = (): readonly string[] =>
  names.flatMap((name) => statusesOf(name).map((status) => `${name} ${status}`));

type Person = 'admin' | 'manager' | 'client' | 'newcomer' | 'key';

type CaseFixture = FuzzFixture & {
  readonly people: Readonly<Record<Person, string>>;
  readonly viewer: () => Promise<string>;
  readonly vocabulary: Vocabulary;
  readonly nobody: Vocabulary;
};

const openCaseFixture = async (seed: number): Promise<CaseFixture> => {
  const fixture = await openFuzzFixture(seed);
  const random = seededRandom(seed);
  const ids = idsOf(await fixture.log.readAll({ limit: 100_000 }));
  const admin = await fixture.signIn('admin');
  const people = {
    admin,
    manager: await fixture.signIn('manager'),
    client: await fixture.signIn('client'),
    newcomer: (await fixture.signUp(otto)).session.token,
    key: (await fixture.succeed('makeApiKey', { token: admin, body: { name: 'Cases' } })).secret,
  };
  const viewer = async (): Promise<string> => {
    const [client] = (await fixture.succeed('listClients', { token: admin })).items;
    const view = { token: admin, body: { client_id: client?.id } };
    return (await fixture.succeed('viewAsClient', view)).session.token;
  };
  return {
    ...fixture,
    people,
    viewer,
    vocabulary: { random, idFor: idPicker(ids, random) },
    nobody: { random, idFor: () => 'nobodyhasthis' },
  };
};

const isForAnyone = (name: EndpointName): boolean => operationOf(name)['x-roles'].includes('anyone');

const mayCall = (name: EndpointName, role: string): boolean => operationOf(name)['x-roles'].includes(role);

const insider = (name: EndpointName, { people }: CaseFixture): Pick<CallOptions, 'token'> => {
  if (isForAnyone(name)) return {};
  if (mayCall(name, 'admin') || mayCall(name, 'owner')) return { token: people.admin };
  return { token: mayCall(name, 'manager') ? people.manager : people.client };
};

const outsider = async (
  name: EndpointName,
  { people, viewer }: CaseFixture,
): Promise<Pick<CallOptions, 'token'> | null> => {
  if (isForAnyone(name)) return null;
  if (!mayCall(name, 'user')) return { token: people.client };
  if (!mayCall(name, 'manager')) return { token: people.manager };
  if (paths[name][0] !== 'GET') return name === 'signOut' ? null : { token: await viewer() };
  return isOpenToKeys(name) ? null : { token: people.key };
};

type Tries = (name: EndpointName, fixture: CaseFixture) => CallOptions | null | Promise<CallOptions | null>;

const anyVersion = { 'If-Match': '*' };

const fittingTry: Tries = (name, fixture) => ({
  ...fittingCall(name, fixture.vocabulary),
  ...insider(name, fixture),
  headers: anyVersion,
});

const withText =
  (text: string, type = 'application/json'): Tries =>
  (name, fixture) => {
    const { body: _body, ...call } = fittingCall(name, fixture.vocabulary);
    const headers = { ...anyVersion, 'Content-Type': type };
    return bodySchemaOf(name) === null ? null : { ...call, ...insider(name, fixture), text, headers };
  };

const withVersion =
  (headers: Readonly<Record<string, string>>): Tries =>
  (name, fixture) => ({ ...fittingCall(name, fixture.vocabulary), ...insider(name, fixture), headers });

const tries: Readonly<Record<string, Tries>> = {
  200: fittingTry,
  201: fittingTry,
  204: fittingTry,
  304: fittingTry,
  400: withText('{"'),
  401: (name, fixture) => ({ ...fittingCall(name, fixture.nobody), headers: anyVersion }),
  402: (name, { vocabulary, people }) => ({
    ...fittingCall(name, vocabulary),
    token: people.newcomer,
    headers: anyVersion,
  }),
  403: async (name, fixture) => {
    const who = await outsider(name, fixture);
    return who && { ...fittingCall(name, fixture.vocabulary), ...who, headers: anyVersion };
  },
  404: (name, fixture) => ({
    ...fittingCall(name, fixture.nobody),
    ...insider(name, fixture),
    headers: anyVersion,
  }),
  412: withVersion({ 'If-Match': '"r99999"' }),
  413: withText(`"${'x'.repeat(256 * 1_024)}"`),
  415: withText('{}', 'text/plain'),
  422: (name, fixture) => ({
    ...fittingCall(name, fixture.vocabulary),
    ...insider(name, fixture),
    query: 'nobody_knows_this=1',
    headers: anyVersion,
  }),
  428: withVersion({}),
  501: fittingTry,
  503: fittingTry,
};

const most = 100;

const reached = async (name: EndpointName, status: string, fixture: CaseFixture): Promise<boolean> => {
  fixture.planted.isProviderUp = status !== '503';
  for (let count = 0; count < most; count += 1) {
    const call = (await tries[status]?.(name, fixture)) ?? null;
    if (call === null) return false;
    let reply = await fixture.ask(name, call);
    const version = reply.headers.get('ETag');
    if (status === '304' && version !== null)
      reply = await fixture.ask(name, { ...call, headers: { 'If-None-Match': version } });
    if (String(reply.status) === status) return true;
  }
  return false;
};

export const unreachedStatuses = async (
  seed: number,
  known: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const fixture = await openCaseFixture(seed);
  const unanswered: string[] = [];
  for (const name of inOrder)
    for (const status of chosenStatuses(name).filter((one) => !known.has(`${name} ${one}`)))
      if (!(await reached(name, status, fixture))) unanswered.push(`${name} ${status}`);
  return unanswered;
};
