/** Saves what a list shows as a file; while nothing is listed there is nothing to save. */
import { Button } from 'antd';
import type { Table } from '#domain/csv.ts';
import { useSaveTable } from '../../widgets/saveTable.ts';

type CsvButtonProps<Row> = {
  /** `goals`: of the file and in the name of the button. */
  readonly what: string;
  /** Undefined and null while they are waited for. */
  readonly rows: readonly Row[] | null | undefined;
  readonly tableOf: (rows: readonly Row[]) => Table;
};

export const CsvButton = <Row,>({ what, rows, tableOf }: CsvButtonProps<Row>) => {
  const saveTable = useSaveTable();
  return (
    <Button
      type="text"
      aria-label={`Download the ${what} as CSV`}
      disabled={!rows?.length}
      onClick={() => rows && saveTable(what.replaceAll(' ', '-'), tableOf(rows))}
    >
      CSV
    </Button>
  );
};
