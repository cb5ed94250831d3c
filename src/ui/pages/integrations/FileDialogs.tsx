/** Renders the form and the history of a fetched file, whose code is loaded with the first of them. */
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { FetchedFileForm, type FetchedFileFormProps } from './FetchedFileForm.tsx';
import { FileHistory } from './FileHistory.tsx';

export type OpenFile =
  | { readonly kind: 'form'; readonly file: FileAddressItem | null }
  | { readonly kind: 'history'; readonly file: FileAddressItem };

type FileDialogsProps = Omit<FetchedFileFormProps, 'file'> & {
  readonly open: OpenFile;
  readonly nameOf: (clientId: string) => string;
};

export const FileDialogs = ({ open, nameOf, ...rest }: FileDialogsProps) =>
  open.kind === 'form' ? (
    <FetchedFileForm file={open.file} {...rest} />
  ) : (
    <FileHistory file={open.file} client={nameOf(open.file.client_id)} onClose={rest.onClose} />
  );
