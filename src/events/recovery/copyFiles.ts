/** The files of the second copy, as a port: one flat folder whose files are written whole and never changed. */
export type CopyFiles = {
  /** Names of all files; none where the folder is not there. */
  list(): Promise<readonly string[]>;
  read(name: string): Promise<Uint8Array>;
  /** The file is there with all of its bytes, or not at all; makes the folder when it is missing. */
  write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>;
};

/** Hex digits of the SHA-256 of bytes. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
