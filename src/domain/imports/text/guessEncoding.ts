/** Guesses a legacy encoding by scoring the text that each candidate would give. */
import type { FileEncoding } from './fileEncodings.ts';

const common = {
  simplified:
    '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运广搜索促销牌词络媒推店购买注册访客户转视频春夏秋冬季节优惠券测试京州华酒车旅房游',
  traditional:
    '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運廣搜尋促銷牌詞絡媒推店購買註冊訪客戶轉視頻春夏秋冬季節優惠券測試台灣灣車旅遊',
  japanese:
    '日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回新場金員九入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法不来作性的要用制治度務強気小七成期公野協取都和統以機平総加山思家話世受区領多県続進正安設保改数記院女初北午指権心界支第産結百派点教報済書府活原先共得解名交資予川向際査勝面委告軍文反元重近千考判認画海参売利組知案道信策集在件団別物側任引使求所次水半品昨論計死官増係感特情投示変打男基私各始島直両朝革価式確村提運終挙果西勢減台広容必応演電歳住争談能無再位置企真流格有疑口過局少放税検藤町常校料沢裁状工建語球営空職証土与急止送援供可役構木割聞身費付施切由説転食比難防補車優夫研収断井何南石足違消境神番規術護展態導備宅害配副算視条独究育席輸訪楽起万着乗店述残想線率病農声質念待試族象銀域助労例然早張映限親額監環験追審商葉義伝働形景落担好退準賞造英頭技低毎医復仕味負移差個門写評課末守若極種美影命福量望松非観察整段型白深字答夜製票況音申様財港識注呼達客顧春夏秋冬阪索販促',
  korean:
    '이다는에의가고을하지로도기사한인은를자리나어시대서그해정아수일과만들부보게있주라전스으장제상원면오거여구비유성소조중국동무안마경치적우신회니선트연미모공학요더관년물드내생현방것운개체위문금당세발업후재양명진화때계단용산출통심두력분간영건결불교호행실민반천최르합터강식박각데크점월광검색글캠페브랜쿠폰규객품매입케팅벤타겟가격봄름울',
} as const;

type Pair = { readonly lead: number; readonly trail: number };

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;

/** Score of a two-byte character, from 1 for a common to -1 for a rare one; null if invalid. */
type Judge = (pair: Pair) => number | null;

const japanese: Judge = ({ lead, trail }) => {
  if (!(within(trail, 0x40, 0x7e) || within(trail, 0x80, 0xfc))) return null;
  if (within(lead, 0x81, 0x84) || within(lead, 0x88, 0x97)) return 1;
  return within(lead, 0x98, 0x9f) || within(lead, 0xe0, 0xea) ? 0.3 : -1;
};

const chinese: Judge = ({ lead, trail }) => {
  if (!(within(trail, 0x40, 0x7e) || within(trail, 0x80, 0xfe))) return null;
  if (trail < 0xa1 || lead < 0xa1 || lead > 0xf7) return -1;
  return within(lead, 0xb0, 0xd7) || within(lead, 0xa1, 0xa3) ? 1 : 0.3;
};

const korean: Judge = ({ lead, trail }) => {
  if (!within(trail, 0x41, 0xfe)) return null;
  if (trail < 0xa1 || lead < 0xa1) return -1;
  return within(lead, 0xb0, 0xc8) ? 1.1 : -0.5;
};

/** Level 1 characters with a trail above ASCII are certain; a trail in ASCII also follows an accented letter. */
const traditional: Judge = ({ lead, trail }) => {
  if (lead < 0xa1 || lead > 0xf9) return null;
  if (!(within(trail, 0x40, 0x7e) || within(trail, 0xa1, 0xfe))) return null;
  if (!within(lead, 0xa4, 0xc6)) return 0.2;
  return trail < 0xa1 ? 0.3 : 1;
};

/** Kana are certain: other encodings of these bytes have them elsewhere or rarely. */
const japaneseUnix: Judge = ({ lead, trail }) => {
  if (!within(trail, 0xa1, 0xfe) || (lead < 0xa1 && lead !== 0x8e)) return null;
  if (within(lead, 0xa4, 0xa5)) return 1.2;
  return within(lead, 0xb0, 0xcf) ? 1 : 0.2;
};

/** True if at least three such bytes follow each other, as in half-width katakana. */
const isInRun = (bytes: Uint8Array, at: number, is: (byte: number) => boolean): boolean => {
  const has = (place: number): boolean => is(bytes[place] ?? 0);
  return (has(at - 1) && (has(at - 2) || has(at + 1))) || (has(at + 1) && has(at + 2));
};

