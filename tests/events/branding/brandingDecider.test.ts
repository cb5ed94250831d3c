/** Tests the rules of a workspace's branding. */
import { describe, test } from 'vitest';
import { type Look, productLook } from '#domain/branding/look.ts';
import { brandingDecider } from '#events/branding/brandingDecider.ts';
import type { BrandingEvent } from '#events/branding/brandingEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(brandingDecider);

const violet: Look = { ...productLook, name: 'Berg', accent: '#7c3aed' };
const green: Look = { ...violet, accent: '#15803d' };
const saved = (look: Look): BrandingEvent => ({
  type: 'LookSaved',
  data: { workspaceId: 'berg', look, savedAt: morning },
});
const rolledBack = (version: number): BrandingEvent => ({
  type: 'LookRolledBack',
  data: { workspaceId: 'berg', version, rolledBackAt: later },
});
const save = (look: Look) => ({ type: 'SaveLook', workspaceId: 'berg', look, now: morning }) as const;
const rollBack = (version: number) =>
  ({ type: 'RollBackLook', workspaceId: 'berg', version, now: later }) as const;

describe('look of a workspace', () => {
  test('is saved as a whole, once', () => {
    given().when(save(violet)).thenHappens(saved(violet));
    given(saved(violet)).when(save(violet)).thenNothing();
    given().when(save(productLook)).thenNothing();
  });

  test('can be any earlier one again, the original too, by an event of its own', () => {
    given(saved(violet), saved(green)).when(rollBack(1)).thenHappens(rolledBack(1));
    given(saved(violet), saved(green)).when(rollBack(0)).thenHappens(rolledBack(0));
    given(saved(violet), saved(green), rolledBack(1)).when(rollBack(3)).thenNothing();
    given(saved(violet), saved(green), rolledBack(1)).when(rollBack(2)).thenHappens(rolledBack(2));
  });

  test('cannot be one that never was', () => {
    given(saved(violet)).when(rollBack(2)).thenRefused('notFound');
  });
});
