/** Lists the events that erase a person, and the people whose keys they delete. */
import type { DomainEvent } from '../log/storedEvent.ts';

export const erasureTypes: readonly string[] = ['MemberErased', 'ClientContactErased'];

export const isErasure = ({ type }: Pick<DomainEvent, 'type'>): boolean => erasureTypes.includes(type);

export const withErased = (event: DomainEvent, nameOf: (person: string) => string): DomainEvent => ({
  type: event.type,
  data: { ...event.data, erases: [...erasedIn([event])].map(nameOf) },
});

export const erasedIn = (events: Iterable<DomainEvent>): ReadonlySet<string> => {
  const erased = new Set<string>();
  for (const event of events) {
    if (!isErasure(event)) continue;
    const { erases } = event.data as { readonly erases: readonly string[] };
    for (const id of erases) erased.add(id);
  }
  return erased;
};
