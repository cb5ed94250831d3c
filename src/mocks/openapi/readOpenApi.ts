/** Handles GET /api/openapi.json: returns the API's description. */

import * as z from 'zod/mini';
import { roleLimits } from '#domain/access/roleLimits.ts';
import { isOpenToKeys, keyPrefix } from '#domain/apiKeys/apiKeyRules.ts';
import { declaredRefusals, refusalsByCaller } from '#domain/contract/declaredRefusals.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, onlyReads, paths } from '#domain/contract/paths.ts';
import { type ProblemCode, problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import { givesETag, ifMatchOf, readsKey } from '#domain/contract/versionHeaders.ts';
import { isFigureName } from '#domain/kpi/figureNames.ts';
import { type Figure, figureOf, figures } from '#domain/kpi/metricDictionary.ts';
import { resourceRules } from '#domain/marketplace/resourceRules.ts';
import { productName } from '#domain/product.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const described = ({ label, formula, unit, direction, note }: Figure): Json => ({
  title: label,
  description: `${formula}. ${note}`,
  'x-formula': formula,
  'x-unit': unit,
  'x-direction': direction,
});

const areFigures = (properties: Json): boolean =>
  Object.hasOwn(properties, 'spend_cents') && Object.hasOwn(properties, 'revenue_cents');

const propertiesOf = (properties: Json): Json => {
  const areAllFigures = areFigures(properties);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const inner = withFigures(schema);
      return [
        name,
        areAllFigures && isFigureName(name) && isObject(inner)
          ? { ...inner, ...described(figureOf(name)) }
          : inner,
      ];
    }),
  );
};

const withFigures = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withFigures);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === 'properties' && isObject(value) ? [key, propertiesOf(value)] : [key, withFigures(value)],
    ),
  );
};

const figureDictionary = (): Json =>
  Object.fromEntries(
    figures.map((figure) => [figure.name, { ...described(figure), 'x-measures': [...figure.columns] }]),
  );

const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return withFigures(rest) as Json;
};

const parametersIn = (place: 'path' | 'query', schema: z.ZodMiniType | undefined): readonly Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
};

const text: Json = { type: 'string' };

const header = (name: string, description: string, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: text,
});

const headersFor = (endpoint: Endpoint): readonly Json[] => {
  const ifMatch = ifMatchOf(endpoint);
  const about = 'The ETag of what is changed, or `*`: refused with 412 where it is another';
  return [
    ...(ifMatch ? [header('If-Match', about, ifMatch === 'required')] : []),
    ...(endpoint.hasVersion
      ? [header('If-None-Match', 'The ETag of the answer that the caller has: then 304')]
      : []),
    ...(readsKey(endpoint)
      ? [header('Idempotency-Key', 'Makes a repetition count once: it is answered by the first reply')]
      : []),
  ];
};

const etagOf = (name: EndpointName, endpoint: Endpoint): Json =>
  givesETag(name, endpoint) ? { ETag: { schema: text, description: 'Names this version' } } : {};

const successOf = (name: EndpointName, endpoint: Endpoint): Json => {
  const { success, mediaType, eachEvent, endEvent } = endpoint;
  const position = { schema: { type: 'integer' }, description: 'Head of the log' };
  const headers = { 'X-Log-Position': position, ...etagOf(name, endpoint) };
  // OpenAPI 3.1 cannot describe the events of a stream.
  const stream = {
    ...(eachEvent ? { 'x-event-data': schemaOf(eachEvent) } : {}),
    ...(endEvent ? { 'x-end-event-data': schemaOf(endEvent) } : {}),
  };
  if (mediaType) return { description: 'A stream', headers, content: { [mediaType]: stream } };
  if (!success.reply) return { description: 'Done', headers };
  const content = { 'application/json': { schema: schemaOf(success.reply) } };
  return { description: 'Done', headers, content };
};

