/** Renders the changed fields of a change, before and after. */
import { Flex } from 'antd';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { valueWords } from '../../content/history.ts';
import styles from './FieldChanges.module.css';

type FieldChangesProps = {
  item: HistoryItem;
  isReversed?: boolean;
};

export const FieldChanges = ({ item, isReversed = false }: FieldChangesProps) => (
  <>
    {item.parts
      .filter(({ fields }) => fields.length > 0)
      .map(({ name, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a change are facts, they stay where they are
        <div key={index} className={styles.part}>
          {item.count > 1 && <p className="strong">{name ?? 'The workspace'}</p>}
          <Flex component="dl" vertical gap={4} className={styles.fields ?? ''}>
            {fields.map((one) => (
              <div key={one.field}>
                <dt>{one.field}</dt>
                <dd>
                  <span className="visually-hidden">from </span>
                  <del className="quiet">{valueWords(isReversed ? one.after : one.before)}</del>
                  <span aria-hidden="true"> → </span>
                  <span className="visually-hidden"> to </span>
                  <ins>{valueWords(isReversed ? one.before : one.after)}</ins>
                </dd>
              </div>
            ))}
          </Flex>
        </div>
      ))}
    {item.count > item.parts.length && <p>and {item.count - item.parts.length} more</p>}
  </>
);
