/** Serializes a workspace's look. */
import { type Look, lookInForce } from '#domain/branding/look.ts';
import type { LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { versionTag } from '../http/version.ts';

export const lookItem = ({ name, accent, logoText, hidesPoweredBy }: Look): LookItem => ({
  name,
  accent,
  logo_text: logoText,
  hide_powered_by: hidesPoweredBy,
});

export const whiteLabelReply = (saved: Look, version: number, plan: PlanName | null): WhiteLabelReply => ({
  saved: lookItem(saved),
  in_force: lookItem(lookInForce(saved, featuresOf(plan))),
  version,
  etag: versionTag(version),
});