const callerRefusals = (name: EndpointName, { roles }: Endpoint): readonly ProblemCode[] => {
  const isMet = {
    viewIsReadOnly: paths[name][0] !== 'GET' && name !== 'signOut',
    pastIsReadOnly: !onlyReads(name),
    quotaExceeded: isOpenToKeys(name),
    notForKeys: roles !== 'anyone' && !isOpenToKeys(name),
  };
  return refusalsByCaller.filter((code) => isMet[code]);
};

const responsesOf = (name: EndpointName, endpoint: Endpoint): Json => {
  const codes = [...declaredRefusals(endpoint), ...callerRefusals(name, endpoint)];
  const byStatus = Map.groupBy(codes, (code) => problemCatalogue[code].status);
  const problems = [...byStatus].map(([status, those]) => [
    String(status),
    {
      description: those.map((code) => `${code}: ${problemCatalogue[code].detail}`).join(' · '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  const unchanged = endpoint.hasVersion
    ? { 304: { description: 'As `If-None-Match` names it', headers: etagOf(name, endpoint) } }
    : {};
  return {
    [String(endpoint.success.status)]: successOf(name, endpoint),
    ...unchanged,
    ...Object.fromEntries(problems),
  };
};

const whoMayCall = ({ roles, ownerToo, visitorsToo }: Endpoint): readonly string[] =>
  roles === 'anyone'
    ? ['anyone']
    : [...roles, ...(ownerToo ? ['owner'] : []), ...(visitorsToo ? ['visitor'] : [])];

const limitsOf = ({ accessRules = {}, limits = {} }: Endpoint): Json => ({
  ...Object.fromEntries(Object.entries(accessRules).map(([role, rule]) => [role, resourceRules[rule].words])),
  ...Object.fromEntries(Object.entries(limits).map(([role, limit]) => [role, roleLimits[limit]])),
});

const securityOf = (name: EndpointName, { roles, visitorsToo }: Endpoint): readonly Json[] =>
  roles === 'anyone'
    ? []
    : [...(visitorsToo ? [{}] : []), { session: [] }, ...(isOpenToKeys(name) ? [{ apiKey: [] }] : [])];

const securitySchemes: Json = {
  session: { type: 'http', scheme: 'bearer', description: 'The token that signing in gives' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${keyPrefix}…`,
    description:
      'An API key of the workspace, in place of a session. A key reads, and sends figures; each call counts.',
  },
};

const operationOf = (name: EndpointName): Json => {
  const endpoint: Endpoint = endpoints[name];
  const body = endpoint.body;
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-roles': whoMayCall(endpoint),
    ...(endpoint.accessRules || endpoint.limits ? { 'x-role-limits': limitsOf(endpoint) } : {}),
    ...(endpoint.demoOnly ? { 'x-demo-only': true } : {}),
    'x-plan': endpoint.feature ?? (endpoint.planBy ? { by: endpoint.planBy } : null),
    security: securityOf(name, endpoint),
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...headersFor(endpoint),
    ],
    ...(body
      ? {
          requestBody: {
            required: endpoint.bodyMayMiss !== true,
            content: { 'application/json': { schema: schemaOf(body) } },
          },
        }
      : {}),
    responses: responsesOf(name, endpoint),
  };
};

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problemCatalogue) },
    reason: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    unknown: { type: 'array', items: { type: 'string' } },
    limit: { type: 'integer' },
    used: { type: 'integer' },
    plan: { type: ['string', 'null'] },
    neededPlan: { type: ['string', 'null'] },
  },
};

export const openApiDocument = (): Json => {
  const documented: Record<string, Json> = {};
  for (const name of Object.keys(paths) as EndpointName[]) {
    const [method, path] = paths[name];
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    documented[template] = { ...documented[template], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1.0.0' },
    paths: documented,
    'x-figures': figureDictionary(),
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes,
    },
  };
};

export const readOpenApi: Handler<'readOpenApi'> = () => json(200, openApiDocument());
