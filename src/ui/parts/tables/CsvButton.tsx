/** Saves what a list shows as a file; while nothing is listed there is nothing to save. */
import { Button } from 'antd';
import { downloadText } from '../../widgets/downloadText.ts';

type CsvButtonProps<Row> = {
  /** `goals`: of the file and in the name of the button. */
  readonly what: string;
  /** Undefined and null while they are waited for. */
  readonly rows: readonly Row[] | null | undefined;
  readonly textOf: (rows: readonly Row[]) => string;
};

export const CsvButton = <Row,>({ what, rows, textOf }: CsvButtonProps<Row>) => (
  <Button
    type="text"
    aria-label={`Download the ${what} as CSV`}
    disabled={!rows?.length}
    onClick={() => rows && downloadText(`${what.replaceAll(' ', '-')}.csv`, 'text/csv', textOf(rows))}
  >
    CSV
  </Button>
);
