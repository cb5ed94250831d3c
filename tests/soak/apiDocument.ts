/** The API's own document as a fuzzer and its referee read it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { commonRefusals } from '#domain/contract/declaredRefusals.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { openApiDocument } from '#mocks/handlers/openapi/openApiDocument.ts';
import type { Reply } from '#tests/support/contractReply.ts';
import type { JsonSchema } from './shapes.ts';

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

type Operation = {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

const document = openApiDocument();
const documented = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const placeOf = (name: EndpointName): readonly [path: string, method: string] => {
  const [method, path] = paths[name];
  return [path.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase()];
};

/** What the document says of an endpoint. */
export const operationOf = (name: EndpointName): Operation => {
  const [path, method] = placeOf(name);
  const operation = documented[path]?.[method];
  if (!operation) throw new Error(`The document says nothing of ${name}`);
  return operation;
};

export const bodySchemaOf = (name: EndpointName): JsonSchema | null =>
  operationOf(name).requestBody?.content['application/json']?.schema ?? null;

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Judges replies by the document alone, with ajv; gives what is wrong in words, or null. */
export const createReferee = () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'api');

  const faultOf = (name: EndpointName, status: number, type: string, body: unknown): string | null => {
    const pointer = ['paths', ...placeOf(name), 'responses', String(status), 'content', type, 'schema'];
    const reference = `api#/${pointer.map((part) => encodeURIComponent(escaped(part))).join('/')}`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };

  const problemFault = (body: unknown): string | null => {
    const validate = ajv.getSchema('api#/components/schemas/Problem');
    if (!validate) throw new Error('The document has no schema of problems');
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };

  const refusalFault = (name: EndpointName, { status, body }: Reply, type: string): string | null => {
    const { code } = (body ?? {}) as { code?: string };
    const isCommon = commonRefusals.some((common) => common === code) || code === 'malformedRequest';
    if (code === 'internal') return 'failed inside';
    if (!operationOf(name).responses[String(status)] && !isCommon)
      return `${status} ${code} is not documented`;
    return type === 'application/problem+json' ? problemFault(body) : `is a problem of type ${type}`;
  };

  const successFault = (name: EndpointName, { status, body }: Reply, type: string): string | null => {
    const response = operationOf(name).responses[String(status)];
    if (!response) return `${status} is not documented`;
    if (!response.content) return null;
    const said = response.content[type];
    if (!said) return `is of type ${type}`;
    return said.schema ? faultOf(name, status, type, body) : null;
  };

  return (name: EndpointName, reply: Reply): string | null => {
    const type = reply.headers.get('Content-Type')?.split(';')[0] ?? '';
    if (!/^\d+$/.test(reply.headers.get('X-Log-Position') ?? '')) return 'tells no position of the log';
    return reply.status >= 400 ? refusalFault(name, reply, type) : successFault(name, reply, type);
  };
};
