/** Tests each endpoint's path, access and success status. */
import { describe, expect, test } from 'vitest';
import { roles } from '#domain/access/role.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';

const names = Object.keys(paths) as EndpointName[];

describe('endpoints', () => {
  test('are the fixed core’s paths, methods and statuses [S7.1]', () => {
    const fixed = {
      signUp: ['POST', '/api/auth/sign-up', 201],
      signIn: ['POST', '/api/auth/sign-in', 200],
      readSession: ['GET', '/api/auth/session', 200],
      signOut: ['POST', '/api/auth/sign-out', 204],
      updateProfile: ['PATCH', '/api/auth/profile', 200],
      listPlans: ['GET', '/api/plans', 200],
      readSubscription: ['GET', '/api/subscription', 200],
      checkout: ['POST', '/api/checkout', 201],
      cancelSubscription: ['POST', '/api/subscription/cancel', 200],
      startTrial: ['POST', '/api/subscription/trial', 201],
      resumeSubscription: ['POST', '/api/subscription/resume', 200],
      changeSubscription: ['POST', '/api/subscription/change', 200],
      listEvents: ['GET', '/api/events', 200],
      streamEvents: ['GET', '/api/events/stream', 200],
      streamVisits: ['GET', '/api/realtime/stream', 200],
      readOpenApi: ['GET', '/api/openapi.json', 200],
    } as const;
    const kept = Object.keys(fixed) as (keyof typeof fixed)[];

    expect(
      Object.fromEntries(kept.map((name) => [name, [...paths[name], endpoints[name].success.status]])),
    ).toEqual(fixed);
    expect(paths.oauth).toEqual(['POST', '/api/auth/oauth/:provider']);
  });

  test('stand in both tables under the same names', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(names.toSorted());
  });

  test('have an address each', () => {
    const addresses = names.map((name) => paths[name].join(' '));

    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('are open to anyone, to roles that exist, or to the owner', () => {
    const unknown = names.filter((name) => {
      const { roles: allowed, ownerToo }: Endpoint = endpoints[name];
      if (allowed === 'anyone') return false;
      return (allowed.length === 0 && !ownerToo) || allowed.some((role) => !roles.includes(role));
    });

    expect(unknown).toEqual([]);
  });

  test('let a visitor sign up, sign in, see the plans and the demo’s figures, write to us, open the link of an invitation or of shared content, see the look of an agency’s sign-in, set a forgotten password, check out and read about the API, nothing else [S6.1]', () => {
    const isOpen = ({ roles, visitorsToo }: Endpoint) => roles === 'anyone' || visitorsToo === true;
    expect(names.filter((name) => isOpen(endpoints[name]))).toEqual([
      'signUp',
      'signIn',
      'oauth',
      'requestPasswordReset',
      'resetPassword',
      'listPlans',
      'sendContact',
      'openShare',
      'readShare',
      'readSignInLook',
      'demoFigures',
      'checkout',
      'readInvitation',
      'paymentProvider',
      'readOpenApi',
    ]);
  });

  test('that read take no body', () => {
    const reading: readonly [EndpointName, Endpoint][] = names
      .filter((name) => paths[name][0] === 'GET')
      .map((name) => [name, endpoints[name]]);

    expect(reading.filter(([, { body }]) => body !== undefined).map(([name]) => name)).toEqual([]);
  });

  test('declare every parameter of their path', () => {
    const declared = names.map((name) => {
      const { params }: Endpoint = endpoints[name];
      const shape = params === undefined ? {} : (params as unknown as { shape: object }).shape;
      return [name, Object.keys(shape)];
    });
    const named = names.map((name) => [
      name,
      [...paths[name][1].matchAll(/:(\w+)/g)].map(([, word]) => word),
    ]);

    expect(declared).toEqual(named);
  });
});