/** Mean score of the non-ASCII characters; -1 if the encoding is impossible. */
const scoreOf = (bytes: Uint8Array, judge: Judge, isSingle: (byte: number) => boolean): number => {
  let [score, count] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] as number;
    if (lead < 0x80) continue;
    count += 1;
    if (isSingle(lead)) {
      score += isInRun(bytes, at, isSingle) ? 0.6 : -0.5;
      continue;
    }
    const said = judge({ lead, trail: bytes[at + 1] ?? 0 });
    if (said === null) return -1;
    score += said;
    at += 1;
  }
  return count === 0 ? -1 : score / count;
};

/** Share of the characters of two bytes that are frequent in the language, and how many are. */
const frequentIn = (bytes: Uint8Array, encoding: FileEncoding, frequent: ReadonlySet<string>) => {
  const all = [...new TextDecoder(encoding).decode(bytes)].filter((one) => one > '\u0fff');
  const count = all.filter((one) => frequent.has(one)).length;
  return { count, share: count / Math.max(1, all.length) };
};

const none = (): boolean => false;

const narrow = (byte: number): boolean => within(byte, 0xa0, 0xdf);

/** Kana are as frequent as the most frequent characters. */
const kana = Array.from({ length: 0xbf }, (_, index) => String.fromCodePoint(0x3041 + index)).join('');

type Wide = {
  readonly encoding: FileEncoding;
  readonly score: (bytes: Uint8Array) => number;
  readonly frequent: ReadonlySet<string>;
};

const wide: readonly Wide[] = [
  {
    encoding: 'shift_jis',
    score: (bytes) => scoreOf(bytes, japanese, narrow),
    frequent: new Set(common.japanese + kana),
  },
  { encoding: 'euc-kr', score: (bytes) => scoreOf(bytes, korean, none), frequent: new Set(common.korean) },
  {
    encoding: 'gb18030',
    score: (bytes) => scoreOf(bytes, chinese, none),
    frequent: new Set(common.simplified),
  },
  {
    encoding: 'big5',
    score: (bytes) => scoreOf(bytes, traditional, none),
    frequent: new Set(common.traditional),
  },
  {
    encoding: 'euc-jp',
    score: (bytes) => scoreOf(bytes, japaneseUnix, none),
    frequent: new Set(common.japanese + kana),
  },
];

const wordsOf = (text: string): readonly string[] => text.match(/[^\s\d,;:."'()\t|/-]+/g) ?? [];

const isAccented = (word: string): boolean => /[^\0-\x7f]/.test(word);

const ideographs = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー｡-ﾟ]{2}/u;
const swallowedLetter = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]\p{Ll}/u;

/** Accented words of Europe read as two-byte characters swallow the letter after the accent. */
const isIdeographic = (bytes: Uint8Array, encoding: FileEncoding): boolean => {
  const words = wordsOf(new TextDecoder(encoding).decode(bytes)).filter(isAccented);
  const fit = words.filter((word) => ideographs.test(word) && !swallowedLetter.test(word));
  return fit.length * 2 >= words.length;
};

const casedWord = /^[«“„]?(?:\p{Lu}?\p{Ll}*|\p{Lu}+)[»”]?$/u;

/** True if the non-ASCII words are of one script, with capitals only at the start. */
const isOfScript = (bytes: Uint8Array, encoding: FileEncoding, script: 'Cyrillic' | 'Greek'): boolean => {
  const words = wordsOf(new TextDecoder(encoding).decode(bytes)).filter(isAccented);
  if (!words.some((word) => new RegExp(`^\\p{Script=${script}}{3}`, 'u').test(word))) return false;
  const letters = new RegExp(`^[\\p{Script=${script}}«»“”„№]+$`, 'u');
  const fit = words.filter((word) => letters.test(word) && casedWord.test(word));
  return fit.length * 10 > words.length * 7;
};

const scripts = [
  ['windows-1251', 'Cyrillic'],
  ['windows-1253', 'Greek'],
  ['koi8-r', 'Cyrillic'],
] as const;

/** Patterns no Western European word has: symbols within words, and letters that fit only Eastern text. */
const notWestern =
  /\p{L}[¹³¿£¯¼¾¶œŸ¥](?!u|i)|\p{L}[ºª]\p{L}|[¹³£ª¯¼¾](?=\p{L}{2})|(?<![\p{L}])[ŒŸ£](?!u)\p{Ll}|õ(?!e)\p{L}|þ|ø\p{L}*[ìèù]|[ìèù]\p{L}*ø|ì\p{Ll}|ø[áéíý]/u;
