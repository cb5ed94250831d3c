/** Renders a new owner's first steps, which the event log checks off so that all tabs agree (ruling D29). */

import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Actor } from 'xstate';
import { mayOpen, type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { FirstSteps } from '#domain/contract/workspaceSchemas.ts';
import type { FirstStepName } from '#domain/onboarding/firstSteps.ts';
import { firstStepsMachine } from '#machines/onboarding/firstStepsMachine.ts';
import { firstStepsService } from '#machines/onboarding/firstStepsService.ts';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { EventLines } from '../../parts/EventLines.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { reportsAddress } from '../../parts/reports/reportAddress.ts';
import { intentState, type NavigationIntent } from '../../services/navigationIntent.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './Checklist.module.css';
import sampleClient from './SampleClient.module.css';

type StepTexts = {
  readonly title: string;
  readonly note: string;
  readonly action: string;
};

const firstStepTexts: Readonly<Record<FirstStepName, StepTexts>> = {
  startTrial: {
    title: 'Start your 14-day trial',
    note: 'Everything in Pro, free and without a card. It makes you the admin of this workspace.',
    action: 'Start free trial',
  },
  openSample: {
    title: 'Open the sample client',
    note: 'A client with sample data to explore.',
    action: 'Open sample client',
  },
  connectSource: {
    title: 'Connect a source',
    note: 'Link an ad or analytics account to a client, or import its export.',
    action: 'Connect',
  },
  addClient: {
    title: 'Add your first client',
    note: 'A name, a site and an industry are enough.',
    action: 'Go to Clients',
  },
  setGoal: {
    title: 'Set a goal',
    note: 'A target for one client. Track progress on the dashboard.',
    action: 'Set a goal',
  },
  makeDashboard: {
    title: 'Make a dashboard',
    note: 'From a template or blank, for one client.',
    action: 'Go to Dashboards',
  },
  sendReport: {
    title: 'Send a report',
    note: 'Generate, review and send one from a template. In this demo no email is sent.',
    action: 'Go to Reports',
  },
};

const opensWithTrial = 'Opens when your trial starts.';

/** `1 of 7 done`. */
const stepsDone = (done: number, all: number): string => `${done} of ${all} done`;

/** Renders a new workspace's sample client and its data, visible to the owner before any plan (rulings D3 and D29). */
export const SampleClient = ({ client, onClose }: { client: ClientItem; onClose: () => void }) => {
  const query = { client: client.id, order: 'newest', limit: '20' } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  return (
    <SideDrawer title={client.name} focus="title" onClose={onClose}>
      <p>This is a sample client. Add one of your own, then archive this one.</p>
      <dl className={sampleClient.facts}>
        <dt>Site</dt>
        <dd>{client.domain}</dd>
        <dt>Industry</dt>
        <dd>{client.industry}</dd>
        <dt>Added</dt>
        <dd>{day(client.created_at)}</dd>
      </dl>
      <h3 className={sampleClient.history}>History</h3>
      {!data && error && <ListFailure what="The history" error={error} onRetry={refetch} />}
      {data && <EventLines events={data.items} label={`History of ${client.name}`} names={new Map()} />}
    </SideDrawer>
  );
};

type FirstStepsActor = Actor<typeof firstStepsMachine>;

type Place = {
  /** Users who may open this page may take the step. */
  readonly page: ProtectedPageName;
  readonly address: (sample: FirstSteps['sample']) => string;
  readonly intent?: NavigationIntent;
};

const { clients, dashboard, integrations } = protectedPages;

const placeOf: Readonly<Partial<Record<FirstStepName, Place>>> = {
  connectSource: { page: 'integrations', address: () => integrations.path, intent: 'connectPlatform' },
  addClient: { page: 'clients', address: () => clients.path },
  setGoal: {
    page: 'clients',
    address: (sample) => (sample === null ? clients.path : `${clients.path}/${sample.id}/goals`),
  },
  makeDashboard: { page: 'clients', address: () => `${dashboard.path}?tab=dashboards` },
  sendReport: { page: 'clients', address: () => reportsAddress },
};

type StepProps = {
  name: FirstStepName;
  done: boolean;
  sample: FirstSteps['sample'];
  actor: FirstStepsActor;
};

const StepAction = ({ name, sample, actor }: Omit<StepProps, 'done'>) => {
  const { profile } = useAuth();
  const state = useSelector(actor, ({ value }) => value);
  const { action } = firstStepTexts[name];
  const place = placeOf[name];
  if (place !== undefined) {
    const { intent } = place;
    return mayOpen(roleOf(profile?.role), place.page) ? (
      <Flex wrap gap="4px 16px">
        <AppLink
          to={place.address(sample)}
          state={intent === undefined ? null : intentState(intent)}
          markCurrent={false}
        >
          {action}
        </AppLink>
        {name === 'connectSource' && sample !== null && (
          <AppLink to={`${clients.path}/${sample.id}/sources`} state={intentState('importFile')}>
            Import a file
          </AppLink>
        )}
      </Flex>
    ) : (
      <span className="note">{opensWithTrial}</span>
    );
  }
  const isTrial = name === 'startTrial';
  return (
    <Button
      type={isTrial ? 'primary' : 'default'}
      loading={state === (isTrial ? 'startingTrial' : 'openingSample')}
      onClick={() => actor.send({ type: isTrial ? 'trial.start' : 'sample.open' })}
    >
      {action}
    </Button>
  );
};

const Step = ({ name, done, sample, actor }: StepProps) => {
  const { title, note } = firstStepTexts[name];
  return (
    <li className={styles.step} data-done={done}>
      <span className={styles.mark}>{done && <Icon name="check" size={16} />}</span>
      <div>
        <h3>
          {title}
          {done && <span className="visually-hidden">, done</span>}
        </h3>
        {!done && <p className="note">{note}</p>}
      </div>
      {!done && (
        <OnlyChangeable>
          <StepAction name={name} sample={sample} actor={actor} />
        </OnlyChangeable>
      )}
    </li>
  );
};

const List = ({ list: { steps, sample }, actor }: { list: FirstSteps; actor: FirstStepsActor }) => {
  const problem = useSelector(actor, ({ context }) => context.problem);
  const shown = steps.filter(({ name, done }) => done || name !== 'openSample' || sample !== null);
  const done = shown.filter((step) => step.done).length;
  return (
    <section className={styles.list} aria-labelledby="first-steps">
      <Flex wrap align="center" gap="8px 16px" className={styles.head ?? ''}>
        <h2 className="title" id="first-steps">
          First steps
        </h2>
        <p className="note" role="status">
          {stepsDone(done, shown.length)}
        </p>
        <progress value={done} max={shown.length} aria-label="First steps done" />
        <OnlyChangeable>
          <Button type="text" size="small" onClick={() => actor.send({ type: 'list.dismiss' })}>
            Hide this list
          </Button>
        </OnlyChangeable>
      </Flex>
      <ProblemBox text={problem} />
      <ol>
        {shown.map((step) => (
          <Step key={step.name} {...step} sample={sample} actor={actor} />
        ))}
      </ol>
    </section>
  );
};

const FirstStepsPart = ({ list }: { list: FirstSteps | null }) => {
  const { api } = useServices();
  const actor = useLifecycle(() => firstStepsMachine.provide(firstStepsService({ api })), {
    id: 'firstSteps',
    frameOf: api.frameOf,
  });
  const sample = useSelector(actor, ({ context }) => context.sample);
  return (
    <>
      {list && <List list={list} actor={actor} />}
      {sample && <SampleClient client={sample} onClose={() => actor.send({ type: 'sample.close' })} />}
    </>
  );
};

/** Stays visible if the sample client is open when the last step is done. */
export const Checklist = () => {
  const list = useReply('readWorkspace').data?.first_steps ?? null;
  const [wasListed, setListed] = useState(false);
  if (list !== null && !wasListed) setListed(true);
  return list !== null || wasListed ? <FirstStepsPart list={list} /> : null;
};
