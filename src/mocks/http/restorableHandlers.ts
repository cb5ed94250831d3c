/** Builds the handlers that add, change, remove and restore a restorable item. */
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { Decider } from '#events/decision.ts';
import type { AddedData, ChangesOf, Item, ItemShape, RestorableItem } from '#events/itemTypes.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { StreamRule } from '#events/streamRule.ts';
import type { Caller, Context, Handler } from './context.ts';
import { type CommandReply, handleCommand, notThere } from './handleCommand.ts';

type Errors = Readonly<Record<string, string>>;

/** `addClientNote` for the verb Add of the entity ClientNote. */
type NameOf<S extends ItemShape, Verb extends string> = `${Uncapitalize<Verb>}${S['entity']}` & EndpointName;
type AddName<S extends ItemShape> = NameOf<S, S['verbs'][0]>;
type ChangeName<S extends ItemShape> = NameOf<S, S['verbs'][1]>;
type Name<S extends ItemShape> = AddName<S> | ChangeName<S> | NameOf<S, 'Remove' | 'Restore'>;

type Wire<S extends ItemShape, Own, Asked> = {
  readonly askedBy: (caller: Caller) => Asked;
  readonly errors: (
    body: BodyOf<AddName<S>> | BodyOf<ChangeName<S>>,
    context: Pick<Context<ChangeName<S>>, 'answers' | 'caller'>,
  ) => Errors;
  /** The first facts but those of `askedBy`; throws to refuse. */
  readonly added: (context: Context<AddName<S>>, answers: ScopedAnswers) => Omit<AddedData<S>, keyof Asked>;
  readonly changes: (body: BodyOf<ChangeName<S>>) => ChangesOf<S>;
  readonly reply: (item: Item<Own>, context: Pick<PlainContext, 'fetchFile'>) => object;
};

type PlainItem = Item<object> | null;
type PlainCommand = { readonly type: string; readonly now: string };
/** A context without the types of its endpoint. */
type PlainContext = Pick<Context<'removeClientNote'>, keyof Context<'removeClientNote'>>;

export const restorableHandlers = <S extends ItemShape, Own, Asked extends object, Other>(
  { shape, stream, decider, isOpenTo }: RestorableItem<S, Own, Asked, Other>,
  { askedBy, errors, added, changes, reply }: Wire<S, Own, Asked>,
): { readonly [One in Name<S>]: Handler<One> } => {
  const { entity, id, verbs } = shape;
  // `Wire` types what goes in: the compiler cannot follow computed names of commands and endpoints.
  const handle = handleCommand(
    stream as unknown as StreamRule<DomainEvent>,
    decider as unknown as Decider<PlainCommand, DomainEvent, PlainItem>,
  );
  const nameOf = (verb: string): string => `${verb.charAt(0).toLowerCase()}${verb.slice(1)}${entity}`;

  const place = ({ caller, params }: PlainContext) => ({
    key: [params.id] as const,
    version: (item: PlainItem) =>
      item && isOpenTo(item as Item<Own>, askedBy(caller)) ? item.revision : null,
  });
  const placeOfKept = (context: PlainContext) => {
    const { key, version } = place(context);
    return {
      key,
      ifMatch: 'required' as const,
      version: (item: PlainItem) => (item?.removedAt === null ? version(item) : null),
    };
  };
  const command = (verb: string, { caller, now }: PlainContext, facts: object = {}): PlainCommand => ({
    ...askedBy(caller),
    ...facts,
    type: `${verb}${entity}`,
    now,
  });
  const replyWith =
    (status: 200 | 201, context: PlainContext) =>
    (after: PlainItem): CommandReply => {
      const item = after ?? notThere();
      return { status, body: reply(item as Item<Own>, context), version: item.revision };
    };

  const handlers = {
    [nameOf(verbs[0])]: (request: Request, context: Context<AddName<S>> & PlainContext) => {
      const itemId = context.world.ids.entity();
      return handle(request, context, {
        errors: errors(context.body, context),
        plan: (answers) => ({
          key: [itemId],
          command: command(verbs[0], context, { [id]: itemId, ...added(context, answers) }),
          reply: replyWith(201, context),
        }),
      });
    },
    [nameOf(verbs[1])]: (request: Request, context: Context<ChangeName<S>> & PlainContext) =>
      handle(request, context, {
        errors: errors(context.body, context),
        plan: () => ({
          ...placeOfKept(context),
          command: command(verbs[1], context, { changes: changes(context.body) }),
          reply: replyWith(200, context),
        }),
      }),
    [nameOf('Remove')]: (request: Request, context: PlainContext) =>
      handle(request, context, {
        plan: () => ({
          ...placeOfKept(context),
          command: command('Remove', context),
          reply: () => ({ status: 204 }),
        }),
      }),
    /** Needs no version, because no one has read the item since its removal. */
    [nameOf('Restore')]: (request: Request, context: PlainContext) =>
      handle(request, context, {
        plan: () => ({
          ...place(context),
          ifMatch: 'none',
          command: command('Restore', context),
          reply: replyWith(200, context),
        }),
      }),
  };
  return handlers as unknown as { readonly [One in Name<S>]: Handler<One> };
};
