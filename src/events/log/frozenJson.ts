/** Accepts only JSON values, as a frozen copy that no caller can change. */
import { MalformedRequest } from './malformedRequest.ts';
import type { Json } from './storedEvent.ts';

/** Keys that pollute the prototype when objects are merged. */
const poisonedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const deepest = 32;

type Trail = (string | number)[];

const fail = (trail: Trail, why: string): never => {
  throw new MalformedRequest(`${trail.join('.')} ${why}`);
};

const copyText = (text: string, trail: Trail): string =>
  text.isWellFormed() ? text : fail(trail, 'holds half of a surrogate pair, which is not text');

const copyNumber = (value: number, trail: Trail): number => {
  if (!Number.isFinite(value)) {
    return fail(trail, `is ${value}, which JSON cannot hold`);
  }
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return fail(trail, `is ${value}, beyond the whole numbers that are exact`);
  }
  return value === 0 ? 0 : value;
};

const copyList = (list: readonly unknown[], trail: Trail): Json => {
  const copy: Json[] = [];
  for (let index = 0; index < list.length; index += 1) {
    trail.push(index);
    copy.push(copyValue(list[index], trail));
    trail.pop();
  }
  return Object.freeze(copy);
};

/** True for `{}` and objects without a prototype, also from another window with its own `Object`. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
};

const copyKey = (key: string, trail: Trail): string =>
  poisonedKeys.has(key) ? fail(trail, 'is a key that the log does not take') : copyText(key, trail);

const copyObject = (record: object, trail: Trail): Json => {
  if (!isPlain(record) || Object.getOwnPropertySymbols(record).length > 0) {
    return fail(trail, 'is not a plain object');
  }
  const copy: Record<string, Json> = {};
  for (const [key, value] of Object.entries(record)) {
    trail.push(key);
    copy[copyKey(key, trail)] = copyValue(value, trail);
    trail.pop();
  }
  return Object.freeze(copy);
};

const copyValue = (value: unknown, trail: Trail): Json => {
  if (trail.length > deepest) {
    return fail(trail, `is nested more than ${deepest} levels deep`);
  }
  switch (typeof value) {
    case 'string':
      return copyText(value, trail);
    case 'number':
      return copyNumber(value, trail);
    case 'boolean':
      return value;
    case 'object':
      if (value === null) {
        return null;
      }
      return Array.isArray(value) ? copyList(value, trail) : copyObject(value, trail);
    default:
      return fail(trail, `is ${typeof value}, which JSON cannot hold`);
  }
};

/**
 * Deeply frozen; -0 becomes 0. Throws `MalformedRequest` for values that JSON loses, inexact integers, lone
 * surrogates and prototype keys. At most 32 levels, so cycles fail too.
 */
export const frozenJson = (value: unknown, name: string): Json => copyValue(value, [name]);

const areJson = (members: readonly unknown[], depth: number): boolean => {
  for (const member of members) if (!isJsonAt(member, depth)) return false;
  return true;
};

const isJsonRecord = (record: object, depth: number): boolean => {
  if (!isPlain(record) || Object.getOwnPropertySymbols(record).length > 0) return false;
  for (const key of Object.keys(record)) if (poisonedKeys.has(key) || !key.isWellFormed()) return false;
  return areJson(Object.values(record), depth);
};

const isJsonAt = (value: unknown, depth: number): boolean => {
  if (depth > deepest) return false;
  switch (typeof value) {
    case 'string':
      return value.isWellFormed();
    case 'number':
      return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      return Array.isArray(value) ? areJson(value, depth + 1) : isJsonRecord(value, depth + 1);
    default:
      return false;
  }
};

/** Like `frozenJson` but without the copy, because whole logs are checked. */
export const isJson = (value: unknown): boolean => isJsonAt(value, 1);

export const freezeDeep = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) {
      freezeDeep(member);
    }
    Object.freeze(value);
  }
  return value;
};
