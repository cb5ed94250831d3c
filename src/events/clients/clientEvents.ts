/** What can happen to a client of an agency. */
import * as z from 'zod/mini';
import { contractReasons, currencies } from '#domain/clients/contractRules.ts';
import { mostInLifetime } from '#domain/clients/customerValue.ts';
import { count, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { clientId: id, workspaceId: id };

/** The fields that differ, with what they are now. */
const changes = z.strictObject({
  name: z.exactOptional(text),
  domain: z.exactOptional(text),
  industry: z.exactOptional(text),
  timeZone: z.exactOptional(text),
});

/** At most two digits after the point. */
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
    /** Made up so that a new workspace is not empty; said so wherever it is shown (ruling D3). */
    sample: z.boolean(),
    /** IANA, where its days begin and end; left out: UTC. */
    timeZone: z.exactOptional(text),
    addedAt: time,
  }),
  ClientUpdated: z.strictObject({ ...about, changes, updatedAt: time }),
  /** Work for it rests: it stays in the lists and counts for the plan. */
  ClientPaused: z.strictObject({ ...about, pausedAt: time }),
  ClientResumed: z.strictObject({ ...about, resumedAt: time }),
  /** Who of the agency looks after it: an account id, null for nobody. */
  ClientOwnerAssigned: z.strictObject({ ...about, ownerId: z.nullable(id), assignedAt: time }),
  /** All tags that it has now. */
  ClientTagsChanged: z.strictObject({ ...about, tags: z.array(text), changedAt: time }),
  /** What it pays from a day on. */
  ClientContractChanged: z.strictObject({
    ...about,
    changeId: id,
    monthlyFeeCents: count,
    currency: z.enum(currencies),
    from: z.iso.date(),
    reason: z.enum(contractReasons),
    /** The last day that was agreed on. */
    until: z.exactOptional(z.iso.date()),
    changedAt: time,
  }),
  /** The id of the picture that is its logo; null for none any more. */
  ClientLogoChanged: z.strictObject({ ...about, pictureId: z.nullable(id), changedAt: time }),
  /** What is assumed of one of its customers, for what a customer is worth; null for nothing any more. */
  ClientLifetimeAssumed: z.strictObject({ ...about, lifetime: z.nullable(lifetime), assumedAt: time }),
  /** A change of the fee that was a mistake: as if it had not been written down. */
  ClientContractWithdrawn: z.strictObject({ ...about, changeId: id, withdrawnAt: time }),
  /** Out of the lists and free of the plan's limit, with everything kept. */
  ClientArchived: z.strictObject({ ...about, archivedAt: time }),
  /** Of an archived one out of every list too; everything stays in the log. */
  ClientDeleted: z.strictObject({ ...about, deletedAt: time }),
  /** It was kept twice: archived, as the one that stays has what could move. */
  ClientMerged: z.strictObject({ ...about, intoId: id, mergedAt: time }),
  /** Active again, archived, merged or deleted as it was. */
  ClientRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type ClientChanges = z.infer<typeof changes>;
export type ClientEvent = EventsIn<typeof clientEvents>;
export type ClientAdded = EventIn<typeof clientEvents, 'ClientAdded'>;
export type ClientMerged = EventIn<typeof clientEvents, 'ClientMerged'>;
export type ClientContractChanged = EventIn<typeof clientEvents, 'ClientContractChanged'>;
