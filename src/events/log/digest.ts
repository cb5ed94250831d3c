/** SHA-256 of text, synchronously: awaiting the platform's own inside an IndexedDB transaction would end it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 64 hex digits: SHA-256 of the text as UTF-8. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
