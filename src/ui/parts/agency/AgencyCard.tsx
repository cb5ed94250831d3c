/** Renders a metric of the agency by currency with its change, which opens its calculation. */
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { type AgencyFigureName, agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import { hintOf } from '../../widgets/hintOf.ts';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { ChangeShown } from '../figures/ChangeText.tsx';
import { shownChangeOf } from '../figures/shownChange.ts';
import { WholeText } from '../WholeText.tsx';
import styles from './AgencyCard.module.css';

export type AgencyValue = {
  readonly key: string;
  /** Formatted: `$24,500`. */
  readonly text: string;
  readonly change?: {
    readonly current: number | null;
    readonly previous: number | null;
    readonly versus: string;
  };
};

type AgencyCardProps = {
  name: AgencyFigureName;
  label?: string;
  isSmall?: boolean;
  values: readonly AgencyValue[] | null;
  note?: ReactNode;
  onOpen: () => void;
};

const Value = ({ name, value: { text, change } }: { name: AgencyFigureName; value: AgencyValue }) => (
  <Flex component="span" wrap align="baseline" gap="0 8px" className={styles.value ?? ''}>
    <strong>
      <WholeText>{text}</WholeText>
    </strong>
    {change && (
      <small>
        <ChangeShown
          change={shownChangeOf(agencyFigures[name], change.current, change.previous)}
          versus={change.versus}
        />
      </small>
    )}
  </Flex>
);

export const AgencyCard = ({ name, label, isSmall = false, values, note, onOpen }: AgencyCardProps) => {
  const figure = agencyFigures[name];
  return (
    <li className={styles.card} data-agency-figure={name} data-small={isSmall || undefined}>
      <Button
        type="link"
        className={styles.label ?? ''}
        data-print="always"
        aria-haspopup="dialog"
        {...hintOf(`${figure.formula}. ${figure.note}`)}
        onClick={onOpen}
      >
        {label ?? figure.label}
      </Button>
      <div className={styles.values} data-many={(values?.length ?? 0) > 1 || undefined}>
        {values ? (
          values.map((value) => <Value key={value.key} name={name} value={value} />)
        ) : (
          <Skeleton active title={{ width: 72 }} paragraph={false} />
        )}
      </div>
      {note !== undefined && <small>{note}</small>}
    </li>
  );
};
