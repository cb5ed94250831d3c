/** Computes the SHA-256 of a file's content in hexadecimal digits. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const digestOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

export const digestOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
