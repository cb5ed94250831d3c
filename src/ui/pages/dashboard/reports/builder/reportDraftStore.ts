/** Stores unsaved report drafts in the browser, per person and report, until they are saved or discarded. */
import type { ReportDraft } from '#machines/reports/reportDraft.ts';
import { draftOf, fieldsOfDraft } from '#machines/reports/reportDraft.ts';
import type { BrowserStore } from '../../../../services/browserStore.ts';

type Whose = { readonly accountId: string; readonly reportId: string };

export type LeftDraft = { readonly etag: string; readonly draft: ReportDraft };

const keyOf = ({ accountId, reportId }: Whose): string => `agencylens.reportDraft.${accountId}.${reportId}`;

export const readDraft = (storage: Pick<BrowserStore, 'getItem'>, whose: Whose): LeftDraft | null => {
  try {
    const { etag, fields } = Object(JSON.parse(storage.getItem(keyOf(whose)) ?? 'null'));
    return typeof etag === 'string' ? { etag, draft: draftOf(Object(fields)) } : null;
  } catch {
    return null;
  }
};

export const keepDraft = (
  storage: Pick<BrowserStore, 'setItem'>,
  whose: Whose,
  { etag, draft }: LeftDraft,
): void => storage.setItem(keyOf(whose), JSON.stringify({ etag, fields: fieldsOfDraft(draft) }));

export const dropDraft = (storage: Pick<BrowserStore, 'removeItem'>, whose: Whose): void =>
  storage.removeItem(keyOf(whose));
