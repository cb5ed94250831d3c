/** Approves or declines the app that a person asked for, with its permissions. */
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import type { AppRequestItem } from '#domain/contract/marketplaceSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import type { Reversible } from '../useReversible.ts';
import { Permissions } from './Permissions.tsx';

export const whose = ({ client }: AppRequestItem): string => client?.name ?? 'The agency';

type AnswerProps = { request: AppRequestItem; changes: Reversible; onClose: () => void };

export const AnswerRequest = ({ request, changes, onClose }: AnswerProps) => {
  const { api } = useServices();
  const [why, setWhy] = useState('');
  const { id, listing, is_installed: isInstalled } = request;
  const { name, scopes } = listing;
  const send = (answer: 'approved' | 'declined') => {
    changes.ask({
      make: (options) =>
        api.call('answerAppRequest', {
          params: { id },
          body: { answer, why, ...(answer === 'approved' ? { scopes: [...scopes] } : {}) },
          ...options,
        }),
      about: id,
      made: `${name} is ${answer} for ${whose(request)}.`,
      takenBack: `The request for ${name} is open again.`,
    });
    onClose();
  };
  return (
    <KitModal focus="title" title={`${name} for ${whose(request)}`} onClose={onClose}>
      <p>{request.why === '' ? `${request.by} gave no reason.` : `${request.by}: “${request.why}”`}</p>
      <p style={{ marginTop: 'var(--space-16)' }}>
        {isInstalled
          ? 'The app is installed. Approving adds this client to it.'
          : 'Approving installs the app for this client, with these permissions:'}
      </p>
      {!isInstalled && <Permissions scopes={scopes} />}
      <Field label="Note to the client (optional)">
        {(control) => (
          <Input {...control} value={why} maxLength={500} onChange={({ target }) => setWhy(target.value)} />
        )}
      </Field>
      <Flex wrap gap="8px 12px" className="touch" style={{ marginTop: 'var(--space-24)' }}>
        <Button type="primary" onClick={() => send('approved')}>
          Approve
        </Button>
        <Button onClick={() => send('declined')}>Decline</Button>
      </Flex>
    </KitModal>
  );
};
