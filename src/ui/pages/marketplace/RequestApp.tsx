/** Renders the request for an app by someone who may not install it, and what became of it. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';

type RequestAppProps = { app: { readonly id: string; readonly name: string } };

export const RequestApp = ({ app: { id, name } }: RequestAppProps) => {
  const { api } = useServices();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const [why, setWhy] = useState('');
  const asked = useReply('listAppRequests', {}).data?.items.find(({ listing }) => listing.id === id);
  const ask = () =>
    changes.ask({
      make: async (options) => {
        await api.call('requestListing', { params: { id }, body: { why }, ...options });
        setWhy('');
      },
      made: `An admin is asked for ${name}.`,
      takenBack: `The request for ${name} is withdrawn.`,
    });
  return (
    <section aria-label={`Ask for ${name}`}>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {asked && (
        <p role="status">
          {asked.answer === null
            ? `Asked for by ${asked.by}, ${day(asked.requested_at)}. An admin has not answered yet.`
            : `${asked.answer === 'approved' ? 'Approved' : 'Declined'}, ${day(asked.answered_at ?? asked.requested_at)}.`}{' '}
          {asked.answer_why}
        </p>
      )}
      {(!asked || asked.answer === 'declined') && (
        <Flex wrap align="end" gap="8px 12px">
          <Field label="What it is for (optional)">
            {(control) => (
              <Input
                {...control}
                value={why}
                maxLength={500}
                onChange={({ target }) => setWhy(target.value)}
              />
            )}
          </Field>
          <Button type="primary" disabled={busy} onClick={ask}>
            Request {name}
          </Button>
        </Flex>
      )}
    </section>
  );
};
