/** Validates a request against its endpoint's schemas: size, type, JSON, shape. */
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { RefusalError } from './refusal.ts';

/** The paths of invalid texts, such as `profile.firstName`; includes fields with an invalid name. */
const brokenTexts = (value: unknown, path = 'body'): readonly string[] => {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = path === 'body' ? name : `${path}.${name}`;
    return name.isWellFormed() ? brokenTexts(part, inside) : [inside];
  });
};

const largestBody = 256 * 1024;
const longBody = 8 * 1024 * 1024;
const deepestBody = 32;

type Issue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
};

type FieldError = readonly [field: string, error: string];

const errorsOf = ({ code, path, message, keys }: Issue): readonly FieldError[] => {
  const field = path.map(String).join('.');
  if (code !== 'unrecognized_keys') return [[field || 'body', message || 'Not a valid value']];
  return (keys ?? []).map((key) => [field ? `${field}.${key}` : key, 'Unknown field']);
};

const fieldErrors = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.flatMap(errorsOf));

const validated = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RefusalError('invalid', { errors: fieldErrors(result.error.issues) });
};

/** An invalid parameter means that nothing exists at the address. */
const validatedParams = (schema: z.ZodMiniType | undefined, params: unknown): unknown => {
  const result = schema?.safeParse(params);
  if (result && !result.success) throw new RefusalError('notFound');
  return result?.data;
};

const tooDeep = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => tooDeep(part, left - 1));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusalError('malformedJson');
  }
};

const readBody = async (
  request: Request,
  { bodyMayMiss, hasLongBody }: Pick<Endpoint, 'bodyMayMiss' | 'hasLongBody'>,
): Promise<unknown> => {
  const [most, refusal] = hasLongBody
    ? ([longBody, 'tooManyRows'] as const)
    : ([largestBody, 'bodyTooLarge'] as const);
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new RefusalError(refusal);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > most) throw new RefusalError(refusal);
  if (bodyMayMiss && bytes.byteLength === 0) return {};
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new RefusalError('unsupportedType');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusalError('malformedJson');
  }
  const value = parseJson(text);
  if (tooDeep(value, deepestBody)) throw new RefusalError('malformedRequest');
  const broken = brokenTexts(value);
  if (broken.length > 0) {
    const errors = broken.map((field) => [field, 'Contains a broken character']);
    throw new RefusalError('invalid', { errors: Object.fromEntries(errors) });
  }
  return value;
};

const readQuery = (url: URL): Record<string, string> => {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(query, name)) throw new RefusalError('invalid', { errors: { [name]: 'Given twice' } });
    Object.defineProperty(query, name, { value, enumerable: true });
  }
  return query;
};

export type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

const noQuery = z.strictObject({});

/** Validates an endpoint's whole input; refuses with 400, 404, 413, 415 or 422. */
export const readInput = async (
  endpoint: Endpoint,
  request: Request,
  pathParams: Readonly<Record<string, string>>,
): Promise<Input> => ({
  params: validatedParams(endpoint.params, pathParams),
  query: validated(endpoint.query ?? noQuery, readQuery(new URL(request.url))),
  body: endpoint.body ? validated(endpoint.body, await readBody(request, endpoint)) : undefined,
});
