/** Moves personal values of an event's data into encrypted boxes, and back. */
import type { DomainEvent, Json, StoredEvent } from '../log/storedEvent.ts';
import type { PersonalSpot } from './personalFields.ts';

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

const withValue = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const before = Object(data) as Container;
  const inner = withValue((before as Readonly<Record<string, unknown>>)[key], rest, value);
  return Object.freeze(Array.isArray(before) ? before.with(Number(key), inner) : { ...before, [key]: inner });
};

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], data);

export type Sealed = {
  readonly event: DomainEvent;
  readonly sealed: Readonly<Record<string, string>>;
};

/** `seal` gets the values of one person as JSON, by their paths in the data: `{"/email":"ada@example.com"}`. */
export const takeOut = (
  event: DomainEvent,
  spots: readonly (PersonalSpot & { readonly id: string })[],
  seal: (id: string, text: string) => string,
): Sealed => {
  const values = new Map<string, Record<string, unknown>>();
  let data: unknown = event.data;
  for (const { id, path, word } of spots) {
    const own = values.get(id) ?? {};
    own[`/${path.join('/')}`] = valueAt(data, path);
    values.set(id, own);
    data = withValue(data, path, word);
  }
  const boxes = [...values].map(([id, own]) => [id, seal(id, JSON.stringify(own))] as const);
  return { event: { type: event.type, data: data as object }, sealed: Object.fromEntries(boxes) };
};

/** The event with the values that `open` returns for each box; null leaves the placeholders. */
export const putBack = <Event extends Pick<StoredEvent, 'data' | 'sealed'>>(
  event: Event,
  open: (id: string, box: string) => string | null,
): Event => {
  if (event.sealed === undefined) return event;
  let data: unknown = event.data;
  for (const [id, box] of Object.entries(event.sealed)) {
    const text = open(id, box);
    if (text === null) continue;
    const values: Readonly<Record<string, Json>> = JSON.parse(text);
    for (const [path, value] of Object.entries(values))
      data = withValue(data, path.slice(1).split('/'), value);
  }
  return Object.freeze({ ...event, data: data as object });
};
