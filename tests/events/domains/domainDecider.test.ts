/** Tests that a domain has one holder, and who may change it. */
import { describe, expect, test } from 'vitest';
import { noRecords } from '#domain/branding/domainRules.ts';
import { domainDecider } from '#events/domains/domainDecider.ts';
import type { DomainEvent } from '#events/domains/domainEvents.ts';

const now = '2026-01-05T09:00:00.000Z';
const domain = 'reports.berg.example';
const of = (workspaceId: string) => ({ workspaceId, domain, now });
const requested: DomainEvent = {
  type: 'DomainRequested',
  data: { workspaceId: 'berg', domain, token: 'abc', requestedAt: now },
};
const released: DomainEvent = {
  type: 'DomainReleased',
  data: { workspaceId: 'berg', domain, releasedAt: now },
};

const held = (...events: readonly DomainEvent[]) =>
  events.reduce(domainDecider.evolve, domainDecider.initial);

describe('a domain', () => {
  test('of one workspace is refused to others until it is released', () => {
    const ask = { type: 'RequestDomain', ...of('lang'), token: 'def' } as const;
    const given = {
      ok: true,
      events: [{ ...requested, data: { ...requested.data, workspaceId: 'lang', token: 'def' } }],
    };
    expect([
      domainDecider.decide(ask, held(requested)),
      domainDecider.decide({ type: 'ReleaseDomain', ...of('lang') }, held(requested)),
      domainDecider.decide(ask, held(requested, released)),
      domainDecider.decide({ type: 'ReleaseDomain', ...of('berg') }, held(requested, released)),
    ]).toEqual([
      { ok: false, refusal: 'domainHeld' },
      { ok: false, refusal: 'notFound' },
      given,
      { ok: false, refusal: 'notFound' },
    ]);
  });

  test('is not requested twice, nor are equal records set', () => {
    expect([
      domainDecider.decide({ type: 'RequestDomain', ...of('berg'), token: 'def' }, held(requested)),
      domainDecider.decide({ type: 'SetDnsRecords', ...of('berg'), records: noRecords }, held(requested)),
    ]).toEqual([
      { ok: true, events: [] },
      { ok: true, events: [] },
    ]);
  });
});
