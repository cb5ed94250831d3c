/** A form over something that several people may change: its fields live in Ant Design's form, all else in the edit form's chart. */
import { Form, type FormInstance } from 'antd';
import { type RefObject, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type EditedVersion, type EditFields, editFormMachine } from '#machines/editing/editFormMachine.ts';
import { useLifecycle } from '../services/useLifecycle.ts';

export type EditForm = {
  readonly form: FormInstance<EditFields>;
  readonly actor: ActorRefFrom<typeof editFormMachine>;
  /** The version that the form is compared with: the one it was opened with, or the colleague’s once a conflict was resolved. */
  readonly base: RefObject<EditedVersion>;
};

type EditFormParts = {
  /** Later ones are not looked at: a form that is open rests on what it was opened with. */
  readonly start: EditedVersion;
  readonly actors: NonNullable<Parameters<typeof editFormMachine.provide>[0]['actors']>;
  /** Called once it is saved. */
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
