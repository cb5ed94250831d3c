/** The rules of a client. */
import { describe, test } from 'vitest';
import { clientDecider } from '#events/clients/clientDecider.ts';
import type { ClientAdded } from '#events/clients/clientEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(clientDecider);

const facts = {
  clientId: 'shoes',
  workspaceId: 'berg',
  name: 'Shoes & Sons',
  domain: 'shoes.example',
  industry: 'E-commerce',
  sample: false,
};

const add = { type: 'AddClient', ...facts, now: morning } as const;

const added: ClientAdded = { type: 'ClientAdded', data: { ...facts, addedAt: morning } };

describe('client', () => {
  test('is added with all that is known of it', () => {
    given().when(add).thenHappens(added);
  });

  test('is added once', () => {
    given(added)
      .when({ ...add, name: 'Boots & Sons', now: later })
      .thenRefused('versionConflict');
  });
});
