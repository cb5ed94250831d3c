/** Types the items that `restorableItem` declares: their events, commands and rules. */
import type * as z from 'zod/mini';
import type { Decider, Decision } from './decision.ts';
import type { DomainEvent } from './log/storedEvent.ts';
import type { StreamRule } from './streamRule.ts';

export const past = {
  Add: 'Added',
  Create: 'Created',
  Save: 'Saved',
  Set: 'Set',
  Change: 'Changed',
  Rename: 'Renamed',
  Update: 'Updated',
} as const;

type Past = typeof past;
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

export type ItemShape = {
  /** Begins the types of events, as in `ClientNoteAdded`, and ends those of commands, as in `AddClientNote`. */
  readonly entity: string;
  /** The field of events that holds the item's id. */
  readonly id: string;
  readonly verbs: readonly [add: keyof Past, change: keyof Past];
  /** Fields of every event. */
  readonly about: Shape;
  /** Further fields of the first event, which never change. */
  readonly given: Shape;
  /** Fields that people change. */
  readonly fields: Shape;
  /** The data of a change: all fields, those that differ below `changes`, or all with their former values. */
  readonly change: 'all' | 'differing' | 'former';
  /** Fields that name the item in the events of its removal and restoration. */
  readonly labels: readonly string[];
  /** Fields of further events, by the verb of their type. */
  readonly others: Readonly<Record<string, Shape>>;
};

export type DataOf<Fields extends Shape> = keyof Fields extends never
  ? object
  : z.infer<z.ZodMiniObject<Fields, z.core.$strict>>;
type Fields<S extends ItemShape> = DataOf<S['fields']>;
export type About<S extends ItemShape> = DataOf<S['about']>;
export type AddedData<S extends ItemShape> = About<S> & DataOf<S['given']> & Fields<S>;
type IdIn<S extends ItemShape> = { [_ in S['id']]: string };
type At<Word extends string> = { [_ in `${Uncapitalize<Word>}At`]: string };
type Added<S extends ItemShape> = Past[S['verbs'][0]];
type Changed<S extends ItemShape> = Past[S['verbs'][1]];

type ChangeData<S extends ItemShape> = {
  all: Fields<S>;
  differing: { changes: Partial<Fields<S>> };
  former: Fields<S> & {
    [Name in keyof Fields<S> & string as `former${Capitalize<Name>}`]: Fields<S>[Name];
  };
}[S['change']];

type Further<S extends ItemShape> = {
  [Word in 'Removed' | 'Restored']: Pick<Fields<S>, S['labels'][number] & keyof Fields<S>>;
} & { [Word in keyof S['others']]: DataOf<S['others'][Word]> };

type Datas<S extends ItemShape> = { [_ in Added<S>]: AddedData<S> } & {
  [_ in Changed<S>]: ChangeData<S>;
} & Further<S>;

type EventFor<S extends ItemShape, Word extends keyof Datas<S> & string> = DomainEvent<
  `${S['entity']}${Word}`,
  IdIn<S> & About<S> & Datas<S>[Word] & At<Word>
>;
export type ItemEvent<S extends ItemShape> = {
  [Word in keyof Datas<S> & string]: EventFor<S, Word>;
}[keyof Datas<S> & string];

type Asking<Asked> = Readonly<Asked> & { readonly now: string };
export type ChangesOf<S extends ItemShape> = {
  readonly [Name in keyof Fields<S>]?: Fields<S>[Name] | undefined;
};

export type ItemCommand<S extends ItemShape, Asked, Other> =
  | (Asking<Asked> & Readonly<IdIn<S> & AddedData<S>> & { readonly type: `${S['verbs'][0]}${S['entity']}` })
  | (Asking<Asked> & { readonly type: `${S['verbs'][1]}${S['entity']}`; readonly changes: ChangesOf<S> })
  | (Asking<Asked> & { readonly type: `Remove${S['entity']}` | `Restore${S['entity']}` })
  | (Asking<Asked> & Other);

export type Item<Own> = Readonly<Own> & {
  readonly id: string;
  readonly updatedAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

export type Rules<S extends ItemShape, Own, Asked, Other> = {
  readonly category: string;
  readonly tagsOf: StreamRule<ItemEvent<S>>['tagsOf'];
  /** Makes the item from its first event, without its id. */
  readonly start: (data: AddedData<S> & At<Added<S>>) => Own;
  /** Makes the changes of the item from its further events. */
  readonly after?: {
    readonly [Word in keyof S['others'] & string]: (
      data: About<S> & DataOf<S['others'][Word]> & At<Word>,
      item: Item<Own>,
    ) => Partial<Own & Pick<Item<Own>, 'removedAt'>>;
  };
  readonly aboutOf: (item: Item<Own>, asked: Asked) => About<S>;
  /** An item that is not open to the caller counts as not found. */
  readonly isOpenTo: (item: Item<Own>, asked: Asked) => boolean;
  readonly tidy: (fields: Fields<S>) => Fields<S>;
  readonly isValid: (item: Fields<S> & Partial<DataOf<S['given']>>) => boolean;
  /** Decides further commands with `event`, which makes an event about the item. */
  readonly decide?: (
    command: Asking<Asked> & Other,
    item: Item<Own>,
    event: <Word extends keyof S['others'] & string>(
      word: Word,
      data: Partial<About<S>> & DataOf<S['others'][Word]>,
    ) => ItemEvent<S>,
  ) => Decision<ItemEvent<S>>;
};

export type RestorableItem<S extends ItemShape, Own, Asked, Other> = {
  readonly shape: S;
  /** The types of its events. */
  readonly types: readonly ItemEvent<S>['type'][];
  /** Builds the schemas of the events, which only a check of content needs. */
  readonly events: () => { readonly [Event in ItemEvent<S> as Event['type']]: z.ZodMiniType<Event['data']> };
  readonly after: (before: Item<Own> | null, event: ItemEvent<S>, revision: number) => Item<Own> | null;
  readonly stream: StreamRule<ItemEvent<S>>;
  readonly decider: Decider<ItemCommand<S, Asked, Other>, ItemEvent<S>, Item<Own> | null>;
  readonly isOpenTo: (item: Item<Own>, asked: Asked) => boolean;
};

type Folding = { readonly after: (before: never, event: never, revision: number) => unknown };
export type ItemOf<Subject extends Folding> = NonNullable<ReturnType<Subject['after']>>;
export type EventOf<Subject extends Folding> = Parameters<Subject['after']>[1];
