/** Renders one saved scenario with its actions. */

import { Button, Checkbox, Flex, Input } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { roiResults } from '#domain/roi/roiResults.ts';
import { formatAmount, formatPercent } from '#domain/roi/roiTexts.ts';
import { shortTime } from '../../content/dates.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import styles from './Scenarios.module.css';

type RenameProps = {
  scenario: RoiScenario;
  busy: boolean;
  error: string | undefined;
  onCancelRename: () => void;
  onRename: (name: string) => void;
};

const RenameForm = ({ scenario, busy, error, onCancelRename, onRename }: RenameProps) => {
  const [name, setName] = useState(scenario.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRename(name);
  };
  return (
    <form className={styles.rename} onSubmit={submit} noValidate aria-label={`Rename ${scenario.name}`}>
      <Field label="New name" error={error}>
        {(control) => (
          <Input {...control} autoFocus value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Button type="primary" htmlType="submit" disabled={busy}>
        Save name
      </Button>
      <Button onClick={onCancelRename}>Cancel</Button>
    </form>
  );
};

type ScenarioRowProps = RenameProps & {
  renaming: boolean;
  compared: boolean;
  mayCompare: boolean;
  onCompare: () => void;
  onShow: () => void;
  onStartRename: () => void;
  onRemove: () => void;
};

const Actions = (props: ScenarioRowProps) => {
  const { scenario, busy, renaming, onShow, onStartRename, onRemove } = props;
  const rename = useRef<HTMLButtonElement>(null);
  useFocusAfter(renaming, () => rename.current);
  const { name } = scenario;
  return (
    <Flex wrap align="center" gap={8} className={`${styles.actions} touch`}>
      <Checkbox checked={props.compared} disabled={!props.mayCompare} onChange={props.onCompare}>
        Compare<span className="visually-hidden"> {name}</span>
      </Checkbox>
      <Button size="small" onClick={onShow} aria-label={`Open ${name}`}>
        Open
      </Button>
      <OnlyChangeable>
        <Button ref={rename} size="small" onClick={onStartRename} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button size="small" disabled={busy} onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </OnlyChangeable>
    </Flex>
  );
};

export const ScenarioRow = (props: ScenarioRowProps) => {
  const { clock } = useServices().world;
  const { scenario, renaming } = props;
  const { netAnnualBenefit, annualRoi } = roiResults(scenario.inputs);
  return (
    <li className={styles.row}>
      <div>
        <h3>{scenario.name}</h3>
        <p>
          {formatAmount(netAnnualBenefit)} net a year · ROI {formatPercent(annualRoi)} · saved{' '}
          <time dateTime={scenario.saved_at}>{shortTime(scenario.saved_at, clock.now())}</time>
        </p>
      </div>
      <Actions {...props} />
      {renaming && <RenameForm {...props} />}
    </li>
  );
};
