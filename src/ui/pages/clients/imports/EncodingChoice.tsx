/** Lets the user override the detected encoding of a file if names are garbled. */
import { Select } from 'antd';
import { type FileEncoding, fileEncodings } from '#domain/imports/text/fileEncodings.ts';
import styles from './DataImport.module.css';
import { encodingNames } from './importWords.ts';

const options = fileEncodings.map((value) => ({ value, label: encodingNames[value] }));

type EncodingProps = {
  encoding: FileEncoding;
  disabled: boolean;
  onChange: (encoding: FileEncoding) => void;
};

export const EncodingChoice = ({ encoding, disabled, onChange }: EncodingProps) => (
  <label className={styles.encoding} htmlFor="import-encoding">
    Text encoding
    <Select
      id="import-encoding"
      aria-label="Text encoding"
      value={encoding}
      options={options}
      disabled={disabled}
      popupMatchSelectWidth={false}
      onChange={onChange}
    />
  </label>
);
