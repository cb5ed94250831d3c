/** Lists commands about an agency's settings: sources, apps, branding, views, keys and calculations. */
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { listingOf, listings } from '#domain/marketplace/listings.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { at, type CommandSequence, fjord, type Step, type Steps, sending, versioned } from './commandStep.ts';

export const app = listings.find(({ scopes }) => scopes.length > 0)?.id ?? '';

const connected = async ({ read }: CommandSequence) =>
  (await read('listIntegrations', { query: 'limit=100' })).items.find(
    ({ client, state }: { client: { id: string }; state: string }) =>
      client.id === fjord && state !== 'disconnected',
  );

const integrationSteps: Steps = {
  connectIntegration: [
    sending({
      platform: 'shopify',
      account_id: 'shopify-fjord',
      client_id: fjord,
      scopes: [...platformCatalogue.shopify.scopes],
    }),
  ],
  mapIntegration: [
    {
      // Its history arrives meanwhile.
      wait: 60_000,
      send: ({ told }) => versioned(told('connectIntegration').integration, { client_id: 'stackpilot' }),
    },
  ],
  disconnectIntegration: [{ send: async (sequence) => versioned(await connected(sequence)) }],
  restoreIntegration: [
    {
      send: async ({ read }) => {
        const { items } = await read('listIntegrations', { query: 'state=disconnected' });
        return at(items[0].id);
      },
    },
  ],
  reconnectIntegration: [
    {
      send: async ({ read }) => {
        const { items } = await read('listIntegrations', { query: 'limit=500' });
        return at(items.find(({ silent }: { silent: unknown }) => silent !== null).id);
      },
    },
  ],
  changeSyncs: [
    ...(['sync', 'pause', 'resume'] as const).map((change) => ({
      send: async (sequence: CommandSequence) => ({
        body: { ids: [(await connected(sequence)).id], change },
      }),
    })),
    {
      name: 'connectIntegration',
      send: () => ({
        body: {
          ...{ platform: 'mastodon', account_id: 'mastodon-fjord', client_id: fjord },
          scopes: [...platformCatalogue.mastodon.scopes],
        },
      }),
    },
    ...(['stopHistory', 'continueHistory'] as const).map((change) => ({
      send: async ({ read }: CommandSequence) => {
        const { items } = await read('listIntegrations', { query: 'limit=500' });
        const one = items.find(({ platform }: { platform: string }) => platform === 'mastodon');
        return { body: { ids: [one.id], change } };
      },
    })),
  ],
  restateSources: [
    {
      send: async (sequence) => ({
        body: { integration_ids: [(await connected(sequence)).id], days: 20, factor: 0.5 },
      }),
    },
  ],
  expireAccess: [
    { send: async (sequence) => ({ body: { integration_ids: [(await connected(sequence)).id] } }) },
    { name: 'reconnectIntegration', send: async (sequence) => at((await connected(sequence)).id) },
  ],
};

const look = { name: 'Berth', accent: '#7c3aed', logo_text: 'B', hide_powered_by: true };

const install: Step = {
  send: () => ({ ...at(app), body: { scopes: [...(listingOf(app)?.scopes ?? [])] } }),
};

