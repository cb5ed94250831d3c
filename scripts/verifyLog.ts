/** `npm run verify-log FILE`: checks an exported log line by line, as an import does, and says of what its head is made. */
import { openAsBlob } from 'node:fs';
import { hashContent } from '../src/events/log/hashChain.ts';
import type { StoredEvent } from '../src/events/log/storedEvent.ts';
import { checkNdjson } from '../src/mocks/inspection/readNdjson.ts';

/** The formula with the figures of one event. */
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

/** Gives the exit code: 1 for a file that is refused. */
const verifyLog = async (path: string | undefined): Promise<number> => {
  if (path === undefined) {
    console.error('Which file? npm run verify-log -- agencylens-demo.ndjson');
    return 1;
  }
  let last: StoredEvent | undefined;
  const report = await checkNdjson(await openAsBlob(path), (events) => {
    last = events.at(-1) ?? last;
  });
  if (report.fault !== null) {
    console.error(
      `${path} is refused at position ${report.count + 1}: ${report.fault.detail} ${report.count} events before it are right.`,
    );
    return 1;
  }
  console.log(
    `${path} is right: ${report.count} ${report.count === 1 ? 'event' : 'events'} of the log “${report.tenant}”, the chain is intact.`,
  );
  if (last !== undefined) console.log(tellHash(last));
  return 0;
};

if (import.meta.main) process.exitCode = await verifyLog(process.argv[2]);
