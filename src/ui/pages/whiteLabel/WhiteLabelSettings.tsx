/** Renders the white-label settings: name, colour and logo, with preview, versions and restore. */

import { useSelector } from '@xstate/react';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseHex, readableContrast } from '#domain/branding/contrast.ts';
import type { LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import { lookLabels, lookOfFields } from '#machines/editing/whiteLabelService.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { EditConflict } from '../../parts/conflict/EditConflict.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useClients } from '../../parts/view/useClients.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import {
  type AccentPalette,
  accentPalette,
  surroundingsOf,
  type ThemeName,
} from '../../theme/accentPalette.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { type PagePart, PartTabs } from '../../widgets/PartTabs.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { DraftBar } from './DraftBar.tsx';
import { LookForm } from './LookForm.tsx';
import lookPreview from './LookPreview.module.css';
import { LookScenes, type ShownClient } from './LookScenes.tsx';
import { LookVersions } from './LookVersions.tsx';
import { useDrafts, useLookEditor } from './useLookEditor.ts';
import styles from './WhiteLabelSettings.module.css';

const themes: readonly { readonly value: ThemeName; readonly label: string }[] = [
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

/** For a workspace without clients. */
const anyClient: ShownClient = { name: 'Your client', domain: 'client.example' };

/** Truncated, not rounded: 4.49 must not read as 4.5. */
const ratio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

const measured = (chosen: string | null, palette: AccentPalette): string => {
  const verdict = `Contrast ${ratio(palette.contrast)}${palette.contrast >= readableContrast ? ' (passes AA)' : ''}`;
  if (chosen === null || palette.accent === chosen.toLowerCase()) return verdict;
  return `Your colour has a contrast of ${ratio(palette.chosenContrast)}, and text needs ${ratio(readableContrast)}. ${palette.accent} is shown instead: ${verdict.toLowerCase().replace('aa', 'AA')}`;
};

const Measured = ({ look }: { look: LookItem }) => (
  <Flex
    component="ul"
    vertical
    gap={4}
    className={lookPreview.measured ?? ''}
    aria-label="Contrast of the accent"
    aria-live="polite"
  >
    {themes.map(({ value, label }) => {
      const palette = accentPalette(look.accent ?? surroundingsOf(value).productAccent, value);
      const known = palette !== null && (look.accent === null || parseHex(look.accent));
      return (
        <li key={value}>
          <strong>{label}</strong> {known ? measured(look.accent, palette) : 'No colour yet'}
        </li>
      );
    })}
  </Flex>
);

const LookPreview = ({ look }: { look: LookItem }) => {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [chosen, choose] = useState<string | null>(null);
  const clients = useClients(true)?.filter(({ archived_at }) => archived_at === null) ?? [];
  const client = clients.find(({ id }) => id === chosen) ?? clients[0] ?? anyClient;
  return (
    <section aria-labelledby="preview">
      <Flex wrap align="center" justify="space-between" gap="12px 24px">
        <h2 id="preview">Preview</h2>
        <Flex wrap align="center" gap="8px 12px">
          <Select
            aria-label="Client of the preview"
            showSearch={searchedByLabel}
            popupMatchSelectWidth={false}
            value={clients.length === 0 ? null : (chosen ?? clients[0]?.id ?? null)}
            options={clients.map(({ id, name }) => ({ value: id, label: name }))}
            disabled={clients.length === 0}
            onChange={choose}
          />
          <KitSegmented<ThemeName>
            aria-label="Theme of the preview"
            options={[...themes]}
            value={theme}
            onChange={setTheme}
          />
        </Flex>
      </Flex>
      <LookScenes look={look} theme={theme} client={client} />
      <Measured look={look} />
    </section>
  );
};

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
