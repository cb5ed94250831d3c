/** Takes what is typed into fields letter by letter together into one step for each field. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import { concealed, createSecretKeeper, numberOfSecret } from '#scenarios/recordedSecrets.ts';
import type { Step } from '#scenarios/script.ts';
import type { RecordedRun } from './recording.ts';
import { nameOf, targetOf } from './recordTarget.ts';
import { createWrittenEntries, type WrittenEntries } from './writtenEntries.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement;

export type TypingRecorder = {
  /** The field is about to tell of another letter. */
  readonly hear: (field: Field) => void;
  /** What was typed so far becomes a step. */
  readonly end: () => void;
};

/** `hasBegun`: the step has begun with its first letter. `goesOn`: it is the last step, of which more is typed. */
type Typing = {
  readonly field: Field;
  readonly hasBegun: boolean;
  readonly goesOn: boolean;
  /** How things were before its first letter. */
  readonly since: ReturnType<RecordedRun['moment']>;
  /** What was written, of which the field may have kept nothing. */
  readonly written: WrittenEntries;
};

/** A list in which one writes entries takes each out of its field, once a comma ends it. */
const takesEntries = (field: Field): boolean =>
  field.closest('.ant-select-multiple') !== null && field.matches('[role="combobox"]');

const textOf = (field: Field, written: WrittenEntries): string =>
  takesEntries(field) ? written.text() : field.value;

/** Ant Design marks a list in which one may type as a new password, so that browsers suggest nothing there. */
const factsOf = (field: Field) => ({
  type: field.getAttribute('type') ?? 'text',
  autocomplete: field.matches('[role="combobox"]') ? '' : (field.getAttribute('autocomplete') ?? ''),
  name: nameOf(field),
});

const numberIn = (step: Step): number => ('fill' in step ? numberOfSecret(step.with) : 1);

export const createTypingRecorder = (run: RecordedRun, begun: readonly Step[]): TypingRecorder => {
  const secrets = createSecretKeeper(Math.max(1, ...begun.map(numberIn)) - 1);
  let typing: Typing | null = null;
  let last: { readonly field: Field; readonly step: Step } | null = null;

  const keep = async ({ field, hasBegun, goesOn, since, written }: Typing): Promise<void> => {
    const target = targetOf(field);
    if (target === null) {
      if (hasBegun) run.stage().abandonStep();
      throw new ScenarioProblem('This field has no name by which a script could find it again.');
    }
    const step: Step = { fill: target, with: concealed(textOf(field, written), factsOf(field), secrets) };
    if (goesOn) await run.amend(step);
    else {
      if (!hasBegun) run.beginStep('Write into a field', since);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      await run.endStep(step);
    }
    last = { field, step };
  };

  const end = (): void => {
    if (typing === null) return;
    const ended = typing;
    typing = null;
    void run.enqueue(() => keep(ended));
  };

  return {
    hear: (field) => {
      if (typing?.field === field) {
        typing.written.hear(field.value);
        return;
      }
      const since = run.moment();
      end();
      const { changes, isBusy } = run.get();
      const hasTold = changes.some((one) => 'log' in one);
      const isLast = last?.field === field && run.done().at(-1) === last.step;
      const goesOn = !isBusy && isLast && !hasTold && !takesEntries(field);
      const hasBegun = !isBusy && !goesOn;
      typing = { field, hasBegun, goesOn, since, written: createWrittenEntries(field.value) };
      if (hasBegun) run.beginStep('Write into a field', since);
    },
    end,
  };
};
