/** Lists the encodings in which a file can be read. */

export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'koi8-r',
  'macintosh',
  // Chosen by a person, never guessed.
  'iso-8859-2',
  'ibm866',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'iso-2022-jp',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];
