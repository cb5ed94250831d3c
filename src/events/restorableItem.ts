/** Derives events, fold, decider and stream of an item that people add, change, remove and restore from one declaration. */
import * as z from 'zod/mini';
import { accept, type Decision, reject } from './decision.ts';
import { id as idShape, time } from './eventShape.ts';
import { type Item, type ItemShape, past, type RestorableItem, type Rules, type Shape } from './itemTypes.ts';
import type { DomainEvent } from './log/storedEvent.ts';

type Facts = Readonly<Record<string, unknown>>;

export const pick = <Value>(facts: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])));

const atOf = (word: string): string => `${word.charAt(0).toLowerCase()}${word.slice(1)}At`;
const formerOf = (name: string): string => `former${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const renamed = <Value>(facts: Readonly<Record<string, Value>>, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [rename(name), value]));

const changeShape = ({ change, fields }: ItemShape): Shape => {
  if (change === 'former') return { ...renamed(fields, formerOf), ...fields };
  if (change === 'all') return fields;
  const optional = Object.entries(fields).map(([name, field]) => [name, z.exactOptional(field)]);
  return { changes: z.strictObject(Object.fromEntries(optional)) };
};

const eventsOf = (shape: ItemShape): Readonly<Record<string, z.ZodMiniType>> => {
  const { entity, id, verbs, about, given, fields, labels, others } = shape;
  const datas: Readonly<Record<string, Shape>> = {
    [past[verbs[0]]]: { ...given, ...fields },
    [past[verbs[1]]]: changeShape(shape),
    Removed: pick(fields, labels),
    Restored: pick(fields, labels),
    ...others,
  };
  return Object.fromEntries(
    Object.entries(datas).map(([word, data]) => [
      `${entity}${word}`,
      z.strictObject({ [id]: idShape, ...about, ...data, [atOf(word)]: time }),
    ]),
  );
};

type PlainEvent = DomainEvent<string, Facts>;
type PlainCommand = Facts & { readonly type: string; readonly now: string };
type PlainItem = Item<Facts>;
type PlainRules = Omit<Rules<ItemShape, Facts, Facts, PlainCommand>, 'after' | 'decide'> & {
  readonly after?: Readonly<Record<string, (data: Facts, item: PlainItem) => Facts>>;
  readonly decide?: (
    command: PlainCommand,
    item: PlainItem,
    event: (word: string, data: Facts) => PlainEvent,
  ) => Decision<PlainEvent>;
};

const foldOf = ({ entity, id, verbs, fields, change }: ItemShape, rules: PlainRules) => {
  const patchOf = (word: string, data: Facts, item: PlainItem): Facts => {
    if (word === past[verbs[1]])
      return change === 'differing' ? Object(data.changes) : pick(data, Object.keys(fields));
    if (word === 'Removed') return { removedAt: data.removedAt };
    return word === 'Restored' ? { removedAt: null } : (rules.after?.[word]?.(data, item) ?? {});
  };
  return (before: PlainItem | null, { type, data }: PlainEvent, revision: number): PlainItem | null => {
    const word = type.slice(entity.length);
    const dated = { updatedAt: String(data[atOf(word)]), revision };
    const { [id]: itemId, ...facts } = data;
    if (word === past[verbs[0]])
      return { ...rules.start(facts as never), id: String(itemId), removedAt: null, ...dated };
    return before && { ...before, ...patchOf(word, data, before), ...dated };
  };
};

const decideOf = (shape: ItemShape, rules: PlainRules) => {
  const { entity, id, verbs, about, given, fields, change, labels } = shape;
  const names = Object.keys(fields);
  const eventOn =
    (item: PlainItem, command: PlainCommand) =>
    (word: string, data: Facts): PlainEvent => ({
      type: `${entity}${word}`,
      data: { [id]: item.id, ...rules.aboutOf(item, command), ...data, [atOf(word)]: command.now },
    });
  const add = (command: PlainCommand): Decision<PlainEvent> => {
    const all = pick(command, [id, ...Object.keys(about), ...Object.keys(given), ...names]);
    const data = { ...all, ...rules.tidy(pick(all, names)) };
    if (!rules.isValid(data)) return reject('invalid');
    const word = past[verbs[0]];
    return accept({ type: `${entity}${word}`, data: { ...data, [atOf(word)]: command.now } });
  };
  const update = (command: PlainCommand, item: PlainItem): Decision<PlainEvent> => {
    if (item.removedAt !== null) return reject('notFound');
    const before = pick(item, names);
    const next = rules.tidy({ ...before, ...pick(Object(command.changes), names) });
    if (!rules.isValid({ ...item, ...next })) return reject('invalid');
    const differing = names.filter((name) => next[name] !== item[name]);
    if (differing.length === 0) return accept();
    const data = {
      all: next,
      differing: { changes: pick(next, differing) },
      former: { ...renamed(before, formerOf), ...next },
    };
    return accept(eventOn({ ...item, ...next }, command)(past[verbs[1]], data[change]));
  };
  const remove = (item: PlainItem, command: PlainCommand): Decision<PlainEvent> =>
    item.removedAt === null
      ? accept(eventOn(item, command)('Removed', pick(item, labels)))
      : reject('notFound');
  const restore = (item: PlainItem, command: PlainCommand): Decision<PlainEvent> =>
    item.removedAt === null ? accept() : accept(eventOn(item, command)('Restored', pick(item, labels)));
  return (command: PlainCommand, item: PlainItem | null): Decision<PlainEvent> => {
    const { type } = command;
    if (type === `${verbs[0]}${entity}`) return item ? reject('versionConflict') : add(command);
    if (!item || !rules.isOpenTo(item, command)) return reject('notFound');
    if (type === `${verbs[1]}${entity}`) return update(command, item);
    if (type === `Remove${entity}`) return remove(item, command);
    if (type === `Restore${entity}`) return restore(item, command);
    return rules.decide?.(command, item, eventOn(item, command)) ?? accept();
  };
};

/** Computed types of events cannot be followed by the compiler, so it checks the inside against plain facts. */
export const restorableItem = <
  const S extends ItemShape,
  Own extends object,
  Asked extends object,
  Other = never,
>(
  shape: S,
  rules: Rules<S, Own, Asked, Other>,
): RestorableItem<S, Own, Asked, Other> => {
  const plain = rules as unknown as PlainRules;
  const after = foldOf(shape, plain);
  const { category, tagsOf, isOpenTo } = rules;
  const { entity, verbs, others } = shape;
  return {
    shape,
    isOpenTo,
    types: [past[verbs[0]], past[verbs[1]], 'Removed', 'Restored', ...Object.keys(others)].map(
      (word) => `${entity}${word}`,
    ),
    events: () => eventsOf(shape),
    after,
    stream: { category, of: (id: string) => `${category}-${id}`, tagsOf },
    decider: {
      initial: null,
      evolve: (item: PlainItem | null, event: PlainEvent) => after(item, event, item ? item.revision + 1 : 0),
      decide: decideOf(shape, plain),
    },
  } as unknown as RestorableItem<S, Own, Asked, Other>;
};
