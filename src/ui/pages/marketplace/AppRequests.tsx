/** Renders the apps that people asked for, with approve and decline for admins. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { roleOf } from '#domain/access/role.ts';
import type { AppRequestItem } from '#domain/contract/marketplaceSchemas.ts';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { AnswerRequest, whose } from '../../parts/apps/AnswerRequest.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useAuth } from '../../services/useAuth.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';

const answers = { approved: 'Approved', declined: 'Declined' } as const;

const State = ({ request: { answer, answer_why: why, answered_at: at } }: { request: AppRequestItem }) => {
  if (answer === null) return <>Open</>;
  return (
    <>
      {answers[answer]} {at !== null && day(at)}
      {why !== null && why !== '' && <small> “{why}”</small>}
    </>
  );
};

const columnsOf = (
  onAnswer: ((request: AppRequestItem) => void) | null,
): readonly DataColumn<AppRequestItem>[] => [
  {
    key: 'app',
    title: 'App',
    isName: true,
    width: '24%',
    cell: ({ listing: { id, name } }) => (
      <AppLink to={`/marketplace?app=${id}`} markCurrent={false}>
        {name}
      </AppLink>
    ),
  },
  { key: 'client', title: 'For', width: '20%', cell: whose },
  { key: 'by', title: 'Asked by', width: '20%', cell: ({ by, requested_at: at }) => `${by}, ${day(at)}` },
  { key: 'state', title: 'Answer', width: '22%', cell: (request) => <State request={request} /> },
  {
    key: 'answer',
    title: 'Answer it',
    hidesTitle: true,
    width: '14%',
    align: 'end',
    cell: (request) =>
      request.answer === null && onAnswer ? (
        <OnlyChangeable>
          <Button onClick={() => onAnswer(request)}>Answer {request.listing.name}</Button>
        </OnlyChangeable>
      ) : null,
  },
];

export const AppRequests = () => {
  const changes = useReversible();
  const isAdmin = roleOf(useAuth().profile?.role) === 'admin';
  const isBusy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { data, error, refetch } = useReply('listAppRequests', {});
  const [answering, setAnswering] = useState<AppRequestItem | null>(null);
  if (error && !data) return <ListFailure what="The requests" error={error} onRetry={refetch} />;
  if (!data) return <TabSkeleton rows={3} />;
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {data.items.length === 0 ? (
        <EmptyState
          title="No requests"
          text="Client contacts can request apps. Admins approve or decline them here."
          action={<ButtonLink to="/marketplace">Browse apps</ButtonLink>}
        />
      ) : (
        <DataTable
          label="Requests for apps"
          rows={data.items}
          keyOf={({ id }) => id}
          columns={columnsOf(isAdmin && !isBusy ? setAnswering : null)}
          pageSize={20}
        />
      )}
      {answering && (
        <AnswerRequest request={answering} changes={changes} onClose={() => setAnswering(null)} />
      )}
    </>
  );
};
