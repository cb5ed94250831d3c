/** Renders the dialog that deletes the workspace: lists the losses, offers an export, and asks for its name. */
import { useSelector } from '@xstate/react';
import { Button, Form, Space } from 'antd';
import { allClients } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import styles from '../../../parts/DialogParts.module.css';
import { TypedName } from '../../../parts/TypedName.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { KitModal } from '../../../widgets/KitModal.tsx';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import lists from '../Billing.module.css';

/** `1 client`, `22 clients`; null for zero or unknown. */
const counted = (count: number | undefined, one: string): string | null =>
  count === undefined || count === 0 ? null : `${count} ${one}${count === 1 ? '' : 's'}`;

const manyReports = { limit: '200' };

const useWhatGoes = (): readonly string[] => {
  const clients = useReply('listClients', allClients).data?.items;
  const reports = useReply('listReports', manyReports).data;
  const links = useReply('listShareLinks', { limit: '1' }).data?.total;
  const people = useReply('readWorkspace').data?.members;
  const plan = useReply('readBilling').data?.subscription;
  const schedules = reports?.items.filter(({ schedule }) => schedule !== null).length;
  const all = [
    counted(clients?.length, 'client'),
    counted(reports?.total, 'report'),
    counted(schedules, 'schedule'),
    counted(links, 'share link'),
    people === undefined ? null : `The access of ${counted(people.length, 'account')}`,
    'Every API key',
    plan ? 'The subscription' : null,
  ];
  return all.flatMap((line) => line ?? []);
};

const DeletionSummary = () => (
  <>
    <p className={styles.text}>
      Everybody in the workspace sees a page that says who deleted it and when. This is closed with it:
    </p>
    <ul className={lists.losses}>
      {useWhatGoes().map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className={styles.text}>
      The subscription ends with its period, and nothing more is charged. You can restore all of it for 30
      days by signing in. Nothing is erased: personal data stays until someone erases it. A copy of everything
      can be made first: in the account menu, under “Data in this browser”.
    </p>
  </>
);

type Typed = { typed: string };

const useDeletion = () => {
  const { api, actors } = useServices();
  const { actor, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const end = async (name: string) => {
    await api.call('deleteWorkspace', { body: { name } });
    actors.auth.send({ type: 'profile.stale' });
  };
  return {
    busy,
    problem: problem === null ? null : (problem.errors?.name ?? problem.message),
    end: (name: string) => ask({ make: () => end(name), made: '', takenBack: '' }),
  };
};

export const DeleteWorkspace = ({ onClose }: { onClose: () => void }) => {
  const { busy, problem, end } = useDeletion();
  const workspace = useReply('readWorkspace').data?.workspace.name;
  const [form] = Form.useForm<Typed>();
  if (workspace === undefined) return null;
  return (
    <KitModal title={`Delete ${workspace}?`} focus="field" onClose={onClose}>
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ typed: '' }}
        onFinish={({ typed = '' }) => end(typed)}
      >
        <ProblemBox text={problem} />
        <DeletionSummary />
        <TypedName name={workspace} />
        <Space className={styles.end ?? ''}>
          <Button type="primary" danger htmlType="submit" loading={busy}>
            Delete the workspace
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Space>
      </Form>
    </KitModal>
  );
};
