/** Serializes a saved view. */
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import type { SavedViewFacts } from '#events/savedViews/savedView.ts';
import { versionTag } from '../http/version.ts';

export const savedViewItem = ({
  id,
  page,
  name,
  query,
  shared,
  createdAt,
  revision,
}: SavedViewFacts): SavedView => ({
  id,
  page,
  name,
  query,
  shared,
  created_at: createdAt,
  etag: versionTag(revision),
});
