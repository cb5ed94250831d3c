/** Computes SHA-256 of text synchronously: awaiting the platform's own inside an IndexedDB transaction would end it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** A reused buffer for nearly every event's text: a new array for each would take longer than hashing it. */
const room = new Uint8Array(4_096);

/** UTF-8 takes at most three bytes per string unit. */
const longestInRoom = Math.floor(room.length / 3);

const bytesOf = (text: string): Uint8Array =>
  text.length <= longestInRoom
    ? room.subarray(0, encoder.encodeInto(text, room).written)
    : encoder.encode(text);

/** 64 hex digits: SHA-256 of the text as UTF-8. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(bytesOf(text)));
