/** Builds the undo of a restorable item: what was added is removed, and what was changed gets its former fields. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { Decider } from '#events/decision.ts';
import {
  type About,
  type DataOf,
  type Item,
  type ItemShape,
  past,
  type RestorableItem,
} from '#events/itemTypes.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import { pick } from '#events/restorableItem.ts';
import type { StreamRule } from '#events/streamRule.ts';
import type { Caller } from '../http/context.ts';
import type { Facts } from './facts.ts';
import type { Taking, UndoSubject, WayBack } from './undoRules.ts';
import { undoSubject } from './undoSubject.ts';

type Parts<S extends ItemShape, Own, Asked, Other> = {
  readonly askedBy: (caller: Caller) => Asked;
  readonly facts: (item: Item<Own>, data: object) => Facts;
  /** The owner of a personal item; null for a shared one. */
  readonly owner?: (data: About<S>) => string | null;
  /** The ways back from further events. */
  readonly others: {
    readonly [Word in keyof S['others'] & string]:
      | { readonly never: string }
      | {
          readonly as: EndpointName;
          readonly command: (data: About<S> & DataOf<S['others'][Word]>) => NoInfer<Other>;
        };
  };
};

type Plain = Readonly<Record<string, unknown>>;
type PlainEvent = DomainEvent<string, Plain>;
type Step = Taking & { readonly data: Plain; readonly before: Plain | null };
type PlainWay =
  | { readonly never: string }
  | { readonly as: EndpointName; readonly command: (data: Plain) => Plain };

export const restorableUndo = <S extends ItemShape, Own, Asked extends object, Other>(
  { shape, stream, decider }: RestorableItem<S, Own, Asked, Other>,
  { askedBy, facts, owner, others }: Parts<S, Own, Asked, Other>,
): UndoSubject => {
  const { entity, verbs, fields, change } = shape;
  const personal = owner ? { owner: owner as (data: Plain) => string | null } : {};
  const asked = ({ caller, now }: Taking) => ({ ...askedBy(caller), now });
  const back = (
    verb: string,
    more: (step: Step) => Plain = () => ({}),
  ): WayBack<PlainEvent, Plain | null, Plain> => ({
    ...personal,
    as: `${verb.charAt(0).toLowerCase()}${verb.slice(1)}${entity}` as EndpointName,
    command: (step) => ({ ...asked(step), type: `${verb}${entity}`, ...more(step) }),
  });
  const formerFields = ({ before, data }: Step): Plain => ({
    changes: pick(before ?? {}, Object.keys(change === 'differing' ? Object(data.changes) : fields)),
  });
  const further = Object.entries(others as Readonly<Record<string, PlainWay>>).map(([word, way]) => [
    `${entity}${word}`,
    'never' in way
      ? way
      : { ...personal, as: way.as, command: (step: Step) => ({ ...asked(step), ...way.command(step.data) }) },
  ]);
  return undoSubject<Plain, PlainEvent, Plain | null>({
    stream: stream as unknown as StreamRule<PlainEvent>,
    decider: decider as unknown as Decider<Plain, PlainEvent, Plain | null>,
    facts: (item, data) => item && facts(item as Item<Own>, data),
    ways: {
      [`${entity}${past[verbs[0]]}`]: back('Remove'),
      [`${entity}${past[verbs[1]]}`]: back(verbs[1], formerFields),
      [`${entity}Removed`]: back('Restore'),
      [`${entity}Restored`]: back('Remove'),
      ...Object.fromEntries(further),
    },
  });
};
