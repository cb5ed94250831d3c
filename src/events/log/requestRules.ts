/** Provides small validation rules for log requests; each throws `MalformedRequest` with the reason. */
import { MalformedRequest } from './malformedRequest.ts';

export function demand(met: boolean, message: string): asserts met {
  if (!met) {
    throw new MalformedRequest(message);
  }
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? String(value);

const refuse = (name: string, value: unknown, why: string): never => {
  throw new MalformedRequest(`${name} is ${shown(value)}, ${why}`);
};

export const demandForm = (value: unknown, form: RegExp, name: string): void => {
  if (typeof value !== 'string' || !form.test(value)) {
    refuse(name, value, `which is not ${form}`);
  }
};

/** 1 to 200 characters: keys and ids that the log never parses. */
export const demandName = (value: unknown, name: string): void => {
  if (typeof value !== 'string' || value.length < 1 || value.length > 200) {
    refuse(name, value, 'which is not 1 to 200 characters');
  }
};

export const demandWord = (value: unknown, words: readonly unknown[], name: string): void => {
  if (!words.includes(value)) {
    refuse(name, value, `which is none of ${words.join(', ')}`);
  }
};

export const demandWhole = (value: unknown, [least, most]: readonly [number, number], name: string): void => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    refuse(name, value, `which is no whole number from ${least} to ${most}`);
  }
};

export const demandList = (value: unknown, most: number, name: string): void => {
  demand(Array.isArray(value), `${name} is not a list`);
  demand(value.length <= most, `${name} has ${value.length} items, more than ${most}`);
};

export const demandObject = (value: unknown, name: string): void => {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), `${name} is not an object`);
};

/** `<category>-<id>`: a camelCase word, then 1 to 40 of [a-z0-9]. */
const streamForm = /^[a-z][a-zA-Z]{0,99}-[a-z0-9]{1,40}$/;

export const isStreamName = (text: string): boolean => streamForm.test(text);

export const demandStream = (value: unknown, name: string): void => {
  demandForm(value, streamForm, name);
};