/** Czech, Slovak and South Slavic letters, and codes that Western text leaves unused. */
const slavic =
  /[\x81\x8d\x8f\x90\x9d]|[Øø]\p{L}*[íý]|[aeiouy]ò\p{L}|[ae]è\p{L}|(?<!\p{L})Èe|i[èæ](?!\p{L})|(?<!\p{L})Ð\p{Ll}/u;
/** Patterns that no Eastern European word has. */
const notEastern = /[ĺŕĹŔ]|\p{L}[×÷]/u;

const isEastern = (bytes: Uint8Array): boolean => {
  const count = (encoding: FileEncoding, pattern: RegExp): number =>
    wordsOf(new TextDecoder(encoding).decode(bytes)).filter((word) => pattern.test(word)).length;
  return (
    count('windows-1252', notWestern) + count('windows-1252', slavic) > count('windows-1250', notEastern)
  );
};

type Alphabet = { readonly encoding: FileEncoding; readonly own: RegExp; readonly foreign: RegExp };

const turkish: Alphabet = {
  encoding: 'windows-1254',
  own: /[ğışĞİŞ]/g,
  foreign: /(?![ğışĞİŞçöüÇÖÜâîûÂÎÛ])[\u00c0-\u017f]/,
};

const hungarian: Alphabet = {
  encoding: 'windows-1250',
  own: /[őűŐŰ]/g,
  foreign: /(?![őűŐŰáéíóöúüÁÉÍÓÖÚÜ])[\u00c0-\u017f]/,
};

/** Two letters that only this language has, and no accented letter that it has not. */
const isWrittenIn = (bytes: Uint8Array, { encoding, own, foreign }: Alphabet): boolean => {
  const text = new TextDecoder(encoding).decode(bytes);
  return new Set(text.match(own)).size > 1 && !foreign.test(text);
};

const edges = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/** Share of the accented words that are letters with capitals only at the start or throughout. */
const wordShare = (bytes: Uint8Array, encoding: FileEncoding): number => {
  const words = wordsOf(new TextDecoder(encoding).decode(bytes)).filter(isAccented);
  const fit = words.filter((word) => casedWord.test(word.replaceAll(edges, '').replaceAll('’', '')));
  return words.length === 0 ? 0 : fit.length / words.length;
};

const isMac = (bytes: Uint8Array): boolean => {
  const share = wordShare(bytes, 'macintosh');
  return share > 0.8 && share > wordShare(bytes, 'windows-1252') && share > wordShare(bytes, 'windows-1250');
};

const convincing = 0.4;
/** With this share frequent, and more than two of them, text is neither Cyrillic nor Greek. */
const mostlyFrequent = 0.5;

/** The likeliest encoding of two bytes a character; null if none fits. */
const wideOf = (bytes: Uint8Array): { readonly encoding: FileEncoding; readonly isSure: boolean } | null => {
  const [best] = wide
    .map(({ encoding, score, frequent }) => {
      const structure = score(bytes);
      const found = structure < 0 ? { count: 0, share: 0 } : frequentIn(bytes, encoding, frequent);
      return { encoding, structure, ...found };
    })
    .toSorted((one, other) => other.structure + other.share - one.structure - one.share);
  if (best === undefined || !isIdeographic(bytes, best.encoding)) return null;
  const isFrequent = best.share >= mostlyFrequent;
  if (best.structure < convincing && !isFrequent) return null;
  return { encoding: best.encoding, isSure: isFrequent && best.count > 2 };
};

/** Spreadsheets save “CSV” in the machine's code page. */
export const guessEncoding = (bytes: Uint8Array): FileEncoding => {
  const ofTwoBytes = wideOf(bytes);
  if (ofTwoBytes?.isSure) return ofTwoBytes.encoding;
  const ofScript = scripts.find(([encoding, script]) => isOfScript(bytes, encoding, script));
  if (ofScript !== undefined) return ofScript[0];
  const alphabet = [turkish, hungarian].find((one) => isWrittenIn(bytes, one));
  if (alphabet !== undefined) return alphabet.encoding;
  if (ofTwoBytes !== null) return ofTwoBytes.encoding;
  if (isMac(bytes)) return 'macintosh';
  return isEastern(bytes) ? 'windows-1250' : 'windows-1252';
};
