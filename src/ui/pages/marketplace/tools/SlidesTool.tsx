/** Renders Slide Deck: turns a report that was run into a .pptx file. */
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { useReply } from '../../../data/useReply.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { Field } from '../../../widgets/Field.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import type { ToolProps } from '../installationActors.ts';
import { reportSlides } from './reportSlides.ts';
import styles from './Tools.module.css';

type State = { readonly busy: boolean; readonly said: string };

export const SlidesTool = ({ item: { installation } }: ToolProps) => {
  const open = installation.client_ids;
  const { api } = useServices();
  const { data, error, refetch } = useReply('listReportRuns', { limit: '100' });
  const nameOf = new Map((useClients(true) ?? []).map(({ id, name }) => [id, name]));
  const [chosen, setChosen] = useState<string | null>(null);
  const [{ busy, said }, setState] = useState<State>({ busy: false, said: '' });
  if (error && !data) return <ListFailure what="The reports" error={error} onRetry={refetch} />;
  if (!data) return <TabSkeleton rows={1} />;
  const runs = data.items.filter(
    ({ generated_at, client_id }) => generated_at !== null && (open?.includes(client_id) ?? true),
  );
  const run = runs.find(({ id }) => id === chosen) ?? runs[0];
  if (!run) {
    return (
      <EmptyState
        level={3}
        title="No report was run yet"
        text="Run a report, then turn it into slides here."
        action={<ButtonLink to="/dashboard?tab=reports">Open reports</ButtonLink>}
      />
    );
  }
  const make = async () => {
    setState({ busy: true, said: 'Making the slides.' });
    try {
      const { content } = await api.call('readReportRun', { params: { id: run.id }, query: {} });
      if (content === null) throw new Error('The report has no content');
      const slides = reportSlides(content);
      const { saveSlides } = await import('./saveSlides.ts');
      await saveSlides(run.title, slides, content.brand.accent);
      setState({ busy: false, said: `${slides.length} slides are in the file.` });
    } catch {
      setState({ busy: false, said: 'The slides could not be made. Please try again.' });
    }
  };
  return (
    <>
      <Flex wrap align="end" gap="8px 12px">
        <div className={styles.wide}>
          <Field label="Report">
            {(control) => (
              <Select
                {...control}
                showSearch={searchedByLabel}
                value={run.id}
                options={runs.map(({ id, title, client_id }) => ({
                  value: id,
                  label: `${nameOf.get(client_id) ?? ''}: ${title}`,
                }))}
                onChange={setChosen}
              />
            )}
          </Field>
        </div>
        <Button type="primary" disabled={busy} onClick={make}>
          Download slides
        </Button>
      </Flex>
      <p className="quiet" role="status">
        {said}
      </p>
    </>
  );
};
