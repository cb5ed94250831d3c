/** Downloads a table as CSV in the person's chosen format. */
import { useContext } from 'react';
import { csvFormatOf, csvText, type Table } from '#domain/csv.ts';
import { CsvChoiceContext } from './csvChoice.ts';
import { downloadText } from './downloadText.ts';

/** `name` without its extension. */
export type SaveTable = (name: string, table: Table) => void;

/** Tab-separated files end in `.tsv`, which spreadsheets recognize. */
export const useSaveTable = (): SaveTable => {
  const chosen = useContext(CsvChoiceContext);
  return (name, table) => {
    const format = csvFormatOf(chosen());
    const [ending, type] =
      format.separator === '\t' ? ['tsv', 'text/tab-separated-values'] : ['csv', 'text/csv'];
    downloadText(`${name}.${ending}`, type, csvText(table, format));
  };
};
