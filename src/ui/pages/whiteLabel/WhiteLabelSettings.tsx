/** Renders the white-label settings: name, colour and logo, with preview, versions and restore. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { parseHex, readableContrast } from '#domain/branding/contrast.ts';
import type { LookItem, WhiteLabelReply } from '#domain/contract/brandingSchemas.ts';
import { productName } from '#domain/product.ts';
import { type EditedVersion, type EditFields, editFormMachine } from '#machines/editing/editFormMachine.ts';
import { lookEditorService, lookOfFields, lookVersion } from '#machines/editing/whiteLabelService.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import { useReply } from '../../data/useReply.ts';
import { EditConflict } from '../../parts/conflict/EditConflict.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import {
  type AccentPalette,
  accentPalette,
  surroundingsOf,
  type ThemeName,
} from '../../theme/accentPalette.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { LookForm } from './LookForm.tsx';
import lookPreview from './LookPreview.module.css';
import { LookScenes } from './LookScenes.tsx';
import { LookVersions } from './LookVersions.tsx';
import styles from './WhiteLabelSettings.module.css';

const themes: readonly { readonly value: ThemeName; readonly label: string }[] = [
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

/** Truncated, not rounded: 4.49 must not read as 4.5. */
const ratio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

const measured = (chosen: string | null, palette: AccentPalette): string => {
  const verdict = `Contrast ${ratio(palette.contrast)}${palette.contrast >= readableContrast ? ' (passes AA)' : ''}`;
  if (chosen === null || palette.accent === chosen.toLowerCase()) return verdict;
  return `Your colour has a contrast of ${ratio(palette.chosenContrast)}, and text needs ${ratio(readableContrast)}. ${palette.accent} is shown instead: ${verdict.toLowerCase().replace('aa', 'AA')}`;
};

const Measured = ({ look }: { look: LookItem }) => (
  <ul className={lookPreview.measured} aria-label="Contrast of the accent" aria-live="polite">
    {themes.map(({ value, label }) => {
      const palette = accentPalette(look.accent ?? surroundingsOf(value).productAccent, value);
      const known = palette !== null && (look.accent === null || parseHex(look.accent));
      return (
        <li key={value}>
          <strong>{label}</strong> {known ? measured(look.accent, palette) : 'No colour yet'}
        </li>
      );
    })}
  </ul>
);

const LookPreview = ({ look }: { look: LookItem }) => {
  const [theme, setTheme] = useState<ThemeName>('light');
  return (
    <section aria-labelledby="preview">
      <div className={lookPreview.head}>
        <h2 id="preview">Preview</h2>
        <KitSegmented<ThemeName>
          aria-label="Theme of the preview"
          options={[...themes]}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <LookScenes look={look} theme={theme} />
      <Measured look={look} />
    </section>
  );
};

const labels = {
  name: 'Name',
  accent: 'Accent colour',
  logo_text: 'Logo text',
  hide_powered_by: `Without “Powered by ${productName}”`,
} as const;

const isSame = (one: EditFields, other: EditFields): boolean =>
  Object.keys(labels).every((name) => one[name] === other[name]);

/** The draft over the loaded design; while nothing is typed, it follows saves from any user. */
const useDraft = (reply: WhiteLabelReply) => {
  const current = lookVersion(reply);
  const [base, setBase] = useState<EditedVersion>(current);
  const [typed, setTyped] = useState<EditFields | null>(null);
  const ground = typed === null ? current : base;
  const fields = { ...ground.fields, ...typed };
  return {
    fields,
    ground,
    dirty: !isSame(fields, ground.fields),
    change: (changes: EditFields) => {
      if (typed === null) setBase(current);
      setTyped({ ...typed, ...changes });
    },
    reset: () => setTyped(null),
    /** Rebases the draft onto a colleague's save after a resolved conflict. */
    take: (chosen: EditFields, theirs: EditedVersion) => {
      setBase(theirs);
      setTyped(isSame(chosen, theirs.fields) ? null : chosen);
    },
  };
};

const Editor = ({ reply }: { reply: WhiteLabelReply }) => {
  const { api, serverState } = useServices();
  const { fields, ground, dirty, change, reset, take } = useDraft(reply);
  const actor = useLifecycle(
    () =>
      editFormMachine.provide({
        actors: lookEditorService({
          api,
          onSaved: (saved) => serverState.setQueryData(replyQuery(api, 'readWhiteLabel').queryKey, saved),
        }),
        actions: {
          leave: reset,
          showChosen: ({ context: { theirs }, event }) => {
            if (event.type === 'conflict.resolve' && theirs) take(event.fields, theirs);
          },
        },
      }),
    { id: 'editForm' },
  );
  const problem = useSelector(actor, ({ context }) => context.problem);
  const state = useSelector(actor, ({ value }) => value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const mayChange = useCanEdit();
  return (
    <div className={styles.columns}>
      <LookForm
        fields={fields}
        errors={problem?.errors}
        disabled={busy || !mayChange}
        onChange={(changes) => {
          change(changes);
          actor.send({ type: 'form.edit' });
        }}
        onSubmit={() => actor.send({ type: 'form.submit', fields, etag: ground.etag, before: ground.fields })}
      >
        <ProblemBox text={problem?.message ?? null} />
        {!mayChange && (
          <p className={styles.origin}>The past is read-only. Return to live to change branding.</p>
        )}
        <div className={styles.actions} hidden={!mayChange}>
          <Button type="primary" htmlType="submit" loading={busy} disabled={!dirty}>
            Save brand
          </Button>
          {dirty && <Button onClick={reset}>Discard changes</Button>}
          <span role="status" className={styles.origin}>
            {state === 'saved' && !dirty ? 'Saved, and in use for everyone here.' : ''}
          </span>
        </div>
      </LookForm>
      <EditConflict actor={actor} title="Your brand" labels={labels} />
      <LookPreview look={lookOfFields(fields)} />
    </div>
  );
};

export const WhiteLabelSettings = () => {
  const { data, error, refetch } = useReply('readWhiteLabel');
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>White Label</h1>
        <p>
          The name, colour and mark that your people and your clients’ people see. Every save creates a
          version you can restore.
        </p>
      </header>
      {error && !data && <ListFailure what="The branding" error={error} onRetry={refetch} />}
      {data && <Editor reply={data} />}
      {(data || error) && <LookVersions />}
    </main>
  );
};
