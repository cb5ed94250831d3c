/** Reads a log exported as CloudEvents, and reports the first invalid line. */
import type { FileFault } from '#domain/inspection/branchControls.ts';
import { chainCheck } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { eventOf, faultWords, LineFault, parseLine } from './exportLines.ts';
import { faultOf, linesOf } from './fileLines.ts';

type Attributes = Readonly<Record<string, unknown>>;

const parsed = (attributes: Attributes, name: string): unknown => {
  try {
    return JSON.parse(String(attributes[name]));
  } catch {
    throw new LineFault(`has no JSON text in ${name}`);
  }
};

const textOf = (attributes: Attributes, name: string): string => {
  const value = attributes[name];
  if (typeof value !== 'string') throw new LineFault(`has no text in ${name}`);
  return value;
};

const partsAt = (text: string, sign: string): readonly [string, string] => {
  const at = text.indexOf(sign);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
};

const storedFormOf = (attributes: Attributes): object => {
  if (attributes.specversion !== '1.0') throw new LineFault('is no CloudEvent 1.0');
  const [kind, id] = partsAt(textOf(attributes, 'actor'), ':');
  const [stream, revision] = partsAt(textOf(attributes, 'subject').slice(1), '/');
  return {
    tenant: partsAt(textOf(attributes, 'source'), ':')[1],
    position: attributes.position,
    id: attributes.id,
    stream,
    revision: Number(revision),
    type: attributes.type,
    schemaVersion: attributes.schemaversion,
    occurredAt: attributes.occurredat,
    recordedAt: attributes.time,
    commandId: attributes.commandid,
    correlationId: attributes.correlationid,
    causationId: attributes.causationid ?? null,
    actor: { kind, id, ...('actorrole' in attributes ? { role: attributes.actorrole } : {}) },
    tags: parsed(attributes, 'tags'),
    data: attributes.data,
    ...('sealed' in attributes ? { sealed: parsed(attributes, 'sealed') } : {}),
    previousHash: attributes.predecessorhash,
    hash: attributes.hash,
  };
};

export type CloudEventsReport = {
  readonly count: number;
  readonly last: StoredEvent | null;
  readonly fault: FileFault | null;
};

/** Reads to the end or the first invalid line. The file has no head, so missing events at its end cannot be detected. */
export const checkCloudEvents = async (file: Blob): Promise<CloudEventsReport> => {
  const check = chainCheck();
  let count = 0;
  let last: StoredEvent | null = null;
  let line = 0;
  try {
    for await (const text of linesOf(file)) {
      line += 1;
      if (text.trim() === '') continue;
      const attributes = Object(parseLine(text)) as Attributes;
      const form = storedFormOf(attributes) as { readonly tenant: string };
      const event = eventOf(form, last?.tenant ?? form.tenant);
      const broken = check(event);
      if (broken !== null) throw new LineFault(faultWords[broken.fault]);
      last = event;
      count += 1;
    }
    return { count, last, fault: null };
  } catch (error) {
    return { count, last, fault: faultOf(error, Math.max(line, 1)) };
  }
};
