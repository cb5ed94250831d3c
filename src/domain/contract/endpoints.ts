/** The contract: each endpoint with its shapes, roles and refusals. Handlers, OpenAPI, role matrix and client types all come from here. */
import type * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';
import { firstEndpoints } from './firstEndpoints.ts';
import { laterEndpoints } from './laterEndpoints.ts';
import type { EndpointName } from './paths.ts';

export const endpoints = { ...firstEndpoints, ...laterEndpoints } as const satisfies Record<
  EndpointName,
  Endpoint
>;

type Endpoints = typeof endpoints;

type Inferred<Part> = Part extends Schema ? z.infer<Part> : undefined;

/** The body that an endpoint takes; `undefined` for none. */
export type BodyOf<Name extends EndpointName> = Endpoints[Name] extends { body: infer Body }
  ? Inferred<Body>
  : undefined;

/** The query that an endpoint takes; `undefined` for none. */
export type QueryOf<Name extends EndpointName> = Endpoints[Name] extends { query: infer Query }
  ? Inferred<Query>
  : undefined;

/** The parameters in an endpoint's path; `undefined` for none. */
export type ParamsOf<Name extends EndpointName> = Endpoints[Name] extends { params: infer Params }
  ? Inferred<Params>
  : undefined;

/** What an endpoint answers with when it succeeds. */
export type ReplyOf<Name extends EndpointName> = Inferred<Endpoints[Name]['success']['reply']>;
