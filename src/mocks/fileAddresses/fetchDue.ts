/** Fetches the files of a workspace that are due, for a host that does so between requests. */
import { type FileAddressFacts, fileAddress } from '#events/fileAddresses/fileAddress.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { fileAddressesOf } from '#events/projections/fileAddressDirectory.ts';
import type { ReadModel, ScopedAnswers } from '#events/projections/readModel.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import type { FetchFile } from '../http/context.ts';
import { alongside, mergeRelated } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { noOtherImport } from '../imports/knownImports.ts';
import { nextFetch } from './fileAddressItem.ts';
import { fetchAndRead, isActive, proposeFetch } from './proposeFetch.ts';

export type DueFetches = {
  readonly world: World;
  readonly log: EventLog;
  readonly readModel: Pick<ReadModel, 'of'>;
  readonly fetchFile: FetchFile;
};

/** Further ones wait for the next round, so that one workspace cannot hold up the others. */
const mostOfRound = 5;

/** A conflict means that a person changed something meanwhile. */
const mostTries = 3;

type Due = { readonly one: FileAddressFacts; readonly now: string };

const append = async (
  { log, world }: DueFetches,
  answers: ScopedAnswers,
  { one, now }: Due,
  read: Awaited<ReturnType<typeof fetchAndRead>>,
): Promise<boolean> => {
  const { workspaceId, id, clientId } = one;
  const { command, related } = await proposeFetch({ log, world }, read, { answers, one, now, by: null });
  const subject = { stream: fileAddress.stream, key: [id] as const, decider: fileAddress.decider };
  const noted = await alongside({ log }, { ...subject, command }, workspaceId);
  const { first = [], events = [], expected = [] } = mergeRelated([related, noted]);
  // The same fetch of two processes is appended once.
  const digest = sha256Hex(`fetch|${id}|${nextFetch(one)}|${one.fetches.length}`);
  const result = await log.append({
    commandId: `fetch-${digest}`,
    commandHash: digest,
    correlationId: digest.slice(0, 32),
    causeFrame: null,
    actor: { kind: 'system', id: 'sources' },
    events: [...first, ...events],
    expected,
    failIfEventsMatch: noOtherImport(clientId, answers),
  });
  return result.ok || result.why === 'commandMismatch';
};

const fetchOne = async (parts: DueFetches, answers: ScopedAnswers, due: Due): Promise<void> => {
  const read = await fetchAndRead(parts, answers, due.one, due.now);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const newest = await parts.readModel.of(due.one.workspaceId);
    try {
      if (await append(parts, newest, due, read)) return;
    } catch (error) {
      // It was removed meanwhile.
      if (error instanceof RefusalError) return;
      throw error;
    }
  }
};

export const fetchDue = async (parts: DueFetches, workspaceId: string): Promise<void> => {
  const answers = await parts.readModel.of(workspaceId);
  if (isDeleted(answers, workspaceId)) return;
  const now = isoNow(parts.world.clock);
  const due = fileAddressesOf(answers.fileAddressShelf, workspaceId)
    .filter((one) => nextFetch(one) <= now && isActive(answers, one))
    .toSorted((one, other) => nextFetch(one).localeCompare(nextFetch(other)));
  for (const one of due.slice(0, mostOfRound)) await fetchOne(parts, answers, { one, now });
};
