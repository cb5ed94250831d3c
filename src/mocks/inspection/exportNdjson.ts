/** The log as newline-delimited JSON: a header, one event per line, an end. Secrets stand in the vault and so never in it. */

import { emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';

export const exportFormat = 'agencylens-log';
export const exportVersion = 1;

export type ExportHeader = {
  readonly format: typeof exportFormat;
  readonly version: typeof exportVersion;
  readonly tenant: string;
  readonly count: number;
  /** Hash of the last event; of none 64 zeros. */
  readonly head: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
};

export type ExportEnd = { readonly end: true; readonly count: number; readonly head: string };

const linesTogether = 2_000;

/** The text of events in order, from position 1; `createdAt` is ISO 8601 UTC. */
export const exportNdjson = (
  events: readonly StoredEvent[],
  { tenant, createdAt }: { readonly tenant: string; readonly createdAt: string },
): Blob => {
  const count = events.length;
  const head = events.at(-1)?.hash ?? emptyHead.hash;
  const header: ExportHeader = {
    format: exportFormat,
    version: exportVersion,
    tenant,
    count,
    head,
    createdAt,
  };
  const end: ExportEnd = { end: true, count, head };
  const parts: string[] = [`${JSON.stringify(header)}\n`];
  for (let from = 0; from < count; from += linesTogether) {
    let text = '';
    for (const event of events.slice(from, from + linesTogether)) text += `${JSON.stringify(event)}\n`;
    parts.push(text);
  }
  parts.push(`${JSON.stringify(end)}\n`);
  return new Blob(parts, { type: 'application/x-ndjson' });
};
