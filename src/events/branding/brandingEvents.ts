/** What can happen to the look of a workspace. */
import type { Look } from '#domain/branding/look.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

/** The whole look as it is from now on: one more version. */
export type LookSaved = DomainEvent<'LookSaved', { workspaceId: string; look: Look; savedAt: string }>;

/** An earlier version holds again, 0 being the product's own look: one more version too. */
export type LookRolledBack = DomainEvent<
  'LookRolledBack',
  { workspaceId: string; version: number; rolledBackAt: string }
>;

export type BrandingEvent = LookSaved | LookRolledBack;
