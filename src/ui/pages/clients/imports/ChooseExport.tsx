/** Chooses the file of an import, and another one in its place. */
import { Button, Upload } from 'antd';
import type { ChosenFile } from '#machines/imports/importTask.ts';
import bodyStyles from '../ClientImport.module.css';
import { acceptedFiles } from './importWords.ts';

type ChooseProps = { onChoose: (chosen: ChosenFile) => void };

const staysHere =
  'The file is read in this browser and never leaves it. Only its rows of figures become part of the client’s data.';

const uploading = (onChoose: ChooseProps['onChoose']) => ({
  accept: acceptedFiles,
  maxCount: 1,
  showUploadList: false as const,
  beforeUpload: (file: File) => {
    onChoose({ name: file.name, file });
    return false;
  },
});

export const ChooseExport = ({ onChoose }: ChooseProps) => (
  <Upload.Dragger {...uploading(onChoose)}>
    <p className="strong">Choose an export, or drop it here</p>
    <p className={bodyStyles.dropHint}>
      A CSV or TSV file of Google, Meta, Microsoft, LinkedIn, TikTok, Pinterest or Snapchat ads, of Google
      Analytics 4, Search Console, Shopify or WooCommerce. Of any other table you say what its columns are.{' '}
      {staysHere}
    </p>
  </Upload.Dragger>
);

/** The current file is kept until another one has been read. */
export const ChooseAnother = ({ onChoose, disabled }: ChooseProps & { disabled: boolean }) => (
  <Upload {...uploading(onChoose)} disabled={disabled}>
    <Button disabled={disabled}>Choose another file</Button>
  </Upload>
);
