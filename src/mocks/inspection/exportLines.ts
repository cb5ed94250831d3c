/** Parses the lines of an exported file, with messages for refused ones. */
import * as z from 'zod/mini';
import { frozenJson } from '#events/log/frozenJson.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { upcast, versionOf } from '#events/upcasters.ts';
import { dataErrors, isEventType } from './eventShapes.ts';
import { eventShape } from './exportShapes.ts';

/** In characters. */
export const longestLine = 1_000_000;

const mostWords = 300;

/** Bounded, because a hostile line may have a key of a million characters. */
export class LineFault extends Error {
  override readonly name = 'LineFault';

  constructor(words: string) {
    super(words.length > mostWords ? `${words.slice(0, mostWords)}…` : words);
  }
}

export const parseLine = (line: string): unknown => {
  if (line.length > longestLine) throw new LineFault('is longer than a million characters');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LineFault('is not JSON');
  }
  try {
    return frozenJson(value, 'the line');
  } catch (error) {
    if (error instanceof MalformedRequest) throw new LineFault(error.message);
    throw error;
  }
};

export const shaped = <Value>(schema: z.ZodMiniType<Value>, value: unknown, what: string): Value => {
  const result = z.safeParse(schema, value);
  if (result.success) return value as Value;
  const [issue] = result.error.issues;
  const at = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
  throw new LineFault(`is not ${what}${at}`);
};

export const eventOf = (value: unknown, tenant: string): StoredEvent => {
  const event = shaped(eventShape, value, 'an event') as StoredEvent;
  if (event.tenant !== tenant) throw new LineFault(`is of the log ${event.tenant}, not of ${tenant}`);
  if (!isEventType(event.type))
    throw new LineFault(`has the type ${event.type}, which this product does not know`);
  if (event.schemaVersion > versionOf(event.type))
    throw new LineFault(
      `has version ${event.schemaVersion} of ${event.type}, which only a newer build knows`,
    );
  const [[field, why] = []] = Object.entries(dataErrors(event.type, upcast(event).data));
  if (field !== undefined) throw new LineFault(`does not fit ${event.type}: ${field}: ${why}`);
  return event;
};

export const faultWords = {
  position: 'is not the event that belongs here',
  link: 'does not link to the event before it: the chain is broken',
  content: 'is not what was hashed: it was changed',
  revision: 'is not the next event of its stream',
  time: 'was recorded before the event in front of it',
} as const;
