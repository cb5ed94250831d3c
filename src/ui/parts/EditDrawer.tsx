/** Renders the drawer of an edit form. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Space } from 'antd';
import { type ReactNode, useId } from 'react';
import { CancelButton } from '../widgets/CancelButton.tsx';
import { SideDrawer } from '../widgets/SideDrawer.tsx';
import type { FieldWords } from './conflict/fieldWords.ts';
import { EditFields } from './EditFields.tsx';
import type { EditForm } from './useEditForm.ts';

type EditDrawerProps = FieldWords & {
  readonly edit: EditForm;
  readonly title: string;
  /** Subject of the conflict message after someone else's change; default: the title. */
  readonly subject?: string | undefined;
  readonly submit: string;
  readonly intro?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const EditDrawer = (props: EditDrawerProps) => {
  const { edit, title, subject = title, submit, onClose, ...rest } = props;
  const id = useId();
  const busy = useSelector(edit.actor, (snapshot) => snapshot.hasTag('busy'));
  const actions = (
    <Space>
      <Button type="primary" htmlType="submit" form={id} loading={busy}>
        {submit}
      </Button>
      <CancelButton onCancel={onClose} />
    </Space>
  );
  return (
    <SideDrawer title={title} focus="field" holdsChoices={false} footer={actions} onClose={onClose}>
      <Flex vertical gap={16}>
        <EditFields edit={edit} id={id} title={subject} {...rest} />
      </Flex>
    </SideDrawer>
  );
};
