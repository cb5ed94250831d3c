/** Renders total rows of a file with the reason for excluding each, and a way to include it. */
import { Button, Flex } from 'antd';
import type { ImportPreview, ReadApart } from '#domain/imports/platform/importReading.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import styles from './DataImport.module.css';
import { apartText, rowsText } from './importWords.ts';

type ApartProps = {
  preview: ImportPreview;
  disabled: boolean;
  onKeep: (line: number, isKept: boolean) => void;
};

const columnsOf = ({ disabled, onKeep }: ApartProps): readonly DataColumn<ReadApart>[] => [
  { key: 'line', title: 'Line', width: 80, cell: ({ line }) => line },
  { key: 'cells', title: 'Row', isName: true, cell: ({ cells }) => cells.join(' · ') },
  { key: 'reason', title: 'Why', cell: apartText },
  {
    key: 'keep',
    title: 'Counted',
    cell: ({ line, isKept }) => (
      <Button
        disabled={disabled}
        aria-label={isKept ? `Leave line ${line} out` : `Count line ${line} as data`}
        onClick={() => onKeep(line, !isKept)}
      >
        {isKept ? 'Leave out' : 'Count as data'}
      </Button>
    ),
  },
];

export const ApartRows = (props: ApartProps) => {
  const { apart, apartCount } = props.preview;
  if (apartCount === 0) return null;
  return (
    <Flex component="section" vertical gap={12} className={styles.part ?? ''}>
      <h3>{rowsText(apartCount)} of totals, not counted</h3>
      <DataTable
        label="Rows of totals"
        rows={apart}
        keyOf={({ line }) => String(line)}
        columns={columnsOf(props)}
        pageSize={10}
        density="compact"
      />
      {apartCount > apart.length && <p>Only the first {apart.length} are listed.</p>}
    </Flex>
  );
};
