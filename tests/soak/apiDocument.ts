/** Reads the API document for the fuzzer and its referee. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { commonRefusals } from '#domain/contract/declaredRefusals.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { openApiDocument } from '#mocks/openapi/readOpenApi.ts';
import type { Reply } from '#tests/support/contractReply.ts';
import type { JsonSchema } from './shapes.ts';

type EventSchema = 'x-event-data' | 'x-end-event-data';

type Content = Readonly<
  Record<string, { readonly schema?: JsonSchema } & Readonly<Partial<Record<EventSchema, JsonSchema>>>>
>;

type Operation = {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-roles': readonly string[];
  readonly 'x-plan': unknown;
};

const document = openApiDocument();
const documented = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const placeOf = (name: EndpointName): readonly [path: string, method: string] => {
  const [method, path] = paths[name];
  return [path.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase()];
};

export const operationOf = (name: EndpointName): Operation => {
  const [path, method] = placeOf(name);
  const operation = documented[path]?.[method];
  if (!operation) throw new Error(`The document says nothing of ${name}`);
  return operation;
};

export const bodySchemaOf = (name: EndpointName): JsonSchema | null =>
  operationOf(name).requestBody?.content['application/json']?.schema ?? null;

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const createJudge = () => {
  const refuse = (...words: readonly unknown[]): never => {
    throw new Error(`ajv cannot judge by the document: ${words.join(' ')}`);
  };
  // Unknown formats would only log a warning and be ignored.
  const logger = { log: refuse, warn: refuse, error: refuse };
  const ajv = new Ajv2020({ strict: false, formats: fullFormats, allErrors: false, logger });
  ajv.addSchema(document, 'api');
  return (pointer: readonly string[], value: unknown): string | null => {
    const reference = `api#/${pointer.map((part) => encodeURIComponent(escaped(part))).join('/')}`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
};

const contentAt = (name: EndpointName, status: number, type: string): readonly string[] => [
  'paths',
  ...placeOf(name),
  'responses',
  String(status),
  'content',
  type,
];

export const createEventReferee = () => {
  const faultAt = createJudge();
  const type = 'text/event-stream';
  return (name: EndpointName, data: unknown, schema: EventSchema = 'x-event-data'): string | null =>
    operationOf(name).responses[200]?.content?.[type]?.[schema] === undefined
      ? 'nothing is documented of the events of this stream'
      : faultAt([...contentAt(name, 200, type), schema], data);
};

/** The fixed contract documents that this reply is never served. */
const isNeverServed = (name: EndpointName, status: number): boolean => name === 'oauth' && status === 501;

/**
 * Validates replies with ajv and returns an error, or null. `planted` lists refusals of planted faults, and
 * every other 5xx is an error.
 */
export const createReferee = () => {
  const faultAt = createJudge();

  const refusalFault = (
    name: EndpointName,
    { status, body }: Reply,
    { type, planted }: { readonly type: string; readonly planted: readonly ProblemCode[] },
  ): string | null => {
    const code = (body as { code?: ProblemCode } | null)?.code;
    const isPlanted = planted.some((one) => one === code);
    if (status >= 500 && !isPlanted && !isNeverServed(name, status))
      return `${status} ${code}, though no such fault was planted`;
    const isCommon = commonRefusals.some((common) => common === code) || code === 'malformedRequest';
    if (!operationOf(name).responses[String(status)] && !isCommon)
      return `${status} ${code} is not documented`;
    return type === 'application/problem+json'
      ? faultAt(['components', 'schemas', 'Problem'], body)
      : `is a problem of type ${type}`;
  };

  const successFault = (name: EndpointName, { status, body }: Reply, type: string): string | null => {
    const response = operationOf(name).responses[String(status)];
    if (!response) return `${status} is not documented`;
    if (!response.content) return null;
    const said = response.content[type];
    if (!said) return `is of type ${type}`;
    return said.schema ? faultAt([...contentAt(name, status, type), 'schema'], body) : null;
  };

  return (name: EndpointName, reply: Reply, planted: readonly ProblemCode[] = []): string | null => {
    const type = reply.headers.get('Content-Type')?.split(';')[0] ?? '';
    const isUnavailable = planted.includes('storageUnavailable');
    if (!isUnavailable && !/^\d+$/.test(reply.headers.get('X-Log-Position') ?? ''))
      return 'tells no position of the log';
    return reply.status >= 400
      ? refusalFault(name, reply, { type, planted })
      : successFault(name, reply, type);
  };
};
