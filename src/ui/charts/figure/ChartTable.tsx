/** The figures of a chart as a table; also there when nothing can be drawn. */
import { type ReactNode, useState } from 'react';
import type { ChartContent } from '../chartPlan.ts';
import styles from './ChartFigure.module.css';
import { type Direction, tableRows } from './chartTable.ts';

/** `key`: of the place of the axis, its id where it has one; `column`: the first is 0. */
export type CellOf = (place: {
  readonly key: string;
  readonly column: number;
  readonly text: string;
}) => ReactNode;

type ChartTableProps = {
  readonly title: string;
  readonly content: ChartContent;
  /** Left out: the text. */
  readonly cellOf: CellOf | undefined;
};

export const ChartTable = ({ title, content, cellOf = ({ text }) => text }: ChartTableProps) => {
  const { axis, columns } = content;
  const [direction, setDirection] = useState<Direction>(axis.isTime ? 'descending' : 'ascending');
  const turn = () => setDirection(direction === 'ascending' ? 'descending' : 'ascending');
  return (
    <section
      className={styles.tableScroll}
      aria-label={`${title}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {axis.isTime ? (
              <th scope="col" aria-sort={direction}>
                <button type="button" onClick={turn}>
                  {axis.title} <span aria-hidden="true">{direction === 'ascending' ? '↑' : '↓'}</span>
                </button>
              </th>
            ) : (
              <th scope="col">{axis.title}</th>
            )}
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows(content, direction).map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.name}>{cellOf({ key, column: index, text: cell })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
