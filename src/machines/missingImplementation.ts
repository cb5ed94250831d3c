/** Provides failing placeholders for a machine's effects, so that nothing runs unless implemented. */
import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

const refusal = (name: string): Error => new Error(`${name} is not provided`);

export const missingPromise = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromPromise<Output, Input>(() => Promise.reject(refusal(name)));

export const missingCallback = <
  Event extends { type: string },
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  fromCallback<Event, Input>(() => {
    throw refusal(name);
  });

export const missingAction = (name: string) => () => {
  throw refusal(name);
};
