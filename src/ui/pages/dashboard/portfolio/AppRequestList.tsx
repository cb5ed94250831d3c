/** Lists the apps that people asked for below the clients in need, to be approved or declined there. */
import { Button } from 'antd';
import { useState } from 'react';
import type { AppRequestItem } from '#domain/contract/marketplaceSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { AnswerRequest, whose } from '../../../parts/apps/AnswerRequest.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import styles from './NeedsAttention.module.css';

export const AppRequestList = () => {
  const changes = useReversible();
  const [answering, setAnswering] = useState<AppRequestItem | null>(null);
  const open = useReply('listAppRequests', {}).data?.items.filter(({ answer }) => answer === null) ?? [];
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {open.length > 0 && (
        <ul aria-label="Requests for apps">
          {open.map((request) => (
            <li key={request.id} className={styles.item}>
              <h3>{request.listing.name}</h3>
              <p>
                {request.by} asks for it for {whose(request)}
              </p>
              <OnlyChangeable>
                <Button size="small" onClick={() => setAnswering(request)}>
                  Answer<span className="visually-hidden"> {request.listing.name}</span>
                </Button>
              </OnlyChangeable>
            </li>
          ))}
        </ul>
      )}
      {answering && (
        <AnswerRequest request={answering} changes={changes} onClose={() => setAnswering(null)} />
      )}
    </>
  );
};