export const agencySteps: Steps = {
  ...integrationSteps,
  requestListing: [{ by: 'client', send: () => ({ ...at(app), body: { why: 'For our shop' } }) }],
  answerAppRequest: [
    {
      send: ({ told }) => ({
        ...at(told('requestListing').request.id),
        body: { answer: 'declined', why: 'Not yet' },
      }),
    },
  ],
  installListing: [install],
  changeInstallation: [
    { send: () => ({ ...at(app), headers: { 'If-Match': '*' }, body: { paused: true } }) },
    { send: () => ({ ...at(app), headers: { 'If-Match': '*' }, body: { paused: false } }) },
  ],
  reviewListing: [
    { send: () => ({ ...at(app), body: { review: { stars: 2, text: 'Slow' } } }) },
    { send: () => ({ ...at(app), body: { review: null } }) },
  ],
  uninstallListing: [
    { send: () => ({ ...at(app), headers: { 'If-Match': '*' } }) },
    { ...install, name: 'installListing' },
  ],
  saveWhiteLabel: [
    {
      send: async ({ read }) => {
        const { version } = (await read('listLookVersions')).items[0] ?? { version: 0 };
        return { body: look, headers: { 'If-Match': `"r${version}"` } };
      },
    },
  ],
  saveLookDraft: [sending({ look: { ...look, name: 'Draft' }, publish_at: null })],
  rollBackWhiteLabel: [sending({ version: 0 })],
  sendTestMail: [{ send: () => ({}) }],
  /** A look for one client needs Agency Plus; removing none needs nothing. */
  saveClientLook: [{ send: () => ({ ...at(fjord), body: { look: null } }) }],
  requestDomain: [sending({ domain: 'reports.berth.example' })],
  setDemoDns: [sending({ cname: 'elsewhere.example', txt: null, caa: null })],
  checkDomain: [{ send: () => ({}) }],
  releaseDomain: [{ send: () => ({}) }],
  createSavedView: [sending({ page: 'clients', name: 'Mine', query: 'owner=me' })],
  renameSavedView: [{ send: ({ told }) => versioned(told('createSavedView').view, { name: 'Ours' }) }],
  removeSavedView: [{ send: ({ told }) => versioned(told('renameSavedView').view) }],
  restoreSavedView: [{ send: ({ told }) => at(told('renameSavedView').view.id) }],
  saveRoiScenario: [sending({ name: 'Today', inputs: roiDefaults })],
  renameRoiScenario: [{ send: ({ told }) => versioned(told('saveRoiScenario').scenario, { name: 'Now' }) }],
  removeRoiScenario: [{ send: ({ told }) => versioned(told('renameRoiScenario').scenario) }],
  restoreRoiScenario: [{ send: ({ told }) => at(told('renameRoiScenario').scenario.id) }],
  addFileAddress: [
    sending({
      name: 'Newsletter',
      address: 'https://files.harbor.example/newsletter.csv',
      client_id: fjord,
      every: 'day',
    }),
  ],
  changeFileAddress: [
    { send: ({ told }) => versioned(told('addFileAddress').file_address, { every: 'hour' }) },
  ],
  fetchFileAddress: [{ send: ({ told }) => at(told('addFileAddress').file_address.id) }],
  removeFileAddress: [{ send: ({ told }) => versioned(told('fetchFileAddress').file_address) }],
  restoreFileAddress: [{ send: ({ told }) => at(told('addFileAddress').file_address.id) }],
  makeApiKey: [sending({ name: 'Export' })],
  revokeApiKey: [{ send: ({ told }) => at(told('makeApiKey').key.id) }],
  restoreApiKey: [{ send: ({ told }) => at(told('makeApiKey').key.id) }],
  askQuestion: [sending({ question: 'How many clients do we have?' })],
  markFindings: [
    sending({
      findings: [{ client_id: fjord, figure: 'revenue_cents', day: '2026-01-01' }],
      status: 'acknowledged',
      until: null,
      reason: null,
    }),
  ],
  startConversation: [sending({ question: 'How many clients do we have?' })],
  rateAnswer: [
    {
      send: ({ told }) => {
        const { conversation, turn } = told('startConversation');
        const params = { id: conversation.id };
        return { params, body: { turn: turn.id, rating: 'down', reason: 'Wrong dates' } };
      },
    },
  ],
  continueConversation: [
    {
      send: ({ told }) => ({
        ...at(told('startConversation').conversation.id),
        body: { question: 'Which plan do we have?' },
      }),
    },
  ],
  renameConversation: [
    {
      send: ({ told }) =>
        versioned(told('continueConversation').conversation, { title: 'Ours', pinned: true }),
    },
    { send: ({ told }) => versioned(told('renameConversation').conversation, { pinned: false }) },
  ],
  removeConversation: [{ send: ({ told }) => versioned(told('renameConversation').conversation) }],
  restoreConversation: [{ send: ({ told }) => at(told('renameConversation').conversation.id) }],
};
