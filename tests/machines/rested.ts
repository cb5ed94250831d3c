/** Waits until an actor has no pending requests. */
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';

const isUnderWay = (child: AnyActorRef | undefined): boolean => child?.getSnapshot().status === 'active';

/** Only for actors that invoke nothing but requests; one that listens forever never settles. */
export const rested = async (actor: AnyActorRef): Promise<void> => {
  await waitFor(
    actor,
    ({ children }: AnyMachineSnapshot) =>
      !Object.values(children as Record<string, AnyActorRef | undefined>).some(isUnderWay),
  );
};
