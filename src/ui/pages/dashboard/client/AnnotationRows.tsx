/** Renders annotations as rows with days, text, author and actions. */
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { longDay, shortDay } from '../../../content/formatMetric.ts';
import styles from './TrendPart.module.css';

type AnnotationRowsProps = {
  items: readonly AnnotationItem[];
  /** True for agency users, who also see a hint on annotations that are hidden from the client. */
  isForAgency: boolean;
  before?: (item: AnnotationItem) => ReactNode;
  edit?: { change: (item: AnnotationItem) => void; remove: (item: AnnotationItem) => void } | undefined;
};

const daysOf = ({ from, to }: AnnotationItem): string =>
  from === to ? longDay(from) : `${shortDay(from)} – ${longDay(to)}`;

const readersOf = ({ personal }: AnnotationItem): string => (personal ? 'Only you' : 'Agency only');

export const AnnotationRows = ({ items, isForAgency, before, edit }: AnnotationRowsProps) => (
  <Flex component="ul" vertical gap={4} className={styles.annotations ?? ''} aria-label="Annotations">
    {items.map((item) => (
      <li key={item.id} data-print={item.shared ? undefined : 'never'}>
        <time className="faint" dateTime={item.from}>
          {daysOf(item)}
        </time>
        <p>
          {before?.(item)} {item.text} {isForAgency && !item.shared && <small>{readersOf(item)}</small>}
        </p>
        {edit && (
          <span className={styles.actions}>
            <Button
              size="small"
              type="text"
              aria-label={`Change “${item.text}”`}
              onClick={() => edit.change(item)}
            >
              Change
            </Button>
            <Button
              size="small"
              type="text"
              aria-label={`Remove “${item.text}”`}
              onClick={() => edit.remove(item)}
            >
              Remove
            </Button>
          </span>
        )}
      </li>
    ))}
  </Flex>
);
