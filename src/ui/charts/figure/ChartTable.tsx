/** Renders the data of a chart as a table, also if nothing can be drawn. */
import { type ReactNode, useState } from 'react';
import type { ChartColumn, ChartContent } from '../chartModel.ts';
import styles from './ChartFigure.module.css';
import { type Direction, tableRows } from './chartTable.ts';

/** `key`: of the place of the axis, its id if it has one; `column`: the first is 0. */
export type CellOf = (place: {
  readonly key: string;
  readonly column: number;
  readonly text: string;
}) => ReactNode;

export type NameOf = (place: { readonly key: string; readonly text: string }) => ReactNode;

type ChartTableProps = {
  readonly title: string;
  readonly content: ChartContent;
  readonly cellOf: CellOf | undefined;
  readonly nameOf: NameOf | undefined;
};

const plain = ({ text }: { readonly text: string }): ReactNode => text;

const areWords = ({ unit }: ChartColumn): true | undefined => unit === null || undefined;

export const ChartTable = ({ title, content, cellOf = plain, nameOf = plain }: ChartTableProps) => {
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
            {columns.map((column) => (
              <th key={column.name} scope="col" data-words={areWords(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows(content, direction).map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{nameOf({ key, text: name })}</th>
              {columns.map((column, index) => (
                <td key={column.name} data-words={areWords(column)}>
                  <span>{cellOf({ key, column: index, text: cells[index] ?? '' })}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
