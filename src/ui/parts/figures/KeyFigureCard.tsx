/** Renders a key metric with its change, trend and goal, which opens its calculation. */

import { Button, Flex } from 'antd';
import { definedOnly } from '#domain/definedOnly.ts';
import { Sparkline } from '../../charts/Sparkline.tsx';
import { hintOf, shownHint } from '../../widgets/hintOf.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { ChangeText } from './ChangeText.tsx';
import { explained } from './ExplainButton.tsx';
import { FigureText } from './FigureText.tsx';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { figureTip } from './figureTip.ts';
import { writtenFigure } from './figureWriting.ts';
import { GoalBar, type GoalState } from './GoalBar.tsx';
import styles from './KeyFigureCard.module.css';

export type KeyFigureCardProps = {
  readonly name: FigureName;
  readonly value: number | null | undefined;
  readonly previous?: number | null | undefined;
  /** `previous 28 days`. */
  readonly versus: string;
  readonly currency?: string | undefined;
  /** Left out where the chart below draws it. */
  readonly course?: readonly (number | null)[];
  readonly goal?: GoalState | null | undefined;
  readonly figures?: Partial<Record<FigureName, number | null>> | undefined;
  readonly label?: string | undefined;
  readonly sources?: string | undefined;
  readonly onExplain: () => void;
  /** Shows the metric in the page's chart; default: a press opens the calculation. */
  readonly onChoose?: (() => void) | undefined;
  readonly isChosen?: boolean;
};

const course = { width: 120, height: 28 };

const Before = ({ name, value, previous, versus, currency }: KeyFigureCardProps) => {
  if (value === undefined || previous === undefined)
    return (
      <Flex component="p" wrap className={styles.before ?? ''}>
        {'\u00a0'}
      </Flex>
    );
  return (
    <Flex component="p" wrap className={styles.before ?? ''}>
      <ChangeText name={name} current={value} previous={previous} versus={versus} />{' '}
      {previous !== null && <span>from {writtenFigure(name, previous, currency)}</span>}
    </Flex>
  );
};

const Value = ({ name, value, currency, figures }: KeyFigureCardProps) =>
  value === undefined ? (
    <Skeleton active title={{ width: 96 }} paragraph={false} />
  ) : (
    <FigureText name={name} value={value} {...definedOnly({ currency })} {...definedOnly({ figures })} />
  );

export const KeyFigureCard = (props: KeyFigureCardProps) => {
  const { name, value, goal, sources = '', onExplain, onChoose, label = figureSpecs[name].label } = props;
  return (
    <li className={styles.card} data-key-figure={name} data-chosen={props.isChosen || undefined}>
      <Button
        type="link"
        className={styles.label ?? ''}
        data-print="always"
        {...(onChoose ? { 'aria-pressed': props.isChosen ?? false } : { 'aria-haspopup': 'dialog' })}
        {...hintOf(figureTip(name, sources))}
        onClick={onChoose ?? onExplain}
        onKeyDown={(event) => {
          if (!onChoose || event.key.toLowerCase() !== 'i') return;
          // Otherwise the page takes the key, too, and moves the focus to the next figure.
          event.preventDefault();
          onExplain();
        }}
      >
        {label}
      </Button>
      {onChoose && value !== undefined && (
        <span
          className={styles.explain}
          {...explained(name)}
          {...shownHint(`How ${label} is worked out (I)`)}
        >
          <Icon name="info" size={14} />
        </span>
      )}
      <div className={styles.value}>
        <Value {...props} />
      </div>
      <Before {...props} />
      {props.course && (
        <div className={styles.course}>
          {value !== undefined && <Sparkline values={props.course} {...course} />}
        </div>
      )}
      {goal && <GoalBar name={name} goal={goal} />}
    </li>
  );
};
