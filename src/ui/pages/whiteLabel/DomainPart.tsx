/** Renders the agency's domain: its request, its DNS records, how far it is, and what is wrong. */
import { useSelector } from '@xstate/react';
import { Alert, Button, Flex, Input, Steps } from 'antd';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { DomainItem, DomainReply } from '#domain/contract/domainSchemas.ts';
import { customDomainMachine } from '#machines/branding/customDomainMachine.ts';
import { customDomainService } from '#machines/branding/customDomainService.ts';
import { ago } from '../../content/dates.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { usePlan } from '../../services/usePlan.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { Field } from '../../widgets/Field.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './DomainPart.module.css';
import { domainSteps, domainWays } from './domainWays.ts';

type DnsRecord = DomainItem['records'][number];

const columns: readonly DataColumn<DnsRecord>[] = [
  { key: 'type', title: 'Type', isName: true, width: 96, cell: ({ type }) => type },
  ...(['name', 'value'] as const).map(
    (key): DataColumn<DnsRecord> => ({
      key,
      title: key === 'name' ? 'Name' : 'Value',
      cell: (record) => (
        <Flex component="span" align="center" justify="space-between" gap={8}>
          <code className={styles.code}>{record[key]}</code>
          <CopyButton text={record[key]} name={`${key} of the ${record.type} record`} />
        </Flex>
      ),
    }),
  ),
];

const Simulated = () => (
  <p className="hint">
    This copy runs in your browser, so DNS and certificates are simulated: the Lab (Ctrl + `), tab Demo, has a
    DNS editor. On a server of yours they are looked up for real.
  </p>
);

type HeldProps = {
  readonly item: DomainItem;
  readonly simulated: boolean;
  readonly now: number;
  readonly busy: boolean;
  readonly onCheck: () => void;
  readonly onRemove: () => void;
};

const Held = ({ item, simulated, now, busy, onCheck, onRemove }: HeldProps) => {
  const { domain, readable, status, checked_at: checkedAt, records } = item;
  const { step, isWrong, title, text } = domainWays[status];
  return (
    <Flex vertical gap={24}>
      <div>
        <h2>{readable ?? domain}</h2>
        {readable !== null && <p className="hint">In DNS it is written {domain}.</p>}
      </div>
      <Steps
        size="small"
        current={step}
        status={isWrong ? 'error' : 'process'}
        items={domainSteps.map((label) => ({ title: label }))}
      />
      {!item.in_force && (
        <Alert type="warning" title="Your plan has no domain of your own. It is kept, but not in use." />
      )}
      <Alert
        role="status"
        showIcon
        type={isWrong ? 'error' : status === 'active' ? 'success' : 'info'}
        title={title}
        description={text}
      />
      {status === 'active' && (
        <p>
          <AppLink to={`/login?agency=${encodeURIComponent(domain)}`}>
            Open the sign-in page of https://{domain}
          </AppLink>
        </p>
      )}
      <DataTable
        label="DNS records"
        rows={records}
        keyOf={({ type }) => type}
        columns={columns}
        pageSize={5}
      />
      <OnlyChangeable>
        <Flex wrap align="center" gap="8px 12px">
          <Button type={status === 'active' ? 'default' : 'primary'} loading={busy} onClick={onCheck}>
            Check now
          </Button>
          <Button disabled={busy} onClick={onRemove}>
            Remove domain
          </Button>
          <span className="hint">
            {checkedAt === null ? 'Not checked yet' : `Last checked ${ago(checkedAt, now)}`}
          </span>
        </Flex>
      </OnlyChangeable>
      {simulated && <Simulated />}
    </Flex>
  );
};

type AskProps = {
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly simulated: boolean;
  readonly onEdit: () => void;
  readonly onAsk: (domain: string) => void;
};

const Ask = ({ problem, busy, simulated, onEdit, onAsk }: AskProps) => {
  const [typed, setTyped] = useState('');
  const { known, has } = usePlan();
  const mayChange = useCanEdit();
  const disabled = busy || !mayChange || (known && !has('white_label_full'));
  const problems = useMemo(() => (problem === undefined ? {} : { domain: problem }), [problem]);
  const form = useFocusOnProblem(problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed);
  };
  return (
    <Flex vertical gap={20} className={styles.ask ?? ''}>
      <div>
        <h2>Your own domain</h2>
        <p className="hint">
          Clients sign in under a domain of yours instead of ours. You need access to its DNS records.
        </p>
      </div>
      <FeatureLock feature="white_label_full" />
      <form ref={form} onSubmit={submit} aria-label="Your own domain" noValidate>
        <Field label="Domain" hint="A subdomain such as reports.agency.com" error={problem}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              disabled={disabled}
              autoComplete="off"
              spellCheck={false}
              inputMode="url"
              onChange={({ target }) => {
                setTyped(target.value);
                onEdit();
              }}
            />
          )}
        </Field>
        <Button type="primary" htmlType="submit" loading={busy} disabled={disabled}>
          Add domain
        </Button>
      </form>
      {simulated && <Simulated />}
    </Flex>
  );
};

const Loaded = ({ reply }: { readonly reply: DomainReply }) => {
  const { api, serverState, world } = useServices();
  const keep = (next: DomainReply) => serverState.setQueryData(replyQuery(api, 'readDomain').queryKey, next);
  const actor = useLifecycle(() => customDomainMachine.provide(customDomainService({ api, onReply: keep })), {
    id: 'customDomain',
    input: { at: reply.domain?.status ?? null },
  });
  const changes = useReversible();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const at = reply.domain?.status ?? null;
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('unread'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused check asks for it again
  useEffect(() => actor.send({ type: 'domain.read', at }), [actor, at, isUnread]);
  const { simulated } = reply;
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {problem?.errors?.domain === undefined && <ProblemBox text={problem?.message ?? null} />}
      {reply.domain ? (
        <Held
          item={reply.domain}
          simulated={simulated}
          now={world.clock.now()}
          busy={busy}
          onCheck={() => actor.send({ type: 'domain.check' })}
          onRemove={() =>
            changes.ask({
              make: async (options) => keep(await api.call('releaseDomain', { ...options })),
              made: 'The domain is removed.',
              takenBack: 'The domain is requested again.',
            })
          }
        />
      ) : (
        <Ask
          problem={problem?.errors?.domain}
          busy={busy}
          simulated={simulated}
          onEdit={() => actor.send({ type: 'domain.edit' })}
          onAsk={(domain) => actor.send({ type: 'domain.request', domain })}
        />
      )}
    </>
  );
};

export const DomainPart = () => {
  const { data, error, refetch } = useReply('readDomain');
  if (data)
    return (
      <section aria-label="Domain" className={styles.part}>
        <Loaded reply={data} />
      </section>
    );
  return error ? <ListFailure what="The domain" error={error} onRetry={refetch} /> : <TabSkeleton rows={3} />;
};
