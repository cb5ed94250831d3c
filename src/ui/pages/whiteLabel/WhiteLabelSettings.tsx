/** Renders the white-label settings: name, colour and logo, with preview, versions and restore. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import { lookLabels, lookOfFields } from '#machines/editing/whiteLabelService.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { EditConflict } from '../../parts/conflict/EditConflict.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { type PagePart, PartTabs } from '../../widgets/PartTabs.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { DraftBar } from './DraftBar.tsx';
import { LookForm } from './LookForm.tsx';
import { LookPreview } from './LookPreview.tsx';
import { LookVersions } from './LookVersions.tsx';
import { useDrafts, useLookEditor } from './useLookEditor.ts';
import styles from './WhiteLabelSettings.module.css';

const Editor = ({ reply }: { reply: WhiteLabelReply }) => {
  const { world } = useServices();
  const { actor, fields, ground, dirty, isTyped, change, reset } = useLookEditor(reply);
  const drafts = useDrafts();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const state = useSelector(actor, ({ value }) => value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const mayChange = useCanEdit();
  const { draft } = reply;
  const look = lookOfFields(fields);
  return (
    <>
      <ChangeNotice actor={drafts.changes.actor} words={drafts.changes.words} />
      {draft && (
        <DraftBar
          draft={draft}
          saved={reply.saved}
          now={world.clock.now()}
          onPlan={(publishAt) => drafts.plan(draft, publishAt)}
          onDiscard={() => {
            reset();
            drafts.discard();
          }}
        />
      )}
      <div className={styles.columns}>
        <LookForm
          fields={fields}
          errors={problem?.errors}
          disabled={busy || !mayChange}
          onChange={(changes) => {
            change(changes);
            actor.send({ type: 'form.edit' });
          }}
          onSubmit={() =>
            actor.send({ type: 'form.submit', fields, etag: ground.etag, before: ground.fields })
          }
        >
          <ProblemBox text={problem?.message ?? null} />
          {!mayChange && <p className="hint">The past is read-only. Return to live to change branding.</p>}
          <div className={styles.actions} hidden={!mayChange}>
            <Button type="primary" htmlType="submit" loading={busy} disabled={!dirty}>
              Publish
            </Button>
            <Button
              disabled={!isTyped || busy}
              onClick={() => drafts.save(look, draft?.publish_at ?? null, reset)}
            >
              Save draft
            </Button>
            {isTyped && <Button onClick={reset}>Discard changes</Button>}
            <span role="status" className="hint">
              {state === 'saved' && !dirty ? 'Published for everyone here.' : ''}
            </span>
          </div>
        </LookForm>
        <EditConflict actor={actor} title="Your brand" labels={lookLabels} />
        <LookPreview look={look} />
      </div>
    </>
  );
};

const Brand = () => {
  const { data, error, refetch } = useReply('readWhiteLabel');
  return (
    <>
      {error && !data && <ListFailure what="The branding" error={error} onRetry={refetch} />}
      {data && <Editor reply={data} />}
      {(data || error) && <LookVersions />}
    </>
  );
};

const lateDomain = {
  fault: 'The domain did not load',
  load: async () => (await import('./DomainPart.tsx')).DomainPart,
} as const;

const lateClients = {
  fault: 'The branding of clients did not load',
  load: async () => (await import('./ClientLooks.tsx')).ClientLooks,
} as const;

const Late = ({ part }: { part: typeof lateDomain | typeof lateClients }) => {
  const Part = useLazyModule(true, part);
  return Part ? <Part /> : <TabSkeleton rows={4} />;
};

const parts: readonly PagePart[] = [
  { key: 'brand', label: 'Brand', children: <Brand /> },
  { key: 'domain', label: 'Domain', children: <Late part={lateDomain} /> },
  { key: 'clients', label: 'By client', children: <Late part={lateClients} /> },
];

export const WhiteLabelSettings = () => {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? '';
  return (
    <Page className={styles.page ?? ''}>
      <PageHead
        title="White Label"
        sub="Your name, logos, colours and words, for your people and your clients"
      />
      <PartTabs
        parts={parts}
        current={parts.some(({ key }) => key === tab) ? tab : 'brand'}
        onChange={(key) => setParams(key === 'brand' || key === '' ? {} : { tab: key }, { replace: true })}
      />
    </Page>
  );
};
