/** Refuses calls with 403 to people of an agency that requires a second factor they have not set up. */
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { type FactorDirectories, isFactorDue } from '#events/projections/isFactorDue.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

/** The calls with which a person sets it up, or leaves. */
const open: readonly EndpointName[] = [
  'readSession',
  'signOut',
  'readSecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
];

type Called = { readonly name: EndpointName; readonly endpoint: Endpoint; readonly hasKey: boolean };

/** Null allows. Public endpoints stay open, and programs with a key have no second factor. */
export const refusedFactor = (
  { name, endpoint, hasKey }: Called,
  caller: Caller | null,
  answers: FactorDirectories,
): RefusalError | null =>
  caller === null || hasKey || endpoint.roles === 'anyone' || open.includes(name)
    ? null
    : isFactorDue(caller, answers)
      ? new RefusalError('secondFactorDue')
      : null;
