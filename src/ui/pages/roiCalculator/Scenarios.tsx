/** Renders the user's saved scenarios: save, open, rename, remove, restore, compare and export. */

import { useSelector } from '@xstate/react';
import { Button, Flex, Input } from 'antd';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { roiCsv } from '#domain/roi/roiCsv.ts';
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import { mostCompared } from '#domain/roi/scenarioRules.ts';
import type { Refusal } from '#machines/api/outcome.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import type { ScenarioNotice as Notice } from '#machines/roiScenarios/roiScenariosMachine.ts';
import { roiScenariosMachine } from '#machines/roiScenarios/roiScenariosMachine.ts';
import { roiScenarioChangeService, roiScenariosService } from '#machines/roiScenarios/roiScenariosService.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Field } from '../../widgets/Field.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { ScenarioComparison } from './ScenarioComparison.tsx';
import { ScenarioRow } from './ScenarioRow.tsx';
import styles from './Scenarios.module.css';

type RemovedScenariosProps = { busy: boolean; onRestore: (scenario: RoiScenario) => void };

const RemovedScenarios = ({ busy, onRestore }: RemovedScenariosProps) => {
  const removed = useReply('listRoiScenarios', { state: 'removed' }).data;
  if (!removed || removed.total === 0) return null;
  return (
    <details className={styles.removed}>
      <summary>Removed scenarios ({removed.total})</summary>
      <ul className={styles.list}>
        {removed.items.map((scenario) => (
          <li key={scenario.id} className={styles.row}>
            <h3>{scenario.name}</h3>
            <Flex wrap align="center" gap={8} className={`${styles.actions} touch`}>
              <OnlyChangeable>
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => onRestore(scenario)}
                  aria-label={`Restore ${scenario.name}`}
                >
                  Restore
                </Button>
              </OnlyChangeable>
            </Flex>
          </li>
        ))}
      </ul>
    </details>
  );
};

type ScenarioNoticeProps = { notice: Notice | null; problem: Refusal | null };

const ScenarioNotice = ({ notice, problem }: ScenarioNoticeProps) => (
  <>
    <ProblemBox text={problem?.message ?? null} />
    <Flex component="p" role="status" wrap align="center" gap="8px 12px" className={styles.notice ?? ''}>
      {notice && (
        <span>
          “{notice.name}” was {notice.what}.
        </span>
      )}
    </Flex>
  </>
);

const useScenarios = () => {
  const { api, ownChanges } = useServices();
  const actor = useLifecycle(() => roiScenariosMachine.provide(roiScenariosService({ api })), {
    id: 'roiScenarios',
    frameOf: api.frameOf,
  });
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: roiScenarioChangeService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const { problem, notice } = useSelector(actor, ({ context }) => context);
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isChanging = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const change = (kind: 'remove' | 'restore', { id, name, etag }: RoiScenario) => {
    actor.send({ type: 'form.edit' });
    changes.send({ type: 'change.ask', kind, id, name, etag });
  };
  return { actor, changes, change, problem, notice, busy: isSaving || isChanging };
};

const words = (kind: string, name: string) => {
  const [removed, back] = [`“${name}” was removed.`, `“${name}” was restored.`];
  return kind === 'remove' ? { made: removed, takenBack: back } : { made: back, takenBack: removed };
};

type SaveFormProps = {
  error: string | undefined;
  busy: boolean;
  /** Changes with each saved scenario and so resets the field. */
  saved: unknown;
  onEdit: () => void;
  onSave: (name: string) => void;
};

const SaveForm = ({ error, busy, saved, onEdit, onSave }: SaveFormProps) => {
  const [name, setName] = useState('');
  useEffect(() => {
    if (saved) setName('');
  }, [saved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name);
  };
  return (
    <form className={styles.save} onSubmit={submit} noValidate aria-label="Save these inputs">
      <Field label="Save these inputs as" error={error}>
        {(control) => (
          <Input
            {...control}
            placeholder="Weekly reports"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              if (error !== undefined) onEdit();
            }}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" loading={busy} disabled={busy}>
        Save scenario
      </Button>
    </form>
  );
};

const useCompared = (scenarios: readonly RoiScenario[]) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const compared = ids.flatMap((id) => scenarios.find((scenario) => scenario.id === id) ?? []);
  const toggle = useCallback((id: string) => {
    setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  }, []);
  return { compared, toggle };
};

type ScenariosProps = { inputs: RoiInputs; onShow: (inputs: RoiInputs) => void };

export const Scenarios = ({ inputs, onShow }: ScenariosProps) => {
  const { actor, changes, change, problem, notice, busy } = useScenarios();
  const { data, error, refetch } = useReply('listRoiScenarios', {});
  const scenarios = data?.items ?? [];
  const { compared, toggle } = useCompared(scenarios);
  const saveTable = useSaveTable();
  const [renaming, setRenaming] = useState<string | null>(null);
  useEffect(() => {
    if (notice?.what === 'renamed') setRenaming(null);
  }, [notice]);
  const nameProblem = problem?.errors?.name;

  const exportCsv = () =>
    saveTable('roi-scenarios', roiCsv([{ name: 'Current inputs', inputs }, ...scenarios]));

  return (
    <section className={styles.scenarios} aria-labelledby="scenarios">
      <Flex align="center" justify="space-between" gap={16} className={`${styles.head} touch`}>
        <h2 className="title" id="scenarios">
          Scenarios
        </h2>
        <Button size="small" onClick={exportCsv}>
          Download CSV
        </Button>
      </Flex>
      <OnlyChangeable>
        <SaveForm
          error={renaming === null ? nameProblem : undefined}
          busy={busy}
          saved={notice?.what === 'saved' ? notice : null}
          onEdit={() => actor.send({ type: 'form.edit' })}
          onSave={(name) => actor.send({ type: 'scenario.save', name, inputs })}
        />
      </OnlyChangeable>
      <ScenarioNotice notice={notice} problem={problem?.errors ? null : problem} />
      <ChangeNotice actor={changes} words={words} />
      {error && !data && <ListFailure what="Your scenarios" error={error} onRetry={refetch} />}
      {data && scenarios.length === 0 && (
        <p className={styles.empty}>
          None saved yet. Save these inputs under a name, change them, save again, and compare up to{' '}
          {mostCompared} side by side.
        </p>
      )}
      <ul className={styles.list}>
        {scenarios.map((scenario) => {
          const chosen = compared.includes(scenario);
          return (
            <ScenarioRow
              key={scenario.id}
              scenario={scenario}
              busy={busy}
              renaming={renaming === scenario.id}
              error={nameProblem}
              compared={chosen}
              mayCompare={chosen || compared.length < mostCompared}
              onCompare={() => toggle(scenario.id)}
              onShow={() => onShow(scenario.inputs)}
              onStartRename={() => {
                actor.send({ type: 'form.edit' });
                setRenaming(scenario.id);
              }}
              onCancelRename={() => setRenaming(null)}
              onRename={(name) => actor.send({ type: 'scenario.rename', scenario, name })}
              onRemove={() => change('remove', scenario)}
            />
          );
        })}
      </ul>
      {compared.length > 0 && <ScenarioComparison scenarios={compared} />}
      <RemovedScenarios busy={busy} onRestore={(scenario) => change('restore', scenario)} />
    </section>
  );
};
