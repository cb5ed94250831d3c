/** Hands a table to the browser as a CSV file, in the format that the page's person has chosen. */
import { useContext } from 'react';
import { csvFormatOf, csvText, type Table } from '#domain/csv.ts';
import { CsvChoiceContext } from './csvChoice.ts';
import { downloadText } from './downloadText.ts';

/** `name` without its ending. */
export type SaveTable = (name: string, table: Table) => void;

/** A file with tabs ends in `.tsv`, by which spreadsheets know them. */
export const useSaveTable = (): SaveTable => {
  const chosen = useContext(CsvChoiceContext);
  return (name, table) => {
    const format = csvFormatOf(chosen());
    const [ending, type] =
      format.separator === '\t' ? ['tsv', 'text/tab-separated-values'] : ['csv', 'text/csv'];
    downloadText(`${name}.${ending}`, type, csvText(table, format));
  };
};
