/** Waits until a lifecycle has nothing under way: whatever it asked for is answered. */
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';

const isUnderWay = (child: AnyActorRef | undefined): boolean => child?.getSnapshot().status === 'active';

/** Of an actor that invokes requests alone; one that listens for ever never rests. */
export const rested = async (actor: AnyActorRef): Promise<void> => {
  await waitFor(
    actor,
    ({ children }: AnyMachineSnapshot) =>
      !Object.values(children as Record<string, AnyActorRef | undefined>).some(isUnderWay),
  );
};
