/** Handles the endpoints of files that are fetched from an address. */
import {
  addressNameProblem,
  addressProblem,
  fetchPatience,
  mostAddresses,
  mostOfFile,
} from '#domain/fileAddresses/fileAddressRules.ts';
import { fileAddress } from '#events/fileAddresses/fileAddress.ts';
import { fileAddressesOf } from '#events/projections/fileAddressDirectory.ts';
import type { Clock } from '#world/clock.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { FetchedFile, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { noOtherImport } from '../imports/knownImports.ts';
import { fileAddressItem } from './fileAddressItem.ts';
import { fetchAndRead, proposeFetch } from './proposeFetch.ts';
import { readFileBody } from './readFileBody.ts';

const handle = handleCommand(fileAddress.stream, fileAddress.decider);

/** Milliseconds. */
const leastPause = 10_000;

/** The other site and the content policy of this one decide what a browser may read. */
const closed =
  'The browser may not read this address (CORS, or the content policy of this page). A server can: npm run host.';

const fetchInBrowser = async (address: string, clock: Clock): Promise<FetchedFile> => {
  const leaving = new AbortController();
  const timer = clock.setTimeout(() => leaving.abort(), fetchPatience);
  try {
    const reply = await fetch(address, { credentials: 'omit', cache: 'no-store', signal: leaving.signal });
    if (!reply.ok) return { ok: false, problem: `The address answers with status ${reply.status}.` };
    return await readFileBody(reply.body ?? [], mostOfFile);
  } catch {
    const problem = leaving.signal.aborted
      ? `The address did not answer within ${fetchPatience / 1_000} seconds.`
      : closed;
    return { ok: false, problem };
  } finally {
    clock.clearTimeout(timer);
  }
};

const fetchFileAddress: Handler<'fetchFileAddress'> = async (request, context) => {
  const { answers, caller, params, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const one =
    fileAddressesOf(answers.fileAddressShelf, workspaceId).find(({ id }) => id === params.id) ?? notThere();
  const wait = Date.parse(one.fetches.at(-1)?.at ?? '1970-01-01') + leastPause - Date.parse(now);
  if (wait > 0)
    throw new RefusalError('tooManyRequests', {}, { 'Retry-After': String(Math.ceil(wait / 1_000)) });
  const isScheduled = context.fetchFile !== undefined;
  const fetchFile = context.fetchFile ?? ((address: string) => fetchInBrowser(address, world.clock));
  const read = await fetchAndRead({ fetchFile }, answers, one, now);
  return handle(request, context, {
    plan: async (newest) => {
      const { command, related } = await proposeFetch(context, read, { answers: newest, one, now, by });
      return {
        key: [one.id],
        ifMatch: 'none',
        command,
        related: () => related,
        failIfEventsMatch: noOtherImport(one.clientId, newest),
        reply: (after) => {
          const item = after ?? notThere();
          const body = { file_address: fileAddressItem(item, isScheduled) };
          return { status: 200, body, version: item.revision };
        },
      };
    },
  });
};

const listFileAddresses: Handler<'listFileAddresses'> = (_request, context) => {
  const { answers, caller, query, fetchFile } = context;
  const isScheduled = fetchFile !== undefined;
  const page = pageOf(fileAddressesOf(answers.fileAddressShelf, caller.workspaceId), query);
  return json(200, {
    ...page,
    items: page.items.map((one) => fileAddressItem(one, isScheduled)),
    on_schedule: isScheduled,
  });
};

const changes = restorableHandlers(fileAddress, {
  askedBy: ({ workspaceId }) => ({ workspaceId }),
  errors: ({ name, address }) => {
    const wrongName = name === undefined ? null : addressNameProblem(name);
    const wrongAddress = address === undefined ? null : addressProblem(address);
    return {
      ...(wrongName === null ? {} : { name: wrongName }),
      ...(wrongAddress === null ? {} : { address: wrongAddress }),
    };
  },
  added: ({ body, caller }, answers) => {
    const { client_id: clientId, ...fields } = body;
    activeClient(answers, caller, { clientId, field: 'client_id' });
    if (fileAddressesOf(answers.fileAddressShelf, caller.workspaceId).length >= mostAddresses)
      throw new RefusalError('invalid', { errors: { address: `A workspace has at most ${mostAddresses}` } });
    return { clientId, addedBy: caller.accountId, ...fields };
  },
  changes: ({ name, address, every }) => ({ name, address, every }),
  reply: (one, { fetchFile }) => ({ file_address: fileAddressItem(one, fetchFile !== undefined) }),
});

export const fileAddressHandlers = { ...changes, listFileAddresses, fetchFileAddress };
