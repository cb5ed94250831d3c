/** Declares the contract of all endpoints; handlers, OpenAPI, role matrix and client types derive from it. */
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

export type EarlyName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly early: true } ? Name : never;
}[EndpointName];

type Inferred<Part> = Part extends Schema ? z.infer<Part> : undefined;

export type BodyOf<Name extends EndpointName> = Endpoints[Name] extends { body: infer Body }
  ? Inferred<Body>
  : undefined;

export type QueryOf<Name extends EndpointName> = Endpoints[Name] extends { query: infer Query }
  ? Inferred<Query>
  : undefined;

export type ParamsOf<Name extends EndpointName> = Endpoints[Name] extends { params: infer Params }
  ? Inferred<Params>
  : undefined;

export type ReplyOf<Name extends EndpointName> = Inferred<Endpoints[Name]['success']['reply']>;
