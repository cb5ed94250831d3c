/** Exports the rows of a list as CSV; disabled without rows. */
import { Button } from 'antd';
import type { Table } from '#domain/csv.ts';
import { useSaveTable } from '../../widgets/saveTable.ts';

type CsvButtonProps<Row> = {
  readonly what: string;
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
