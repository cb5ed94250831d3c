/** A form over something that several people may change: its fields live in Ant Design's form, all else in the record editor's chart. */
import { Form, type FormInstance } from 'antd';
import { type RefObject, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type RecordFields,
  type RecordVersion,
  recordEditorMachine,
} from '#machines/records/recordEditorMachine.ts';
import { useLifecycle } from '../services/useLifecycle.ts';

export type RecordForm = {
  readonly form: FormInstance<RecordFields>;
  readonly actor: ActorRefFrom<typeof recordEditorMachine>;
  /** What the form rests on: what it was opened with, or what a colleague had made of it when that was decided about. */
  readonly base: RefObject<RecordVersion>;
};

type RecordFormParts = {
  /** Later ones are not looked at: a form that is open rests on what it was opened with. */
  readonly start: RecordVersion;
  readonly actors: NonNullable<Parameters<typeof recordEditorMachine.provide>[0]['actors']>;
  /** Called once it is saved. */
  readonly onLeave: () => void;
};

export const useRecordForm = ({ start, actors, onLeave }: RecordFormParts): RecordForm => {
  const [form] = Form.useForm<RecordFields>();
  const base = useRef(start);
  const actor = useLifecycle(
    () =>
      recordEditorMachine.provide({
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
    { id: 'recordEditor' },
  );
  return { form, actor, base };
};
