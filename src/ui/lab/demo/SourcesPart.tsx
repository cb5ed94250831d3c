/** Simulates platforms: expires access, and restates reported metrics. */
import { useState } from 'react';
import type { DemoSource } from '#domain/contract/demoSchemas.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './DemoPanel.module.css';
import { RestateForm } from './RestateForm.tsx';
import { ResultText } from './ResultText.tsx';
import { choiceOfAll, chosenSources, groupsOf, sourceLabel } from './sourceChoice.ts';
import { useDemoSources } from './useDemoSources.ts';

type ChooseProps = {
  readonly sources: readonly DemoSource[];
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
};

const Choose = ({ sources, choice, onChoose }: ChooseProps) => (
  <label className={styles.field}>
    Source
    <select value={choice} onChange={({ target }) => onChoose(target.value)}>
      {groupsOf(sources).map(({ platform, name, sources: of }) => (
        <optgroup key={platform} label={name}>
          {of.length > 1 && (
            <option value={choiceOfAll(platform)}>
              All {of.length} accounts of {name}
            </option>
          )}
          {of.map((source) => (
            <option key={source.id} value={source.id}>
              {sourceLabel(source)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

const idsOf = (sources: readonly DemoSource[]): readonly string[] => sources.map(({ id }) => id);

const Levers = ({
  sources,
  levers,
}: {
  sources: readonly DemoSource[];
  levers: ReturnType<typeof useDemoSources>;
}) => {
  const [wish, setWish] = useState<string | null>(null);
  const [first] = groupsOf(sources);
  const choice = wish ?? first?.sources[0]?.id ?? '';
  const chosen = chosenSources(sources, choice);
  const answering = idsOf(chosen.filter(({ silent }) => silent === null));
  const silent = idsOf(chosen.filter((one) => one.silent !== null));
  const { isBusy, back } = levers;
  return (
    <>
      <Choose sources={sources} choice={choice} onChoose={setWish} />
      <div className={styles.row}>
        <PanelButton
          isBusy={isBusy}
          disabled={answering.length === 0}
          onClick={() => void levers.expire(answering)}
        >
          Let the access expire
        </PanelButton>
        {silent.length > 0 && (
          <PanelButton isBusy={isBusy} onClick={() => void levers.reconnect(silent)}>
            Reconnect
          </PanelButton>
        )}
      </div>
      <RestateForm
        isDisabled={isBusy || answering.length === 0}
        onRestate={(days, factor) => void levers.restate(answering, days, factor)}
      />
      {back && (
        <div className={styles.row}>
          <PanelButton isBusy={isBusy} onClick={() => void levers.takeBack(back)}>
            Take the revision back
          </PanelButton>
        </div>
      )}
    </>
  );
};

export const SourcesPart = () => {
  const levers = useDemoSources();
  const { isSignedIn, sources, told } = levers;
  return (
    <section className={styles.part} aria-label="Sources">
      <h3>Sources</h3>
      <p className={styles.quiet}>
        What platforms do to an agency, done by a press: by real events, under the rules that hold for all
        others. Admins and managers of the demo can do it; an admin reconnects, here or under Integrations.
      </p>
      {!isSignedIn && <p>Sign in to the demo as its admin or manager to use these levers.</p>}
      {isSignedIn && sources && sources.length > 0 && <Levers sources={sources} levers={levers} />}
      {told && <ResultText told={told} />}
    </section>
  );
};
