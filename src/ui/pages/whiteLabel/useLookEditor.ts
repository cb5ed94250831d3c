/** Provides the editing of the look: typed fields, drafts and publication. */
import { useState } from 'react';
import type { LookDraft, LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { type EditedVersion, type EditFields, editFormMachine } from '#machines/editing/editFormMachine.ts';
import {
  fieldsOfLook,
  lookEditorService,
  lookLabels,
  lookVersion,
} from '#machines/editing/whiteLabelService.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';

const isSame = (one: EditFields, other: EditFields): boolean =>
  Object.keys(lookLabels).every((name) => one[name] === other[name]);

/** Typed fields over the draft, or over the published design; while nothing is typed, they follow saves from any user. */
const useTyped = (reply: WhiteLabelReply) => {
  const current = lookVersion(reply);
  const drafted = reply.draft === undefined ? null : fieldsOfLook(reply.draft.look);
  const [base, setBase] = useState<EditedVersion>(current);
  const [typed, setTyped] = useState<EditFields | null>(null);
  const ground = typed === null ? current : base;
  const fields = { ...ground.fields, ...drafted, ...typed };
  return {
    fields,
    ground,
    /** Differs from the published design. */
    dirty: !isSame(fields, ground.fields),
    /** Differs from the draft, or from the published design without one. */
    isTyped: !isSame(fields, drafted ?? ground.fields),
    change: (changes: EditFields) => {
      if (typed === null) setBase(current);
      setTyped({ ...typed, ...changes });
    },
    reset: () => setTyped(null),
    /** Rebases the typed fields onto a colleague's save after a resolved conflict. */
    take: (chosen: EditFields, theirs: EditedVersion) => {
      setBase(theirs);
      setTyped(isSame(chosen, theirs.fields) ? null : chosen);
    },
  };
};

/** Saves, plans and discards drafts, each announced and undoable. */
export const useDrafts = () => {
  const { api, serverState } = useServices();
  const changes = useReversible();
  const send = (
    body: BodyOf<'saveLookDraft'>,
    words: { made: string; takenBack: string },
    onSaved?: () => void,
  ) =>
    changes.ask({
      make: async (options) => {
        const reply = await api.call('saveLookDraft', { body, ...options });
        serverState.setQueryData(replyQuery(api, 'readWhiteLabel').queryKey, reply);
        onSaved?.();
      },
      about: JSON.stringify(body),
      ...words,
    });
  const taken = { takenBack: 'The draft is as it was before.' };
  return {
    changes,
    save: (look: LookItem, publishAt: string | null, onSaved: () => void) =>
      send({ look, publish_at: publishAt }, { made: 'Draft saved.', ...taken }, onSaved),
    plan: ({ look }: LookDraft, publishAt: string | null) =>
      send(
        { look, publish_at: publishAt },
        {
          made: publishAt === null ? 'The schedule is cancelled.' : 'The publication is scheduled.',
          ...taken,
        },
      ),
    discard: () => send({ look: null, publish_at: null }, { made: 'Draft discarded.', ...taken }),
  };
};

export const useLookEditor = (reply: WhiteLabelReply) => {
  const { api, serverState } = useServices();
  const typed = useTyped(reply);
  const actor = useLifecycle(
    () =>
      editFormMachine.provide({
        actors: lookEditorService({
          api,
          onSaved: (saved) => serverState.setQueryData(replyQuery(api, 'readWhiteLabel').queryKey, saved),
        }),
        actions: {
          leave: typed.reset,
          showChosen: ({ context: { theirs }, event }) => {
            if (event.type === 'conflict.resolve' && theirs) typed.take(event.fields, theirs);
          },
        },
      }),
    { id: 'editForm' },
  );
  return { actor, ...typed };
};
