/** Converts an event's payload to editable JSON and back, with secrets masked. */
import { concealed, withoutSecrets } from '#machines/withoutSecrets.ts';
import type { ExampleEvent } from './chartSubject.ts';

export const contentText = ({ type: _, ...content }: ExampleEvent): string =>
  JSON.stringify(withoutSecrets(content), null, 2);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Masked values that were not edited are restored from the example. */
const restored = (value: unknown, example: unknown): unknown => {
  if (value === concealed) return example;
  if (!isRecord(value) || !isRecord(example)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, restored(inner, example[key])]),
  );
};

export const eventFromText = (
  text: string,
  example: ExampleEvent,
): { readonly event: ExampleEvent } | { readonly problem: string } => {
  try {
    const content: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
    if (!isRecord(content)) return { problem: 'The content is a JSON object, between { and }.' };
    return { event: { ...(restored(content, example) as object), type: example.type } };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};
