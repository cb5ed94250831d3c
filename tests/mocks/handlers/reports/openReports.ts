/** Opens the demo agency with reports to make, shared by the tests of reports. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { type CallOptions, openTestBackend, type TestBackendOptions } from '#tests/support/testBackend.ts';

export const fjord = 'fjordandfoam';

export const monthly = {
  frequency: 'monthly',
  weekday: null,
  day: 1,
  time: '08:00',
  zone: 'Europe/Berlin',
  ends_on: null,
};

export const openReports = async (options: TestBackendOptions = {}) => {
  const backend = openTestBackend(options);
  await backend.seed();
  const tokens = {
    admin: (await backend.demo('admin')).session.token,
    manager: (await backend.demo('manager')).session.token,
    client: (await backend.demo('client')).session.token,
  };
  const token = tokens.admin;
  const call = async (name: EndpointName, options: CallOptions) =>
    backend.succeed(name, { token, ...options });
  const make = async (body: object = {}): Promise<ReportDetails> =>
    (
      await backend.succeed('createReport', {
        token,
        body: { name: 'Monthly', client_id: fjord, beginning: 'monthly', ...body },
      })
    ).report;
  const read = async (id: string): Promise<ReportDetails> =>
    (await backend.succeed('readReport', { token, params: { id } })).report;
  const change = async (id: string, body: object): Promise<ReportDetails> => {
    const { etag } = await read(id);
    const headers = { 'If-Match': etag };
    return (await backend.succeed('changeReport', { token, params: { id }, headers, body })).report;
  };
  const schedule = async (id: string, wanted: object | null = monthly): Promise<ReportDetails> => {
    const { etag } = await read(id);
    const headers = { 'If-Match': etag };
    const body = { schedule: wanted };
    return (await backend.succeed('scheduleReport', { token, params: { id }, headers, body })).report;
  };
  const move = async (id: string, step: string): Promise<ReportDetails> =>
    (await backend.succeed('moveReport', { token, params: { id }, body: { move: step } })).report;
  const answer = (id: string, body: object, reader: string = tokens.client) =>
    backend.ask('answerReportRun', { token: reader, params: { id }, body });
  const refusal = async (name: EndpointName, options: CallOptions) => {
    const { status, body } = await backend.ask(name, { token, ...options });
    const { code, errors, limit, used, plan, neededPlan } = Object(body);
    return { status, code, ...(errors && { errors }), ...(limit && { limit, used, plan, neededPlan }) };
  };
  /** Advances the world's clock. The next request settles the work that is due. */
  const waitUntil = (time: string) => backend.world.clock.advanceTo(Date.parse(time));
  const signInAgain = async () => (await backend.demo('admin')).session.token;
  return {
    ...backend,
    tokens,
    token,
    call,
    make,
    read,
    change,
    schedule,
    move,
    answer,
    refusal,
    waitUntil,
    signInAgain,
  };
};

export const sendReport = async (agency: Awaited<ReturnType<typeof openReports>>) => {
  const { id } = await agency.make();
  await agency.change(id, { recipients: ['jo@fjord.example'] });
  await agency.move(id, 'generate');
  await agency.move(id, 'approve');
  await agency.move(id, 'send');
  agency.world.clock.advanceTo(agency.world.clock.now() + 31_000);
  const { run } = await agency.read(id);
  return { id, runId: run?.id ?? '' };
};
