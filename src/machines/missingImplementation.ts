/** What stands where a machine's effects go until someone provides them: nothing runs by accident. */
import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

const refusal = (name: string): Error => new Error(`${name} is not provided`);

/** A promise actor that fails. */
export const missingPromise = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromPromise<Output, Input>(() => Promise.reject(refusal(name)));

/** A callback actor that fails. */
export const missingCallback = <
  Event extends { type: string },
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  fromCallback<Event, Input>(() => {
    throw refusal(name);
  });

/** An action that throws. */
export const missingAction = (name: string) => () => {
  throw refusal(name);
};
