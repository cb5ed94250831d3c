/** Handles POST /api/file-addresses/:id/fetch: fetches a file now, and notes the outcome. */
import { fetchPatience, mostOfFile } from '#domain/fileAddresses/fileAddressRules.ts';
import { fileAddress } from '#events/fileAddresses/fileAddress.ts';
import { fileAddressesOf } from '#events/projections/fileAddressDirectory.ts';
import type { Clock } from '#world/clock.ts';
import type { FetchedFile, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
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

export const fetchFileAddress: Handler<'fetchFileAddress'> = async (request, context) => {
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
