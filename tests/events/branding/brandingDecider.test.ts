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
const drafted = (look: Look, publishAt: string | null = null) =>
  ({
    type: 'LookDrafted',
    data: { workspaceId: 'berg', look, publishAt, draftedAt: morning },
  }) satisfies BrandingEvent;
const draft = (look: Look | null, publishAt: string | null = null) =>
  ({ type: 'DraftLook', workspaceId: 'berg', look, publishAt, now: morning }) as const;
const publish = { type: 'PublishDraft', workspaceId: 'berg', now: morning } as const;
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

  test('has one draft, which ends when it is published or discarded', () => {
    const none = { ...drafted(green), data: { ...drafted(green).data, look: null } };
    given(saved(violet)).when(draft(green)).thenHappens(drafted(green));
    given(saved(violet), drafted(green)).when(draft(green)).thenNothing();
    given(saved(violet), drafted(green)).when(draft(green, later)).thenHappens(drafted(green, later));
    given(saved(violet), drafted(green)).when(publish).thenHappens(saved(green));
    given(saved(violet), drafted(green), saved(green)).when(publish).thenNothing();
    given(saved(violet), drafted(green)).when(save(violet)).thenHappens(saved(violet));
    given(drafted(green))
      .when(draft(null))
      .thenHappens(none as BrandingEvent);
    given().when(draft(null)).thenNothing();
  });

  test('numbers its versions without the drafts between them', () => {
    given(saved(violet), drafted(green), saved(green)).when(rollBack(1)).thenHappens(rolledBack(1));
    given(saved(violet), drafted(green), saved(green)).when(rollBack(3)).thenRefused('notFound');
  });
});
