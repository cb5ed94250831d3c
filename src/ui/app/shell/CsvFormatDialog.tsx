/** Chooses the separator and the decimal mark of downloaded CSV files, with an example line. */
import { useId, useState } from 'react';
import { type CsvFormat, csvFormatOf, csvSeparators, csvText, decimalMarks } from '#domain/csv.ts';
import { keepCsvFormat, storedCsvFormat } from '../../services/csvFormat.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import styles from './Account.module.css';

const separatorNames = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' } as const;
const decimalNames = { '.': 'Point: 1234.5', ',': 'Comma: 1234,5' } as const;

/** Without the byte order mark and the line end; a tab is made visible. */
const exampleOf = (format: CsvFormat): string =>
  csvText([['2026-11-01', 'Search', 1234.5]], format)
    .trim()
    .replaceAll('\t', '⇥');

export const CsvFormatDialog = ({ onClose }: { onClose: () => void }) => {
  const { localStorage } = useServices();
  const [format, setFormat] = useState(() => csvFormatOf(storedCsvFormat(localStorage)));
  const id = useId();
  const choose = (changed: Partial<CsvFormat>) => {
    const next = { ...format, ...changed };
    keepCsvFormat(next.separator + next.decimal, localStorage);
    setFormat(next);
  };
  return (
    <KitModal title="CSV format" focus="title" onClose={onClose}>
      <div className={styles.choices}>
        <p>For every CSV file you download in this browser. Choose what your spreadsheet expects.</p>
        <p id={`${id}-separator`}>Separator</p>
        <KitSegmented
          aria-labelledby={`${id}-separator`}
          options={csvSeparators.map((value) => ({ value, label: separatorNames[value] }))}
          value={format.separator}
          onChange={(separator) => choose({ separator })}
        />
        <p id={`${id}-decimal`}>Decimal mark</p>
        <KitSegmented
          aria-labelledby={`${id}-decimal`}
          options={decimalMarks.map((value) => ({ value, label: decimalNames[value] }))}
          value={format.decimal}
          onChange={(decimal) => choose({ decimal })}
        />
        <p>
          Example: <code>{exampleOf(format)}</code>
        </p>
      </div>
    </KitModal>
  );
};
