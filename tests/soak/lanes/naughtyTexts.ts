/**
 * Sends every naughty text through every text field of every command: stored texts come back unchanged,
 * others are refused with a message.
 */

import { expect } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { naughtyTexts as list } from '#tests/support/naughtyTexts.ts';
import { exportWhole, readWhole } from '#tests/support/wholeExport.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { bodySchemaOf, createReferee, operationOf } from '../apiDocument.ts';
import { type FuzzFixture, idPicker, idsOf, openFuzzFixture, subjectOf } from '../fuzzFixture.ts';
import type { Lane } from '../lane.ts';
import { fitting, type JsonSchema, type Vocabulary } from '../shapes.ts';

const avoided: readonly EndpointName[] = [
  'signOut',
  'removeMember',
  'changeMemberRole',
  'changeSubscription',
];

type Field = { readonly name: EndpointName; readonly path: readonly string[] };

const isFreeText = ({ type, format, enum: words }: JsonSchema): boolean =>
  type === 'string' && format === undefined && words === undefined;

const textsIn = (schema: JsonSchema, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (isFreeText(schema)) return [path];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => textsIn(choice, path));
  if (schema.items) return textsIn(schema.items, [...path, '0']);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textsIn(part, [...path, name]));
};

const fields: readonly Field[] = (Object.keys(paths) as EndpointName[])
  .filter((name) => !avoided.includes(name))
  .flatMap((name) => textsIn(bodySchemaOf(name) ?? {}).map((path) => ({ name, path })));

const withText = (body: unknown, path: readonly string[], text: string): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return text;
  if (first === '0') return [withText(Array.isArray(body) ? body[0] : undefined, rest, text)];
  const known = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...known, [first]: withText(known[first], rest, text) };
};

const leavesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};

const sitesOf = (path: readonly string[], text: string): readonly string[] =>
  path.at(-1) === 'domain' && URL.canParse(text) ? [new URL(text).hostname.replace(/^www\./, '')] : [];

/** Leading and trailing blanks are trimmed. Hosts, addresses and tags are normalized. */
const spellings = (path: readonly string[], text: string): readonly string[] => {
  const tidy = tidyText(text);
  const single = tidy.replaceAll(/\s+/g, ' ');
  return [text, text.trim(), tidy, tidy.toLowerCase(), single, single.toLowerCase(), ...sitesOf(path, text)];
};

/** A blank list entry is dropped. */
const isNoEntry = (path: readonly string[], text: string): boolean =>
  path.at(-1) === '0' && tidyText(text) === '';

const isKept = (value: unknown, path: readonly string[], text: string): boolean => {
  const leaves = leavesOf(value);
  return isNoEntry(path, text) || spellings(path, text).some((spelling) => leaves.includes(spelling));
};

type Seen = { kept: number; refused: number; read: number };

/**
 * Fields that are not stored: questions, passwords, codes of a sign-in, typed confirmations and names of other things. A bulk tag
 * is stored only if a client has it.
 */
const isOnlyRead = (path: readonly string[]): boolean =>
  ['question', 'password', 'code', 'etag', 'copy_of', 'rule_ids', 'tag', 'token', 'typed'].some((field) =>
    path.includes(field),
  );

const sendText = async (
  fixture: FuzzFixture,
  { name, path, text, token }: Field & { readonly text: string; readonly token: string },
  { vocabulary, seen, faults }: { vocabulary: Vocabulary; seen: Seen; faults: Map<string, string> },
): Promise<void> => {
  const parameters = operationOf(name).parameters.filter(({ in: place }) => place === 'path');
  const params = Object.fromEntries(
    parameters.map(({ name: parameter, schema }) => [
      parameter,
      schema.enum ? String(schema.enum[0]) : vocabulary.idFor(subjectOf(name)),
    ]),
  );
  const body = withText(fitting(bodySchemaOf(name) ?? {}, vocabulary), path, text);
  const { position } = await fixture.log.head();
  const reply = await fixture.ask(name, { params, body, token, headers: { 'If-Match': '*' } });
  const fault = judge(name, reply);
  const where = `${name} ${path.join('.')}`;
  if (fault !== null) faults.set(where, `${where} with ${JSON.stringify(text)}: ${fault}`);
  if (reply.status >= 400) {
    seen.refused += 1;
    return;
  }
  const written = (await fixture.log.readAll({ after: position })).map(({ data }) => data);
  if (isKept([written, reply.body], path, text)) seen.kept += 1;
  else if (isOnlyRead(path)) seen.read += 1;
  else faults.set(where, `${where} with ${JSON.stringify(text)} is neither kept nor refused`);
};

const judge = createReferee();

const holdExport = async (fixture: FuzzFixture): Promise<void> => {
  const events = await fixture.log.readAll({ limit: 1_000_000 });
  const file = await exportWhole(events, { tenant: 'tests', createdAt: '2026-01-05T09:00:00.000Z' });
  const { report, events: read } = await readWhole(file);
  expect(report.fault).toBeNull();
  expect(read).toEqual(events);
};

export const naughtyTexts: Lane = {
  name: 'naughty-texts',
  promise: 'hostile text in any field is kept as it was or refused, and never breaks an answer or an export',
  runs: 515 * fields.length,
  run: async ({ runs, seed }) => {
    const texts = list();
    const random = seededRandom(seed);
    const seen: Seen = { kept: 0, refused: 0, read: 0 };
    const faults = new Map<string, string>();
    for (let begun = 0; begun < runs; begun += 2_000) {
      const fixture = await openFuzzFixture(seed + begun);
      const token = await fixture.signIn('admin');
      const events = await fixture.log.readAll({ limit: 100_000 });
      const vocabulary = { random, idFor: idPicker(idsOf(events), random) };
      for (let run = begun; run < Math.min(runs, begun + 2_000); run += 1) {
        const field = fields[run % fields.length] as Field;
        const text =
          texts[(Math.floor(run / fields.length) + (run % fields.length) * 7) % texts.length] ?? '';
        await sendText(fixture, { ...field, text, token }, { vocabulary, seen, faults });
      }
      await holdExport(fixture);
    }
    expect([...faults.values()]).toEqual([]);
    return { texts: runs, fields: fields.length, ...seen };
  },
};
