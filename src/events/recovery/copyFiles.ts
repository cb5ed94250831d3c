/** Declares the port of the second copy's files: one flat folder whose files are written whole and never changed. */
export type CopyFiles = {
  /** Empty when the folder is missing. */
  list(): Promise<readonly string[]>;
  read(name: string): Promise<Uint8Array>;
  /** Atomic: the file appears with all of its bytes or not at all. Creates a missing folder. */
  write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Succeeds for a missing file. */
  remove(name: string): Promise<void>;
};

/** SHA-256 of bytes as hex digits. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
