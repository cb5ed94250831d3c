/** Checks an exported log line by line as an import does, and explains its head hash (`npm run verify-log FILE`). */
import { openAsBlob } from 'node:fs';
import { hashContent } from '../src/events/log/hashChain.ts';
import type { StoredEvent } from '../src/events/log/storedEvent.ts';
import { checkNdjson } from '../src/mocks/inspection/branchEvents.ts';
import { checkCloudEvents } from '../src/mocks/inspection/readCloudEvents.ts';

const tellHash = (event: StoredEvent): string => {
  const { tenant, position, stream, revision, type, recordedAt, previousHash, hash, ...content } = event;
  return [
    `Its head is the hash of event ${position}, ${type}:`,
    '  sha256(hex(sha256(A)) + hex(sha256(B)))',
    `  A = 1.0|${position - 1}|${previousHash}|${recordedAt}|app:${tenant}|/${stream}/${revision}|${type}|application/json`,
    `  B = the rest of the event as canonical JSON (RFC 8785), whose sha256 is ${hashContent(content)}`,
    `  = ${hash}`,
  ].join('\n');
};

type Found = {
  readonly count: number;
  readonly tenant: string | null;
  readonly last: StoredEvent | null;
  readonly fault: { readonly detail: string } | null;
  /** A property that this format cannot prove. */
  readonly limit: string | null;
};

const ofExport = async (file: Blob): Promise<Found> => {
  let last: StoredEvent | null = null;
  const report = await checkNdjson(file, (events) => {
    last = events.at(-1) ?? last;
  });
  return { ...report, last, limit: null };
};

const ofCloudEvents = async (file: Blob): Promise<Found> => {
  const report = await checkCloudEvents(file);
  const limit = 'CloudEvents have no end line: compare the head, as events may be missing behind it.';
  return { ...report, tenant: report.last?.tenant ?? null, limit };
};

const firstBytes = 1_000;

const isOfCloudEvents = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, firstBytes).text()).includes('"specversion"');

const verifyLog = async (path: string | undefined): Promise<number> => {
  if (path === undefined) {
    console.error('Which file? npm run verify-log -- agencylens-demo.ndjson');
    return 1;
  }
  const file = await openAsBlob(path);
  const { count, tenant, last, fault, limit } = (await isOfCloudEvents(file))
    ? await ofCloudEvents(file)
    : await ofExport(file);
  if (fault !== null) {
    console.error(
      `${path} is refused at position ${count + 1}: ${fault.detail} ${count} events before it are right.`,
    );
    return 1;
  }
  console.log(
    `${path} is right: ${count} ${count === 1 ? 'event' : 'events'} of the log “${tenant}”, the chain is intact.`,
  );
  if (last !== null) console.log(tellHash(last));
  if (limit !== null) console.log(limit);
  return 0;
};

if (import.meta.main) process.exitCode = await verifyLog(process.argv[2]);
