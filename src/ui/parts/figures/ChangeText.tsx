/** Renders a change as arrow, size and colour, with a sentence for screen readers. */
import { shownHint } from '../../widgets/hintOf.ts';
import styles from './ChangeText.module.css';
import type { FigureName } from './figureSpecs.ts';
import { changeSentence, type ShownChange, shownChange } from './shownChange.ts';

type ChangeShownProps = {
  readonly change: ShownChange;
  /** Comparison period: `previous 28 days`. */
  readonly versus: string;
};

type ChangeTextProps = Pick<ChangeShownProps, 'versus'> & {
  readonly name: FigureName;
  readonly current: number | null;
  readonly previous: number | null;
};

export const ChangeShown = ({ change, versus }: ChangeShownProps) => {
  const { seen, verdict } = change;
  const sentence = changeSentence(change, versus);
  return (
    <span className={styles.change} data-verdict={verdict} {...shownHint(sentence)}>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{sentence}</span>
    </span>
  );
};

export const ChangeText = ({ name, current, previous, versus }: ChangeTextProps) => (
  <ChangeShown change={shownChange(name, current, previous)} versus={versus} />
);
