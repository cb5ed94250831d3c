/** Connects Ant Design's form fields to the edit form's machine. */
import { Form, type FormInstance } from 'antd';
import { type RefObject, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type EditedVersion, type EditFields, editFormMachine } from '#machines/editing/editFormMachine.ts';
import { useLifecycle } from '../services/useLifecycle.ts';

export type EditForm = {
  readonly form: FormInstance<EditFields>;
  readonly actor: ActorRefFrom<typeof editFormMachine>;
  /** The version that the form is compared with: the opened one, or the colleague's after a conflict was resolved. */
  readonly base: RefObject<EditedVersion>;
};

type EditFormParts = {
  /** Only the first value is used, because an open form keeps its base version. */
  readonly start: EditedVersion;
  readonly actors: NonNullable<Parameters<typeof editFormMachine.provide>[0]['actors']>;
  readonly onLeave: () => void;
};

export const useEditForm = ({ start, actors, onLeave }: EditFormParts): EditForm => {
  const [form] = Form.useForm<EditFields>();
  const base = useRef(start);
  const actor = useLifecycle(
    () =>
      editFormMachine.provide({
        actors,
        actions: {
          showChosen: ({ context: { theirs }, event }) => {
            if (event.type !== 'conflict.resolve' || theirs === null) return;
            form.setFieldsValue({ ...event.fields });
            base.current = theirs;
          },
          leave: onLeave,
        },
      }),
    { id: 'editForm' },
  );
  return { form, actor, base };
};
