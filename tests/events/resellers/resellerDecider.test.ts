/** Tests the rules of a reseller's tenants. */
import { describe, test } from 'vitest';
import { resellerDecider } from '#events/resellers/resellerDecider.ts';
import type { ResellerEvent } from '#events/resellers/resellerEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(resellerDecider);

const about = { workspaceId: 'berg', tenantId: 'one', name: 'Harbor Media' } as const;
const added: ResellerEvent = { type: 'TenantAdded', data: { ...about, plan: 'pro', addedAt: morning } };
const ended: ResellerEvent = { type: 'TenantEnded', data: { ...about, endedAt: later } };
const asked = { workspaceId: 'berg', tenantId: 'one', now: later } as const;

describe('a tenant', () => {
  test('is added with a tidy name', () => {
    given()
      .when({ type: 'AddTenant', ...asked, now: morning, name: ' Harbor Media ', plan: 'pro' })
      .thenHappens(added);
  });

  test('is refused under a name that another one has, and taken once that has ended', () => {
    const second = {
      type: 'AddTenant',
      ...asked,
      tenantId: 'two',
      name: 'harbor media',
      plan: 'pro',
    } as const;
    given(added).when(second).thenRefused('tenantKnown');
    given(added, ended)
      .when(second)
      .thenHappens({
        type: 'TenantAdded',
        data: { workspaceId: 'berg', tenantId: 'two', name: 'harbor media', plan: 'pro', addedAt: later },
      });
  });

  test('is renamed and moved to another plan, each reported by itself', () => {
    given(added)
      .when({ type: 'ChangeTenant', ...asked, name: 'Pine', plan: 'enterprise' })
      .thenHappens(
        {
          type: 'TenantRenamed',
          data: { ...about, name: 'Pine', formerName: 'Harbor Media', renamedAt: later },
        },
        {
          type: 'TenantPlanChanged',
          data: { ...about, name: 'Pine', formerPlan: 'pro', plan: 'enterprise', changedAt: later },
        },
      );
    given(added)
      .when({ type: 'ChangeTenant', ...asked, name: 'Harbor Media', plan: 'pro' })
      .thenNothing();
  });

  test('ends once, is not changed then, and comes back', () => {
    given(added)
      .when({ type: 'EndTenant', ...asked })
      .thenHappens(ended);
    given(added, ended)
      .when({ type: 'EndTenant', ...asked })
      .thenNothing();
    given(added, ended)
      .when({ type: 'ChangeTenant', ...asked, name: 'Pine' })
      .thenRefused('notFound');
    given(added, ended)
      .when({ type: 'RestoreTenant', ...asked })
      .thenHappens({ type: 'TenantRestored', data: { ...about, restoredAt: later } });
    given(added)
      .when({ type: 'RestoreTenant', ...asked })
      .thenNothing();
    given()
      .when({ type: 'EndTenant', ...asked })
      .thenRefused('notFound');
  });
});

describe('the share', () => {
  test('is at most 70 per cent, and reported with the one before', () => {
    given()
      .when({ type: 'ChangeShare', workspaceId: 'berg', share: 40, now: later })
      .thenHappens({
        type: 'ResellerShareChanged',
        data: { workspaceId: 'berg', formerShare: 70, share: 40, changedAt: later },
      });
    given().when({ type: 'ChangeShare', workspaceId: 'berg', share: 71, now: later }).thenRefused('invalid');
    given().when({ type: 'ChangeShare', workspaceId: 'berg', share: 70, now: later }).thenNothing();
  });
});
