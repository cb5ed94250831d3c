/** Digests a long body: its texts are hashed one by one, yielding to the page between them. */
import { sha256Hex } from '#events/log/digest.ts';
import { macrotask } from '#world/settle.ts';

const hashesOf = async (texts: readonly string[]): Promise<readonly string[]> => {
  const hashes: string[] = [];
  for (const text of texts) {
    await macrotask();
    hashes.push(sha256Hex(text));
  }
  return hashes;
};

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const digestOf = async (body: unknown): Promise<unknown> => {
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(Object(body))) {
    fields.push([name, areTexts(value) ? await hashesOf(value) : value]);
  }
  return Object.fromEntries(fields);
};
