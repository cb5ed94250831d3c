/** Manages the building of one report: draft, undo steps, preview, saving, and the restored draft. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { editFormMachine } from '#machines/editing/editFormMachine.ts';
import { reportBuilderMachine } from '#machines/reports/reportBuilderMachine.ts';
import {
  draftIn,
  draftOf,
  fieldsOfDraft,
  type ReportDraft,
  sameDraft,
} from '#machines/reports/reportDraft.ts';
import { previewService, reportDraftService } from '#machines/reports/reportsService.ts';
import type { Reversible } from '../../../../parts/useReversible.ts';
import type { BrowserStore } from '../../../../services/browserStore.ts';
import { useServices } from '../../../../services/servicesContext.ts';
import { useAuth } from '../../../../services/useAuth.ts';
import { useLifecycle } from '../../../../services/useLifecycle.ts';
import { useLeaveWarning } from '../../../../widgets/useLeaveWarning.ts';

type Whose = { readonly accountId: string; readonly reportId: string };

type LeftDraft = { readonly etag: string; readonly draft: ReportDraft };

const keyOf = ({ accountId, reportId }: Whose): string => `agencylens.reportDraft.${accountId}.${reportId}`;

const readDraft = (storage: Pick<BrowserStore, 'getItem'>, whose: Whose): LeftDraft | null => {
  try {
    const { etag, fields } = Object(JSON.parse(storage.getItem(keyOf(whose)) ?? 'null'));
    return typeof etag === 'string' ? { etag, draft: draftOf(Object(fields)) } : null;
  } catch {
    return null;
  }
};

const keepDraft = (storage: Pick<BrowserStore, 'setItem'>, whose: Whose, { etag, draft }: LeftDraft): void =>
  storage.setItem(keyOf(whose), JSON.stringify({ etag, fields: fieldsOfDraft(draft) }));

const dropDraft = (storage: Pick<BrowserStore, 'removeItem'>, whose: Whose): void =>
  storage.removeItem(keyOf(whose));

export type ReportBuilderInUse = {
  readonly actor: ActorRefFrom<typeof reportBuilderMachine>;
  readonly editor: ActorRefFrom<typeof editFormMachine>;
  readonly draft: ReportDraft;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** `about`: the changed field; consecutive changes of one field are a single undo step. */
  readonly change: (change: Partial<ReportDraft>, about?: string | null) => void;
  readonly save: () => void;
  readonly discard: () => void;
  readonly left: LeftDraft | null;
  readonly goOn: () => void;
  readonly dropLeft: () => void;
};

type Base = { readonly draft: ReportDraft; readonly etag: string };

const baseOf = (report: ReportDetails): Base => ({ draft: draftIn(report), etag: report.etag });

const savedWords = { made: 'Report saved.', takenBack: 'The report is as it was before.' };

export const useReportBuilder = (
  report: ReportDetails,
  reversible: Pick<Reversible, 'ask'>,
): ReportBuilderInUse => {
  const { api, localStorage, serverState } = useServices();
  const { profile } = useAuth();
  const { id, client_id } = report;
  const whose = { accountId: profile?.id ?? '', reportId: id };
  const base = useRef(baseOf(report));
  const [saved, setSaved] = useState(base.current.draft);
  const [left, setLeft] = useState(() => readDraft(localStorage, whose));
  const actor = useLifecycle(
    () =>
      reportBuilderMachine.provide({
        actors: previewService(api, client_id),
        actions: {
          keepDraft: ({ context: { draft } }) =>
            keepDraft(localStorage, whose, { etag: base.current.etag, draft }),
        },
      }),
    { id: 'reportBuilder', input: { draft: base.current.draft } },
  );
  const settle = (saved: Base) => {
    base.current = saved;
    setSaved(saved.draft);
    dropDraft(localStorage, whose);
  };
  const editor = useLifecycle(
    () =>
      editFormMachine.provide({
        actors: reportDraftService({
          api,
          id,
          onSaved: (now, position) => {
            serverState.setQueryData(['readReport', id], { report: now });
            settle(baseOf(now));
            reversible.ask(changeWithNotice(savedWords, position));
          },
        }),
        actions: {
          showChosen: ({ context: { theirs }, event }) => {
            if (event.type !== 'conflict.resolve' || theirs === null) return;
            settle({ draft: draftOf(theirs.fields), etag: theirs.etag ?? '' });
            actor.send({ type: 'draft.replace', draft: draftOf(event.fields) });
          },
          leave: () => undefined,
        },
      }),
    { id: 'editForm' },
  );
  const draft = useSelector(actor, ({ context }) => context.draft);
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const isDirty = !sameDraft(draft, saved);
  useLeaveWarning(isDirty);
  const follow = useEffectEvent((now: ReportDetails) => {
    if (isDirty || left !== null || now.etag === base.current.etag) return;
    settle(baseOf(now));
    actor.send({ type: 'draft.replace', draft: base.current.draft });
  });
  // Follows changes from elsewhere while the draft has no changes of its own.
  useEffect(() => follow(report), [report]);
  const dropLeft = () => {
    dropDraft(localStorage, whose);
    setLeft(null);
  };
  return {
    actor,
    editor,
    draft,
    isDirty,
    isBusy,
    change: (change, about = null) => {
      const { draft: before } = actor.getSnapshot().context;
      actor.send({ type: 'draft.change', draft: { ...before, ...change }, about });
    },
    save: () => {
      const { draft: before, etag } = base.current;
      const fields = fieldsOfDraft(actor.getSnapshot().context.draft);
      editor.send({ type: 'form.submit', fields, etag, before: fieldsOfDraft(before) });
    },
    discard: () => {
      actor.send({ type: 'draft.replace', draft: base.current.draft });
      dropDraft(localStorage, whose);
    },
    left: left !== null && !sameDraft(left.draft, saved) && !isDirty ? left : null,
    goOn: () => {
      if (left) actor.send({ type: 'draft.change', draft: left.draft, about: null });
      setLeft(null);
    },
    dropLeft,
  };
};
