/** Tests GET /api/openapi.json: the API document generated from the handlers' contract. */
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import { figures } from '#domain/kpi/metricDictionary.ts';
import { openApiDocument } from '#mocks/openapi/readOpenApi.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

type Operation = {
  operationId: string;
  summary: string;
  'x-roles': readonly string[];
  'x-plan': string | { readonly by: string } | null;
  security?: readonly unknown[];
  parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, object>; content?: Record<string, object> }
  >;
};

type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>>; securitySchemes: Record<string, object> };
};

/** Created once: each creation traverses all schemas. */
const made = openApiDocument() as unknown as Document;

const document = () => made;

const names = Object.keys(paths) as EndpointName[];

const operationOf = (name: EndpointName): Operation => {
  const [method, path] = paths[name];
  return document().paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation;
};

const refsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        key === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
      )
    : [];

const resolved = (ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document());

const callersOf = ({ roles, ownerToo, visitorsToo }: Endpoint) => {
  if (roles === 'anyone') return ['anyone'];
  return [...roles, ...(ownerToo ? ['owner'] : []), ...(visitorsToo ? ['visitor'] : [])];
};

describe('OpenAPI document', () => {
  test('is served as it is made, for anyone', async () => {
    const { succeed } = openTestBackend();

    expect(await succeed('readOpenApi')).toEqual(openApiDocument());
  });

  test('is of version 3.1 and names the product', () => {
    const { openapi, info, components } = document();

    expect([openapi, info, components.securitySchemes]).toEqual([
      '3.1.0',
      { title: 'AgencyLens API', version: '1.0.0' },
      {
        session: { type: 'http', scheme: 'bearer', description: 'The token that signing in gives' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'alk_…',
          description:
            'An API key of the workspace, in place of a session. A key reads, and sends figures; each call counts.',
        },
      },
    ]);
  });

  test('has every path and method of the contract, and no other', () => {
    const documented = Object.entries(document().paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );

    expect(documented.toSorted()).toEqual(
      names.map((name) => paths[name].join(' ').replaceAll(/:(\w+)/g, '{$1}')).toSorted(),
    );
  });

  test('reports each operation its name, who may call it and which feature its plan needs [S6.1] [S6.3]', () => {
    const told = names.map((name) => {
      const { operationId, summary, ...operation } = operationOf(name);
      return { operationId, summary, roles: operation['x-roles'], plan: operation['x-plan'] };
    });

    expect(told).toEqual(
      names.map((name) => {
        const { summary, feature, planBy }: Endpoint = endpoints[name];
        const plan = feature ?? (planBy ? { by: planBy } : null);
        return { operationId: name, summary, plan, roles: callersOf(endpoints[name]) };
      }),
    );
  });

  test('reports each figure in the words of the dictionary: name, formula, unit, direction and what it is made of', () => {
    type Told = Record<string, Record<string, unknown>>;
    const { 'x-figures': dictionary } = document() as Document & { 'x-figures': Told };
    const ok = operationOf('readMetrics').responses['200']?.content?.['application/json'];
    const { totals } = Object(ok).schema.properties;
    const wanted = figures.map(({ name, label, formula, unit, direction, note }) => [
      name,
      label,
      `${formula}. ${note}`,
      unit,
      direction,
    ]);
    const told = (of: Told) =>
      Object.entries(of).map(([name, figure]) => [
        name,
        figure.title,
        figure.description,
        figure['x-unit'],
        figure['x-direction'],
      ]);

    expect(told(dictionary)).toEqual(wanted);
    expect(told(totals.properties).toSorted()).toEqual(wanted.toSorted());
    expect(dictionary.cpa_cents?.['x-measures']).toEqual(['spend_cents', 'paid_conversions']);
    // The same word for another subject keeps its own description.
    const { overview } = Object(operationOf('readWorkspace').responses['200']?.content?.['application/json'])
      .schema.properties;
    expect(JSON.stringify(overview)).not.toContain('x-formula');
  });

  test('has only references that lead somewhere', () => {
    const refs = new Set(refsIn(document()));

    expect([...refs].filter((ref) => resolved(ref) === undefined)).toEqual([]);
    expect(refs.has('#/components/schemas/Problem')).toBe(true);
  });

  test('declares the parameters of path and query, and whether they are needed', () => {
    const parametersOf = (name: EndpointName) =>
      operationOf(name).parameters.map((parameter) => [parameter.in, parameter.name, parameter.required]);

    expect([parametersOf('oauth'), parametersOf('listPlans'), parametersOf('signUp')]).toEqual([
      [['path', 'provider', true]],
      [['query', 'as_of', false]],
      [['header', 'Idempotency-Key', false]],
    ]);
    expect(parametersOf('listEvents')).toEqual(
      [
        ...[
          'after',
          'cursor',
          'limit',
          'order',
          'stream',
          'type',
          'correlation',
          'client',
          'subject',
          'number',
        ],
        ...['from', 'to', 'as_of'],
      ]
        .map((name) => ['query', name, false])
        .concat([['header', 'If-None-Match', false]]),
    );
  });

  test('names the headers about versions and repetitions that are read, and the ETag that is given', () => {
    const headersOf = (name: EndpointName) => {
      const { parameters, responses } = operationOf(name);
      const read = parameters.filter((one) => one.in === 'header').map((one) => [one.name, one.required]);
      const given = Object.entries(responses).flatMap(([status, { headers }]) =>
        headers?.ETag ? [status] : [],
      );
      return { read, given };
    };
    const key = ['Idempotency-Key', false];

    expect(headersOf('readClient')).toEqual({ read: [['If-None-Match', false]], given: ['200', '304'] });
    expect(headersOf('listClients')).toEqual({ read: [['If-None-Match', false]], given: ['200', '304'] });
    expect(headersOf('updateClient')).toEqual({ read: [['If-Match', true], key], given: ['200'] });
    expect(headersOf('updateProfile')).toEqual({ read: [['If-Match', false], key], given: ['200'] });
    expect(headersOf('addClient')).toEqual({ read: [key], given: ['201'] });
    expect(headersOf('archiveClient')).toEqual({ read: [['If-Match', true], key], given: [] });
    expect(headersOf('readSession')).toEqual({ read: [], given: ['200'] });
    expect(headersOf('listPlans')).toEqual({ read: [], given: [] });
    expect(headersOf('inviteMember')).toEqual({ read: [key], given: [] });
  });

  test('describes bodies that must be there, and takes no unknown field', () => {
    const { requestBody } = operationOf('signUp');
    const schema = requestBody?.content['application/json']?.schema;

    expect([requestBody?.required, schema?.required, schema?.additionalProperties]).toEqual([
      true,
      ['email', 'password', 'profile'],
      false,
    ]);
    // The body is optional, for callers from before it existed.
    expect(operationOf('cancelSubscription').requestBody?.required).toBe(false);
    expect(names.filter((name) => operationOf(name).requestBody !== undefined)).toEqual([
      'signUp',
      'signIn',
      'oauth',
      'startSecondFactor',
      'confirmSecondFactor',
      'removeSecondFactor',
      'viewAsClient',
      'updateProfile',
      'changePassword',
      'requestPasswordReset',
      'resetPassword',
      'eraseOwn',
      'sendContact',
      'saveRoiScenario',
      'renameRoiScenario',
      'addClient',
      'updateClient',
      'cloneClient',
      'mergeClients',
      'deleteClient',
      'changeClients',
      'importClients',
      'changeContract',
      'addClientContact',
      'changeClientContact',
      'eraseClientContact',
      'addClientNote',
      'changeClientNote',
      'addClientTask',
      'changeClientTask',
      'createSavedView',
      'renameSavedView',
      'addCompetitor',
      'updateCompetitor',
      'addFacts',
      'importRows',
      'changeCampaignBudget',
      'setGoal',
      'changeGoal',
      'setBudget',
      'addAnnotation',
      'changeAnnotation',
      'keepPicture',
      'createDashboard',
      'copyDashboard',
      'changeDashboard',
      'layOutDashboard',
      'rollBackDashboard',
      'markDashboard',
      'setDefaultDashboard',
      'createReport',
      'changeReport',
      'scheduleReport',
      'moveReport',
      'previewReport',
      'writeReportRun',
      'answerReportRun',
      'createShareLink',
      'changeShareLink',
      'openShare',
      'setAlertRules',
      'changeAlertRule',
      'muteAlertRule',
      'checkAlerts',
      'saveWhiteLabel',
      'saveLookDraft',
      'rollBackWhiteLabel',
      'saveClientLook',
      'requestDomain',
      'setDemoDns',
      'connectIntegration',
      'changeSyncs',
      'mapIntegration',
      'addFileAddress',
      'changeFileAddress',
      'expireAccess',
      'restateSources',
      'installListing',
      'changeInstallation',
      'requestListing',
      'answerAppRequest',
      'reviewListing',
      'checkout',
      'cancelSubscription',
      'pauseSubscription',
      'changeSubscription',
      'chooseKept',
      'startSimulation',
      'makeApiKey',
      'saveBillingDetails',
      'savePaymentCard',
      'addTenant',
      'changeTenant',
      'changeShare',
      'inviteMember',
      'changeMemberRole',
      'changeOwner',
      'requireSecondFactor',
      'deleteWorkspace',
      'eraseMember',
      'askQuestion',
      'startConversation',
      'continueConversation',
      'renameConversation',
      'rateAnswer',
      'markFindings',
      'undoChange',
    ]);
  });

  test('reports how each operation succeeds and how it refuses, in the words of the catalogue [S8.1] [S8.2]', () => {
    const statuses = Object.fromEntries(
      names.map((name) => [name, Object.keys(operationOf(name).responses)]),
    );

    expect(statuses).toEqual({
      signUp: ['201', '400', '403', '404', '409', '413', '415', '422'],
      signIn: ['200', '400', '401', '403', '413', '415', '422', '429'],
      oauth: ['204', '400', '403', '404', '413', '415', '422', '501'],
      readSession: ['200', '401', '403', '404', '422'],
      listSessions: ['200', '401', '403', '422'],
      endSession: ['204', '401', '403', '404', '409', '422'],
      endOtherSessions: ['204', '401', '403', '409', '422'],
      readSecondFactor: ['200', '401', '403', '422'],
      startSecondFactor: ['200', '400', '401', '403', '404', '413', '415', '422', '429'],
      confirmSecondFactor: ['200', '400', '401', '403', '404', '409', '413', '415', '422', '429'],
      removeSecondFactor: ['204', '400', '401', '403', '404', '409', '413', '415', '422', '429'],
      signOut: ['204', '401', '403', '422'],
      updateProfile: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422'],
      requestPasswordReset: ['204', '400', '403', '409', '413', '415', '422'],
      resetPassword: ['204', '400', '403', '409', '413', '415', '422'],
      changePassword: ['204', '400', '401', '403', '404', '409', '413', '415', '422', '429'],
      eraseOwn: ['204', '400', '401', '403', '404', '409', '413', '415', '422'],
      readWorkspace: ['200', '401', '403', '404', '422'],
      listPlans: ['200', '422'],
      readSubscription: ['200', '401', '403', '422'],
      sendContact: ['201', '400', '403', '413', '415', '422'],
      listRoiScenarios: ['200', '304', '401', '403', '422'],
      saveRoiScenario: ['201', '400', '401', '403', '413', '415', '422'],
      renameRoiScenario: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeRoiScenario: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreRoiScenario: ['200', '401', '403', '404', '409', '422'],
      listClients: ['200', '304', '401', '403', '422', '429'],
      addClient: ['201', '400', '401', '402', '403', '409', '413', '415', '422'],
      readClient: ['200', '304', '401', '403', '404', '422', '429'],
      updateClient: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      archiveClient: ['204', '401', '403', '404', '409', '412', '422', '428'],
      listHistory: ['200', '304', '401', '403', '422'],
      readUndo: ['200', '401', '403', '404', '422'],
      undoChange: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      restoreClient: ['200', '401', '402', '403', '404', '409', '422'],
      pauseClient: ['200', '401', '403', '404', '409', '412', '422', '428'],
      resumeClient: ['200', '401', '403', '404', '409', '422'],
      cloneClient: ['201', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      mergeClients: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      deleteClient: ['204', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      changeClients: ['200', '400', '401', '403', '409', '413', '415', '422'],
      importClients: ['201', '400', '401', '402', '403', '409', '413', '415', '422'],
      changeContract: ['201', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      withdrawContract: ['200', '401', '403', '404', '409', '412', '422', '428'],
      readClientRecord: ['200', '401', '403', '404', '422'],
      addClientContact: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      changeClientContact: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeClientContact: ['204', '401', '403', '404', '409', '412', '422', '428'],
      eraseClientContact: ['204', '400', '401', '403', '404', '409', '413', '415', '422'],
      restoreClientContact: ['200', '401', '403', '404', '409', '422'],
      addClientNote: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      changeClientNote: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeClientNote: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreClientNote: ['200', '401', '403', '404', '409', '422'],
      listClientTasks: ['200', '304', '401', '403', '422'],
      addClientTask: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      changeClientTask: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeClientTask: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreClientTask: ['200', '401', '403', '404', '409', '422'],
      readRevenue: ['200', '401', '403', '422'],
      listImports: ['200', '401', '403', '404', '422'],
      addFacts: ['200', '400', '401', '403', '409', '413', '415', '422', '429'],
      importRows: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      withdrawImport: ['200', '401', '403', '404', '409', '412', '422'],
      restoreImport: ['200', '401', '403', '404', '409', '422'],
      readPicture: ['200', '401', '403', '404', '422'],
      keepPicture: ['201', '400', '401', '403', '409', '413', '415', '422'],
      listSavedViews: ['200', '304', '401', '403', '422'],
      createSavedView: ['201', '400', '401', '403', '409', '413', '415', '422'],
      renameSavedView: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeSavedView: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreSavedView: ['200', '401', '403', '404', '409', '422'],
      listDashboards: ['200', '304', '401', '403', '422', '429'],
      createDashboard: ['201', '400', '401', '402', '403', '409', '413', '415', '422'],
      copyDashboard: ['201', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      changeDashboard: ['200', '400', '401', '402', '403', '404', '409', '412', '413', '415', '422', '428'],
      layOutDashboard: ['200', '400', '401', '402', '403', '404', '409', '412', '413', '415', '422', '428'],
      rollBackDashboard: ['200', '400', '401', '402', '403', '404', '409', '412', '413', '415', '422', '428'],
      archiveDashboard: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreDashboard: ['200', '401', '402', '403', '404', '409', '422'],
      markDashboard: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      setDefaultDashboard: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      listDashboardVersions: ['200', '304', '401', '403', '404', '422'],
      listReports: ['200', '304', '401', '403', '422'],
      readReport: ['200', '304', '401', '403', '404', '422'],
      createReport: ['201', '400', '401', '402', '403', '409', '413', '415', '422'],
      changeReport: ['200', '400', '401', '402', '403', '404', '409', '412', '413', '415', '422', '428'],
      scheduleReport: ['200', '400', '401', '402', '403', '404', '409', '412', '413', '415', '422', '428'],
      archiveReport: ['204', '401', '403', '404', '409', '412', '422', '428'],
      moveReport: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      previewReport: ['200', '400', '401', '402', '403', '413', '415', '422'],
      listReportRuns: ['200', '304', '401', '403', '422'],
      readReportRun: ['200', '401', '403', '404', '422'],
      writeReportRun: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      answerReportRun: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      readPortal: ['200', '401', '403', '422'],
      listShareLinks: ['200', '304', '401', '403', '422'],
      createShareLink: ['201', '400', '401', '403', '409', '413', '415', '422'],
      changeShareLink: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      revokeShareLink: ['204', '401', '403', '404', '409', '422'],
      restoreShareLink: ['200', '401', '403', '404', '409', '422'],
      openShare: ['200', '400', '401', '403', '404', '409', '413', '415', '422', '429'],
      readShare: ['200', '401', '404', '422'],
      viewAsClient: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      listCompetitors: ['200', '304', '401', '403', '422'],
      readMarket: ['200', '304', '401', '402', '403', '404', '422'],
      listMarkets: ['200', '304', '401', '402', '403', '422'],
      addCompetitor: ['201', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      updateCompetitor: ['200', '400', '401', '402', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeCompetitor: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreCompetitor: ['200', '401', '402', '403', '404', '409', '422'],
      listCampaigns: ['200', '304', '401', '403', '422', '429'],
      changeCampaignBudget: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      pauseCampaign: ['200', '401', '403', '404', '409', '422'],
      resumeCampaign: ['200', '401', '403', '404', '409', '422'],
      listGoals: ['200', '304', '401', '403', '422', '429'],
      setGoal: ['201', '400', '401', '403', '409', '413', '415', '422'],
      changeGoal: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeGoal: ['204', '401', '403', '404', '409', '412', '422', '428'],
      removeBudget: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreGoal: ['200', '401', '403', '404', '409', '422'],
      setBudget: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422'],
      listAnnotations: ['200', '304', '401', '403', '422', '429'],
      addAnnotation: ['201', '400', '401', '403', '409', '413', '415', '422'],
      changeAnnotation: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeAnnotation: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreAnnotation: ['200', '401', '403', '404', '409', '422'],
      listAlerts: ['200', '304', '401', '403', '422', '429'],
      listAlertRules: ['200', '401', '403', '422'],
      readAlertPreview: ['200', '401', '403', '422'],
      setAlertRules: ['201', '400', '401', '402', '403', '409', '413', '415', '422'],
      changeAlertRule: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeAlertRule: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreAlertRule: ['200', '401', '403', '404', '409', '422'],
      muteAlertRule: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      checkAlerts: ['200', '400', '401', '403', '409', '413', '415', '422'],
      acknowledgeAlert: ['200', '401', '403', '404', '409', '422'],
      resolveAlert: ['200', '401', '403', '404', '409', '422'],
      readWhiteLabel: ['200', '401', '403', '422'],
      saveWhiteLabel: ['200', '400', '401', '402', '403', '409', '412', '413', '415', '422', '428'],
      saveLookDraft: ['200', '400', '401', '402', '403', '409', '413', '415', '422'],
      listLookVersions: ['200', '304', '401', '403', '422'],
      rollBackWhiteLabel: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      sendTestMail: ['201', '401', '402', '403', '409', '422'],
      listClientLooks: ['200', '401', '403', '422'],
      saveClientLook: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      readDomain: ['200', '401', '403', '422'],
      requestDomain: ['200', '400', '401', '402', '403', '409', '413', '415', '422'],
      checkDomain: ['200', '401', '402', '403', '404', '409', '422'],
      releaseDomain: ['200', '401', '403', '404', '409', '422'],
      setDemoDns: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      readSignInLook: ['200', '404', '422'],
      listPlatforms: ['200', '304', '401', '403', '422'],
      listIntegrationClients: ['200', '304', '401', '403', '422'],
      listIntegrations: ['200', '304', '401', '403', '422'],
      connectIntegration: ['201', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      listSyncs: ['200', '401', '403', '422'],
      readSyncs: ['200', '401', '403', '404', '422'],
      changeSyncs: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      mapIntegration: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      disconnectIntegration: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreIntegration: ['200', '401', '402', '403', '404', '409', '422'],
      reconnectIntegration: ['200', '401', '402', '403', '404', '409', '422'],
      listFileAddresses: ['200', '401', '403', '422'],
      addFileAddress: ['201', '400', '401', '403', '409', '413', '415', '422'],
      changeFileAddress: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      removeFileAddress: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreFileAddress: ['200', '401', '403', '404', '409', '422'],
      fetchFileAddress: ['200', '401', '403', '404', '409', '422', '429'],
      demoFigures: ['200', '404', '422'],
      demoSources: ['200', '401', '403', '422'],
      expireAccess: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      restateSources: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      listListings: ['200', '304', '401', '403', '422'],
      readListing: ['200', '304', '401', '403', '404', '422'],
      installListing: ['201', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      changeInstallation: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      uninstallListing: ['204', '401', '403', '404', '409', '412', '422', '428'],
      readSheet: ['200', '401', '402', '403', '422', '429'],
      listAppRequests: ['200', '304', '401', '403', '422'],
      requestListing: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      answerAppRequest: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      reviewListing: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      readApiCalls: ['200', '401', '403', '422'],
      checkout: ['201', '400', '403', '409', '413', '415', '422', '503'],
      cancelSubscription: ['200', '400', '401', '403', '409', '413', '415', '422'],
      dismissFirstSteps: ['204', '401', '403', '409', '422'],
      openSampleClient: ['200', '401', '403', '404', '409', '422'],
      startTrial: ['201', '401', '403', '409', '422'],
      pauseSubscription: ['200', '400', '401', '403', '409', '413', '415', '422'],
      resumeSubscription: ['200', '401', '403', '409', '422'],
      changeSubscription: ['200', '400', '401', '403', '409', '413', '415', '422'],
      readReseller: ['200', '401', '402', '403', '422'],
      addTenant: ['201', '400', '401', '402', '403', '409', '413', '415', '422'],
      changeTenant: ['200', '400', '401', '402', '403', '404', '409', '412', '413', '415', '422', '428'],
      endTenant: ['204', '401', '402', '403', '404', '409', '422'],
      restoreTenant: ['200', '401', '402', '403', '404', '409', '422'],
      changeShare: ['200', '400', '401', '402', '403', '409', '413', '415', '422'],
      retryPayment: ['200', '401', '403', '409', '422'],
      renewEarly: ['200', '401', '403', '409', '422'],
      readBilling: ['200', '401', '403', '422'],
      readRoom: ['200', '401', '403', '422'],
      chooseKept: ['200', '400', '401', '403', '409', '413', '415', '422'],
      startSimulation: ['200', '400', '401', '403', '409', '413', '415', '422'],
      endSimulation: ['200', '401', '403', '409', '422'],
      readUsage: ['200', '401', '403', '422'],
      listCounted: ['200', '401', '403', '422'],
      listApiKeys: ['200', '401', '403', '422'],
      makeApiKey: ['201', '400', '401', '403', '404', '409', '413', '415', '422'],
      revokeApiKey: ['204', '401', '403', '404', '409', '422'],
      restoreApiKey: ['200', '401', '403', '404', '409', '422'],
      listMails: ['200', '401', '403', '422'],
      listInvoices: ['200', '401', '403', '422'],
      readBillingDetails: ['200', '401', '403', '422'],
      savePaymentCard: ['200', '400', '401', '403', '409', '413', '415', '422'],
      saveBillingDetails: ['200', '400', '401', '403', '409', '412', '413', '415', '422', '428'],
      readTeam: ['200', '401', '403', '404', '422'],
      inviteMember: ['201', '400', '401', '402', '403', '409', '413', '415', '422'],
      resendInvitation: ['200', '401', '403', '404', '409', '422'],
      linkInvitation: ['201', '401', '403', '404', '409', '422'],
      readInvitation: ['200', '404', '409', '422'],
      revokeInvitation: ['204', '401', '403', '404', '409', '422'],
      restoreInvitation: ['200', '401', '402', '403', '404', '409', '422'],
      changeMemberRole: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      changeOwner: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      requireSecondFactor: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      deleteWorkspace: ['204', '400', '401', '403', '404', '409', '413', '415', '422'],
      restoreWorkspace: ['204', '401', '403', '404', '409', '422'],
      removeMember: ['204', '401', '403', '404', '409', '422'],
      eraseMember: ['204', '400', '401', '403', '404', '409', '413', '415', '422'],
      restoreMember: ['200', '401', '402', '403', '404', '409', '422'],
      paymentProvider: ['200', '503'],
      readPortfolio: ['200', '401', '402', '403', '422', '429'],
      readMetrics: ['200', '304', '401', '402', '403', '422', '429'],
      readMetricExplanation: ['200', '304', '401', '402', '403', '422', '429'],
      readMetricForecast: ['200', '304', '401', '402', '403', '422', '429'],
      readAttribution: ['200', '304', '401', '402', '403', '422'],
      readCohorts: ['200', '304', '401', '402', '403', '422'],
      readBenchmarks: ['200', '304', '401', '402', '403', '422'],
      readBudget: ['200', '304', '401', '402', '403', '422'],
      readActivity: ['200', '401', '402', '403', '422'],
      askQuestion: ['200', '400', '401', '402', '403', '413', '415', '422'],
      listFindingMarks: ['200', '304', '401', '403', '422'],
      markFindings: ['200', '400', '401', '402', '403', '404', '409', '413', '415', '422'],
      listSuggestedQuestions: ['200', '401', '402', '403', '422'],
      listConversations: ['200', '304', '401', '403', '422'],
      readConversation: ['200', '401', '403', '404', '422'],
      startConversation: ['201', '400', '401', '402', '403', '409', '413', '415', '422', '429'],
      continueConversation: ['201', '400', '401', '402', '403', '404', '409', '413', '415', '422', '429'],
      renameConversation: ['200', '400', '401', '403', '404', '409', '412', '413', '415', '422', '428'],
      rateAnswer: ['200', '400', '401', '403', '404', '409', '413', '415', '422'],
      removeConversation: ['204', '401', '403', '404', '409', '412', '422', '428'],
      restoreConversation: ['200', '401', '403', '404', '409', '422'],
      listEvents: ['200', '304', '401', '403', '422'],
      streamEvents: ['200', '401', '403', '422'],
      readRealtime: ['200', '401', '403', '422'],
      streamVisits: ['200', '401', '403', '422'],
      readOpenApi: ['200', '422'],
    });
    expect(operationOf('signUp').responses['409']?.description).toBe(
      [
        'emailTaken: User already exists',
        'invitationExpired: This invitation is older than 48 hours. Ask the agency to send it again.',
        'invitationClosed: This invitation was withdrawn or accepted.',
        'invitationLinkExpired: This link has expired. Ask the agency for a new one.',
        'addressNotFree: No account can be made with this address. Sign in, ask for a new password, or open the link of your invitation.',
      ].join(' · '),
    );
    expect(operationOf('updateProfile').responses['401']?.description).toBe(
      'noUserLoggedIn: No user logged in',
    );
  });

  test('answers every refusal with a problem, and a stream with a stream', () => {
    const contents = names.flatMap((name) =>
      Object.entries(operationOf(name).responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([, { content }]) => content),
    );

    expect(contents).toEqual(
      contents.map(() => ({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      })),
    );
    for (const name of ['streamEvents', 'streamVisits'] as const) {
      expect(Object.keys(operationOf(name).responses['200']?.content ?? {})).toEqual(['text/event-stream']);
    }
  });

  test('lists every code that a problem may have, and all that it may carry', () => {
    const { properties = {} } = document().components.schemas.Problem ?? {};
    const fields = properties as Record<string, { enum?: readonly string[] }>;

    expect(fields.code?.enum).toEqual(Object.keys(problemCatalogue));
    expect(Object.keys(fields)).toEqual([
      'type',
      'title',
      'status',
      'detail',
      'code',
      'reason',
      'errors',
      'unknown',
      'limit',
      'used',
      'plan',
      'neededPlan',
    ]);
  });
});
