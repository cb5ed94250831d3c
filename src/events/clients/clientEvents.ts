/** Declares the events of an agency's client. */
import * as z from 'zod/mini';
import { contractReasons, currencies } from '#domain/clients/contractRules.ts';
import { mostInLifetime } from '#domain/clients/customerValue.ts';
import { count, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { clientId: id, workspaceId: id };

const changes = z.strictObject({
  name: z.exactOptional(text),
  domain: z.exactOptional(text),
  industry: z.exactOptional(text),
  timeZone: z.exactOptional(text),
});

/** At most two decimal places. */
const part = (most: number) => z.number().check(z.gt(0), z.lte(most));

const lifetime = z.strictObject({
  ordersPerYear: part(mostInLifetime.ordersPerYear),
  years: part(mostInLifetime.years),
  marginPercent: part(mostInLifetime.marginPercent),
});

export const clientEvents = {
  ClientAdded: z.strictObject({
    ...about,
    name: text,
    /** Host name of its site, such as `harborbikes.example`. */
    domain: text,
    industry: text,
    /** Invented so that a new workspace is not empty, and labelled so wherever shown (ruling D3). */
    sample: z.boolean(),
    /** IANA zone of its days; default: UTC. */
    timeZone: z.exactOptional(text),
    addedAt: time,
  }),
  ClientUpdated: z.strictObject({ ...about, changes, updatedAt: time }),
  /** Work is paused: it stays in the lists and counts for the plan. */
  ClientPaused: z.strictObject({ ...about, pausedAt: time }),
  ClientResumed: z.strictObject({ ...about, resumedAt: time }),
  ClientOwnerAssigned: z.strictObject({ ...about, ownerId: z.nullable(id), assignedAt: time }),
  ClientTagsChanged: z.strictObject({ ...about, tags: z.array(text), changedAt: time }),
  ClientContractChanged: z.strictObject({
    ...about,
    changeId: id,
    monthlyFeeCents: count,
    currency: z.enum(currencies),
    from: z.iso.date(),
    reason: z.enum(contractReasons),
    until: z.exactOptional(z.iso.date()),
    changedAt: time,
  }),
  ClientLogoChanged: z.strictObject({ ...about, pictureId: z.nullable(id), changedAt: time }),
  ClientLifetimeAssumed: z.strictObject({ ...about, lifetime: z.nullable(lifetime), assumedAt: time }),
  /** Corrects a mistaken fee change, which then counts as never recorded. */
  ClientContractWithdrawn: z.strictObject({ ...about, changeId: id, withdrawnAt: time }),
  /** Leaves the lists and the plan's quota, but loses no data. */
  ClientArchived: z.strictObject({ ...about, archivedAt: time }),
  /** An archived client leaves every list; all events stay in the log. */
  ClientDeleted: z.strictObject({ ...about, deletedAt: time }),
  /** Archives a duplicate after the remaining client took over its movable data. */
  ClientMerged: z.strictObject({ ...about, intoId: id, mergedAt: time }),
  /** Active again after archiving, merging or deletion. */
  ClientRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ClientChanges = z.infer<typeof changes>;
export type ClientEvent = EventsIn<typeof clientEvents>;
export type ClientAdded = EventIn<typeof clientEvents, 'ClientAdded'>;
export type ClientMerged = EventIn<typeof clientEvents, 'ClientMerged'>;
export type ClientContractChanged = EventIn<typeof clientEvents, 'ClientContractChanged'>;
