/** Lists commands about clients and their related records. */
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { importBody, importedRow } from '#tests/support/importBody.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import {
  at,
  bare,
  type CommandSequence,
  fjord,
  type Step,
  type Steps,
  sending,
  undoLast,
  versioned,
} from './commandStep.ts';

const readFjord = async ({ read }: CommandSequence) => (await read('readClient', at(fjord))).client;

const toFjord = (body?: object): Step => ({
  send: async (sequence) => versioned(await readFjord(sequence), body),
});

const contact = async ({ read }: CommandSequence) =>
  (await read('readClientRecord', { query: `client=${fjord}` })).contacts.at(-1);
const note = async ({ read }: CommandSequence) =>
  (await read('readClientRecord', { query: `client=${fjord}` })).notes.find(
    ({ text }: { text: string }) => text === 'Careful',
  );

const fee = { monthly_fee_cents: 990_000, currency: 'USD', from: '2026-01-01', reason: 'change' };

const fileSteps: Steps = {
  addClientContact: [{ send: () => ({ ...at(fjord), body: { name: 'Jo Lund' } }) }],
  changeClientContact: [{ send: async (sequence) => versioned(await contact(sequence), { title: 'CEO' }) }],
  removeClientContact: [{ send: async (sequence) => versioned(await contact(sequence)) }],
  restoreClientContact: [{ send: ({ told }) => at(told('changeClientContact').contact.id) }],
  eraseClientContact: [
    {
      send: ({ told }) => ({ ...at(told('changeClientContact').contact.id), body: { name: 'Jo Lund' } }),
    },
  ],
  addClientNote: [{ send: () => ({ ...at(fjord), body: { text: 'Careful' } }) }],
  changeClientNote: [{ send: async (sequence) => versioned(await note(sequence), { text: 'Calm' }) }],
  removeClientNote: [{ send: ({ told }) => versioned(told('changeClientNote').note) }],
  restoreClientNote: [{ send: ({ told }) => at(told('changeClientNote').note.id) }],
  addClientTask: [{ send: () => ({ ...at(fjord), body: { text: 'Call them' } }) }],
  changeClientTask: [
    { send: ({ told }) => versioned(told('addClientTask').task, { text: 'Write to them' }) },
    { send: ({ told }) => versioned(told('changeClientTask').task, { done: true }) },
    { send: ({ told }) => versioned(told('changeClientTask').task, { done: false }) },
  ],
  removeClientTask: [{ send: ({ told }) => versioned(told('changeClientTask').task) }],
  restoreClientTask: [{ send: ({ told }) => at(told('changeClientTask').task.id) }],
};

const toTwin = (told: CommandSequence['told']) => at(told('cloneClient').client.id);

const listSteps: Steps = {
  cloneClient: [
    {
      send: () => ({
        ...at(fjord),
        body: {
          name: 'Twin',
          domain: 'twin.example',
          take: ['owner', 'tags', 'goals', 'budget', 'reports'],
        },
      }),
    },
  ],
  mergeClients: [
    { name: 'addClientContact', send: ({ told }) => ({ ...toTwin(told), body: { name: 'Lou Twin' } }) },
    {
      name: 'setGoal',
      send: ({ told }) => ({
        body: {
          client_id: told('cloneClient').client.id,
          figure: 'aov_cents',
          target: 9_000,
          period: 'month',
        },
      }),
    },
    { name: 'addClientNote', send: ({ told }) => ({ ...toTwin(told), body: { text: 'The same shop' } }) },
    { name: 'addClientTask', send: ({ told }) => ({ ...toTwin(told), body: { text: 'Tell the shop' } }) },
    {
      name: 'connectIntegration',
      send: ({ told }) => ({
        body: {
          platform: 'snapchat',
          account_id: 'snapchat-maple',
          client_id: told('cloneClient').client.id,
          scopes: [...platformCatalogue.snapchat.scopes],
        },
      }),
    },
    {
      name: 'importRows',
      send: async ({ told }) => ({
        ...toTwin(told),
        body: await importBody([importedRow('2026-01-02')]),
      }),
    },
    {
      send: async ({ read, told }) => {
        const { client: stays } = await read('readClient', at(fjord));
        const { client: merged } = await read('readClient', toTwin(told));
        const body = { merged_id: merged.id, merged_etag: merged.etag, take: ['tags'] };
        return versioned(stays, body);
      },
    },
  ],
  changeClients: [
    sending({ act: 'pause', clients: [{ id: fjord }, { id: 'stackpilot' }] }),
    sending({ act: 'resume', clients: [{ id: fjord }, { id: 'stackpilot' }] }),
    sending({ act: 'assign', owner_id: 'demomanager', clients: [{ id: 'stackpilot' }] }),
    sending({ act: 'tag', tag: 'Launch', clients: [{ id: fjord }] }),
    sending({ act: 'archive', clients: [{ id: 'stackpilot' }] }),
    sending({ act: 'restore', clients: [{ id: 'stackpilot' }] }),
  ],
  importClients: [
    sending({
      clients: [
        {
          name: 'Reef',
          domain: 'reef.example',
          industry: 'SaaS',
          monthly_fee_cents: 50_000,
          currency: 'USD',
        },
      ],
    }),
  ],
};

export const clientSteps: Steps = {
  keepPicture: [sending({ url: redPixel })],
  addClient: [sending({ name: 'Dune', domain: 'dune.example', industry: 'SaaS' })],
  updateClient: [
    toFjord({ name: 'Fjord', domain: 'fjord.example', industry: 'SaaS' }),
    toFjord({ owner_id: 'demomanager' }),
    toFjord({ tags: ['SEO'] }),
    {
      send: async (sequence) =>
        versioned(await readFjord(sequence), { logo_id: sequence.told('keepPicture').picture.id }),
    },
    toFjord({ lifetime: { orders_per_year: 4, years: 3, margin_percent: 40 } }),
  ],
  pauseClient: [toFjord()],
  resumeClient: [{ send: () => at(fjord) }],
  changeContract: [toFjord(fee)],
  withdrawContract: [
    {
      send: async (sequence) => {
        const client = await readFjord(sequence);
        return {
          ...versioned(client),
          params: { id: client.id, change: String(client.contract.at(-1).id) },
        };
      },
    },
  ],
  ...fileSteps,
  archiveClient: [toFjord()],
  restoreClient: [{ send: () => at(fjord) }],
  ...listSteps,
  deleteClient: [toFjord({ name: 'Fjord' })],
  undoChange: [undoLast],
  openSampleClient: [bare],
};
