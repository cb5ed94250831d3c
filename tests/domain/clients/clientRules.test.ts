/** Tests the validation, normalization and search of clients. */
import { describe, expect, test } from 'vitest';
import { clientErrors, matchesClient, tidyChanges, tidyClient } from '#domain/clients/clientRules.ts';

const acme = { name: 'Acme & Sons', domain: 'acme.com', industry: 'Retail' };

describe('client rules', () => {
  test('ask for every field that is given, within its length', () => {
    expect([
      clientErrors(acme),
      clientErrors({}),
      clientErrors({ name: ' ', domain: '', industry: '\t' }),
      clientErrors({ name: 'n'.repeat(121), industry: 'i'.repeat(61) }),
      clientErrors({ name: 'n'.repeat(120), industry: 'i'.repeat(60) }),
      clientErrors({ domain: 'acme.com/shop' }),
    ]).toEqual([
      {},
      {},
      { name: 'Name is required', domain: 'Domain is required', industry: 'Industry is required' },
      {
        name: 'Name must be at most 120 characters long',
        industry: 'Industry must be at most 60 characters long',
      },
      {},
      { domain: 'Enter a domain such as acme.com, without a path' },
    ]);
  });

  test('keep texts without blank ends and a domain in its one spelling', () => {
    expect(tidyClient({ name: ' Acme ', domain: 'https://WWW.Acme.com/', industry: ' Retail\n' })).toEqual({
      name: 'Acme',
      domain: 'acme.com',
      industry: 'Retail',
    });
    expect(tidyChanges({ industry: ' Retail ', name: undefined })).toEqual({ industry: 'Retail' });
  });

  test('find a client by any part of its name, domain or industry, in whatever case', () => {
    const found = ['', ' ACME ', 'sons', '.COM', 'tail', 'acme.comretail', 'nobody'];
    expect(found.map((search) => matchesClient(acme, search))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
