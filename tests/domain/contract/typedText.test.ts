/** Checks that every request body of the contract cleans typed texts alike. */

import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from '#domain/contract/endpoints.ts';

type Shape = {
  readonly def: {
    readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
    readonly innerType?: z.ZodMiniType;
    readonly element?: z.ZodMiniType;
    readonly options?: readonly z.ZodMiniType[];
  };
};

type Field = readonly [path: string, schema: z.ZodMiniType];

const fieldsIn = (path: string, schema: z.ZodMiniType): readonly Field[] => {
  const { shape, innerType, element, options } = (schema as unknown as Shape).def;
  if (shape) return Object.entries(shape).flatMap(([name, one]) => fieldsIn(`${path}.${name}`, one));
  if (options) return options.flatMap((one) => fieldsIn(path, one));
  const inner = innerType ?? element;
  return inner ? fieldsIn(path, inner) : [[path, schema]];
};

const bodies: readonly Field[] = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  'body' in endpoint ? fieldsIn(name, endpoint.body as z.ZodMiniType) : [],
);

const isTyped = (path: string): boolean =>
  /\.(?:name|title|text|label|company|firstName|lastName|first_name|last_name|message|notes?|reason|tax_id|address|industry|tags?|subject|question|email|description)$/.test(
    path,
  );

const cleaned = ([, schema]: Field): unknown => schema.safeParse('\u200B\u00AD \u2060Ann\uFEFF\u3164').data;

test('every typed text of a request body loses its invisible edges where it comes in', () => {
  const texts = bodies.filter((field) => isTyped(field[0]) && field[1].safeParse('Ann').success);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((field) => cleaned(field) !== 'Ann').map(([path]) => path)).toEqual([]);
});

test('a typed text without anything visible comes in empty', () => {
  const texts = bodies.filter(([path, schema]) => isTyped(path) && schema.safeParse('').success);
  const unseen = ['\u200B', '\u2800', '\u3164', '\u00AD', '\u202E', '\uFE0F', '\u0000'];
  const left = texts.filter(([, schema]) => unseen.some((one) => schema.safeParse(one).data !== ''));
  expect(left.map(([path]) => path)).toEqual([]);
});
