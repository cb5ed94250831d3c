/** Renders the preview of an import: days, rows, sums, overlaps, errors, and required consents. */
import { Alert, Checkbox, Flex, Radio } from 'antd';
import { type ImportOverlap, importSourceNames } from '#domain/imports/importedRow.ts';
import type {
  ImportChoices,
  ImportPreview,
  ImportReading,
  UnreadCell,
  UnreadRow,
} from '#domain/imports/platform/importReading.ts';
import type { CoveredDays } from '#domain/imports/platform/overlappingDays.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import type { Agreement } from '#machines/imports/importTask.ts';
import { noFigure } from '../../../content/formatMetric.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { ApartRows } from './ApartRows.tsx';
import styles from './DataImport.module.css';
import { EncodingChoice } from './EncodingChoice.tsx';
import { ImportSums } from './ImportSums.tsx';
import { cellsText, languageNames, markText, moneyText, rangeText, rowsText } from './importWords.ts';

const unreadColumns: readonly DataColumn<UnreadRow>[] = [
  { key: 'line', title: 'Line', isName: true, width: 80, cell: ({ line }) => line },
  { key: 'reason', title: 'Why it cannot be read', cell: ({ reason }) => reason },
];

const cellColumns: readonly DataColumn<UnreadCell>[] = [
  { key: 'line', title: 'Line', isName: true, width: 80, cell: ({ line }) => line },
  { key: 'column', title: 'Column', cell: ({ column }) => column },
  { key: 'reason', title: 'Why it is left out', cell: ({ reason }) => reason },
];

type UnreadProps<Row extends UnreadRow> = {
  title: string;
  label: string;
  rows: readonly Row[];
  count: number;
  columns: readonly DataColumn<Row>[];
};

const Unread = <Row extends UnreadRow>({ title, label, rows, count, columns }: UnreadProps<Row>) =>
  count === 0 ? null : (
    <Flex component="section" vertical gap={12} className={styles.part ?? ''}>
      <h3>{title}</h3>
      <DataTable
        label={label}
        rows={rows}
        keyOf={(row) => `${row.line} ${'column' in row ? row.column : ''}`}
        columns={columns}
        pageSize={10}
        density="compact"
      />
      {count > rows.length && <p>Only the first {rows.length} are listed.</p>}
    </Flex>
  );

type OverlapProps = {
  overlaps: readonly CoveredDays[];
  overlap: ImportOverlap | null;
  onOverlap: (overlap: ImportOverlap) => void;
};

const mostOverlaps = 6;

const Overlaps = ({ overlaps, overlap, onOverlap }: OverlapProps) =>
  overlaps.length === 0 ? null : (
    <fieldset className={styles.question}>
      <legend>Some of these days already have data. Which should count?</legend>
      <ul>
        {overlaps.slice(0, mostOverlaps).map(({ channel, from, to }) => (
          <li key={`${channel} ${from}`}>
            {channelLabels[channel]}: {rangeText({ from, to })}
          </li>
        ))}
        {overlaps.length > mostOverlaps && (
          <li>and {overlaps.length - mostOverlaps} more stretches of days</li>
        )}
      </ul>
      <Radio.Group value={overlap} onChange={({ target }) => onOverlap(target.value)}>
        <Radio value="replace">Use the file: replace existing data on these days</Radio>
        <Radio value="keep">Keep existing data: skip these days of the file</Radio>
      </Radio.Group>
    </fieldset>
  );

type AgreeProps = {
  preview: ImportPreview;
  agreement: Agreement;
  onAgree: (agreement: Agreement) => void;
};

const Agreements = ({ preview: { check, days }, agreement, onAgree }: AgreeProps) => (
  <>
    {check !== null && check.differences.length > 0 && (
      <Alert
        type="warning"
        title={`The rows do not add up to “${check.label}” in line ${check.line} of the file.`}
        description={
          <Checkbox
            checked={agreement.differs}
            onChange={({ target }) => onAgree({ ...agreement, differs: target.checked })}
          >
            Import the rows as they are
          </Checkbox>
        }
      />
    )}
    {days === 'spread' && (
      <Alert
        type="warning"
        title="Daily values are estimates."
        description={
          <Checkbox
            checked={agreement.spread}
            onChange={({ target }) => onAgree({ ...agreement, spread: target.checked })}
          >
            Spread the figures evenly over the days
          </Checkbox>
        }
      />
    )}
  </>
);

const missingMeasures =
  'A figure that the file has no column for stays absent: it is shown as a dash, and never as 0. Ratios such as CTR and CPC are not imported, they are worked out of the sums.';

const Facts = ({ reading, preview, choices }: Pick<PreviewProps, 'reading' | 'preview' | 'choices'>) => {
  const { source, language } = reading;
  const mark = markText(reading.decimal, choices.decimal);
  const facts: readonly (readonly [string, string])[] = [
    [
      'Export of',
      source === 'other' ? 'another table' : `${importSourceNames[source]}, in ${languageNames[language]}`,
    ],
    ['Days', preview.range === null ? noFigure : rangeText(preview.range)],
    ['Channels', preview.channels.map(({ channel }) => channelLabels[channel]).join(', ') || noFigure],
    ['Currency', moneyText(preview)],
    ...(mark === null ? [] : ([['Decimal mark', mark]] as const)),
    ['Rows of the file', rowsText(preview.fileRows)],
    ['Comes in as', `${rowsText(preview.rows)}, one for each day, channel and campaign`],
    ...(preview.leftOutRows > 0 ? ([['Left out', rowsText(preview.leftOutRows)]] as const) : []),
    ...(preview.emptyRows > 0 ? ([['Without a figure', rowsText(preview.emptyRows)]] as const) : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt className="small">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

type PreviewProps = OverlapProps &
  AgreeProps & {
    reading: ImportReading;
    choices: ImportChoices;
    disabled: boolean;
    onChoose: (choices: ImportChoices) => void;
  };

const keeping = (choices: ImportChoices, line: number, isKept: boolean): ImportChoices => ({
  ...choices,
  keptLines: isKept ? [...choices.keptLines, line] : choices.keptLines.filter((one) => one !== line),
});

export const ImportPreviewPart = (props: PreviewProps) => {
  const { reading, preview, choices, disabled, onChoose } = props;
  const { unread, unreadCount, unreadCells, unreadCellCount } = preview;
  return (
    <>
      <Facts reading={reading} preview={preview} choices={choices} />
      <EncodingChoice
        encoding={reading.encoding}
        disabled={disabled}
        onChange={(encoding) => onChoose({ ...choices, encoding })}
      />
      <Flex component="section" vertical gap={12} className={styles.part ?? ''}>
        <h3>Sums</h3>
        <ImportSums preview={preview} />
        {[...preview.notes, missingMeasures].map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </Flex>
      <ApartRows
        preview={preview}
        disabled={disabled}
        onKeep={(line, isKept) => onChoose(keeping(choices, line, isKept))}
      />
      <Unread
        title={`${rowsText(unreadCount)} cannot be read, and will be missing`}
        label="Rows that cannot be read"
        rows={unread}
        count={unreadCount}
        columns={unreadColumns}
      />
      <Unread
        title={`${cellsText(unreadCellCount)} cannot be read: only those figures are left out`}
        label="Cells that cannot be read"
        rows={unreadCells}
        count={unreadCellCount}
        columns={cellColumns}
      />
      {reading.fault !== null && <Alert type="error" title={reading.fault} />}
      <Overlaps {...props} />
      <Agreements {...props} />
    </>
  );
};
