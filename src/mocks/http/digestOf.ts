/** What a long body is told from others by: its texts by their hashes, which are made one after the other, with turns of the page between them. */
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

/** The body with hashes in the place of lists of texts. */
export const digestOf = async (body: unknown): Promise<unknown> => {
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(Object(body))) {
    fields.push([name, areTexts(value) ? await hashesOf(value) : value]);
  }
  return Object.fromEntries(fields);
};
