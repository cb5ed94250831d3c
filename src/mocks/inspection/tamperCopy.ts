/** Demonstrates tamper evidence: forges a copy of the log in memory and verifies it. */
import type { Forgery, TamperReport } from '#domain/inspection/logControls.ts';
import type { EventLog, Head } from '#events/log/eventLog.ts';
import { emptyHead, hashEvent } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { personalSpots } from '#events/people/personalFields.ts';
import { verifyEvents, verifyLog } from './verifyLog.ts';

const tempting = ['plan', 'priceCents', 'name', 'email', 'domain', 'firstName', 'role'];

type Edit = { readonly field: string; readonly before: unknown; readonly after: unknown };

const changed = (value: string | number | boolean): string | number | boolean => {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value} (edited)`;
};

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const editOf = (event: StoredEvent): Edit => {
  const sealed = new Set(event.sealed ? personalSpots(event).map(({ path }) => path[0]) : []);
  const entries = Object.entries(event.data).filter(([name, value]) => isPlain(value) && !sealed.has(name));
  const [field, before] = entries.find(([name]) => tempting.includes(name)) ?? entries[0] ?? ['note', ''];
  return { field, before, after: changed(before as string | number | boolean) };
};

const edited = (event: StoredEvent, { field, after }: Edit): StoredEvent => ({
  ...event,
  data: { ...event.data, [field]: after },
});

const rehashed = (event: StoredEvent): StoredEvent => ({ ...event, hash: hashEvent(event) });

const rechained = (events: readonly StoredEvent[], from: number): readonly StoredEvent[] => {
  let previousHash = events[from - 1]?.hash ?? emptyHead.hash;
  return events.map((event, index) => {
    if (index < from) return event;
    const linked = rehashed({ ...event, previousHash });
    previousHash = linked.hash;
    return linked;
  });
};

const swapped = (events: readonly StoredEvent[], index: number): readonly StoredEvent[] => {
  const [one, other] = [events[index], events[index + 1]];
  return one && other ? events.with(index, other).with(index + 1, one) : events;
};

const forge = (
  events: readonly StoredEvent[],
  index: number,
  { forgery, edit }: { forgery: Forgery; edit: Edit },
): readonly StoredEvent[] => {
  const event = events[index];
  if (!event) return events;
  switch (forgery) {
    case 'edit':
      return events.with(index, edited(event, edit));
    case 'rehash':
      return events.with(index, rehashed(edited(event, edit)));
    case 'rechain':
      return rechained(events.with(index, edited(event, edit)), index);
    case 'remove':
      return events.toSpliced(index, 1);
    case 'swap':
      return swapped(events, index);
  }
};

/** Forges a copy of the log at a position; RangeError when there is no such event. The log itself is only read. */
export const tamperCopy = async (
  log: Pick<EventLog, 'readAll' | 'head'>,
  position: number,
  forgery: Forgery,
): Promise<TamperReport> => {
  const noted: Head = await log.head();
  const events = await log.readAll({ upTo: noted.position, limit: noted.position });
  const event = events[position - 1];
  if (!event) throw new RangeError(`there is no event ${position}`);
  const edit = editOf(event);
  const edits = forgery !== 'remove' && forgery !== 'swap';
  const copy = await verifyEvents(forge(events, position - 1, { forgery, edit }), noted);
  return {
    position,
    forgery,
    field: edits ? `data.${edit.field}` : null,
    before: edits ? String(edit.before) : null,
    after: edits ? String(edit.after) : null,
    copy,
    log: await verifyLog(log),
  };
};
