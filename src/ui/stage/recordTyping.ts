/** Combines letter-by-letter input into one step for each field. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import { concealed, createSecretKeeper, numberOfSecret } from '#scenarios/recordedSecrets.ts';
import type { Step } from '#scenarios/script.ts';
import type { RecordedRun } from './recording.ts';
import { nameOf, targetOf } from './recordTarget.ts';

const separator = /[,;\s]$/;

type WrittenEntries = {
  readonly hear: (value: string) => void;
  readonly text: () => string;
};

export const createWrittenEntries = (first: string): WrittenEntries => {
  let taken = '';
  let last = first;
  return {
    hear: (value) => {
      if (separator.test(last) && !value.startsWith(last)) taken += last;
      last = value;
    },
    text: () => taken + last,
  };
};

export type Field = HTMLInputElement | HTMLTextAreaElement;

export type TypingRecorder = {
  readonly hear: (field: Field) => void;
  readonly end: () => void;
};

/** `hasBegun`: the step has begun with its first letter. `goesOn`: it continues the last step. */
type Typing = {
  readonly field: Field;
  readonly hasBegun: boolean;
  readonly goesOn: boolean;
  readonly since: ReturnType<RecordedRun['moment']>;
  readonly written: WrittenEntries;
};

/** A tags input removes each entry from its field at a comma. */
const takesEntries = (field: Field): boolean =>
  field.closest('.ant-select-multiple') !== null && field.matches('[role="combobox"]');

const textOf = (field: Field, written: WrittenEntries): string =>
  takesEntries(field) ? written.text() : field.value;

/** Ant Design sets `autocomplete="new-password"` on its searchable selects to avoid suggestions. */
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
      const hasLogged = changes.some((one) => 'log' in one);
      const isLast = last?.field === field && run.done().at(-1) === last.step;
      const goesOn = !isBusy && isLast && !hasLogged && !takesEntries(field);
      const hasBegun = !isBusy && !goesOn;
      typing = { field, hasBegun, goesOn, since, written: createWrittenEntries(field.value) };
      if (hasBegun) run.beginStep('Write into a field', since);
    },
    end,
  };
};
