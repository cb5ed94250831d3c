/** Tests the decoding of files: encodings, separators and line ends of client lists and exports. */
import { describe, expect, test } from 'vitest';
import { fromHeader } from '#domain/imports/clientImport.ts';
import { readTable, readTableFile } from '#domain/imports/readTable.ts';
import { fileEncodings } from '#domain/imports/text/fileEncodings.ts';
import { fileText } from '#domain/imports/text/fileText.ts';

const bytesIn = (encoding: string): ReadonlyMap<string, readonly number[]> => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const found = new Map<string, readonly number[]>();
  const note = (bytes: readonly number[]): void => {
    try {
      const text = decoder.decode(new Uint8Array(bytes));
      if ([...text].length === 1 && !found.has(text)) found.set(text, bytes);
    } catch {}
  };
  for (let lead = 0; lead < 256; lead += 1) note([lead]);
  if (!/^windows|^koi8|^mac/.test(encoding))
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) note([lead, trail]);
  return found;
};

const encode = (text: string, encoding: string): Uint8Array => {
  const bytes = bytesIn(encoding);
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const found = bytes.get(letter);
      if (found === undefined) throw new RangeError(`${letter} is not in ${encoding}`);
      return found;
    }),
  );
};

const wide = (text: string, isLittle: boolean): Uint8Array =>
  new Uint8Array(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) =>
      isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255],
    ),
  );

const samples: readonly (readonly [string, string])[] = [
  [
    'windows-1252',
    'Name;Domain\r\nMüller & Söhne;mueller.example\r\nCafé Zürich;cafe.example\r\nGrand Hôtel;h.example',
  ],
  ['windows-1252', 'Kampanj;Kostnad\nHöstrea på allt;12\nRökt lax från Åre;3'],
  ['windows-1252', 'Campaña;Coste\nRebajas de otoño;12\n¿Dónde está?;3'],
  ['windows-1252', 'Campagne;Coût\nŒuvres et cœurs;12 €\nÉté – déjà vu;3'],
  ['windows-1252', 'Kampagne;Pris\nGrøn jul på Færøerne;12'],
  ['windows-1252', 'Campanha;Custo\nPromoções de verão;12\nSão João;3'],
  ['windows-1250', 'Kampania;Koszt\nŻółta łódź;12\nWyprzedaż świąteczna;3'],
  ['windows-1250', 'Kampaň;Cena\nPříliš žluťoučký kůň;12\nZimní výprodej – děti;3'],
  ['windows-1250', 'Kampány;Költség\nNőknek és férfiaknak;12\nŐszi újdonság, tűz;3'],
  ['windows-1250', 'Kampány;Költség\nŐszi akció ŰRLAP;12'],
  ['windows-1252', 'Campagne;Coût\nAoût à la plage;12\nGoût sûr;3'],
  ['windows-1251', 'Кампания;Расход\nЗимняя распродажа;12\nБренд «Ёлка»;3'],
  ['windows-1251', 'Campaign;Cost\nОсень;12\nSpring sale;3'],
  ['windows-1253', 'Campaign;Cost\nΚαλοκαιρινές εκπτώσεις;12\nΠροσφορά «Χριστούγεννα»;3'],
  ['koi8-r', 'Campaign;Cost\nЗимняя распродажа;12\nБренд;3'],
  [
    'shift_jis',
    'Campaign,Date,Impressions,Clicks\n夏のセール,2026-10-01,1000,50\nブランド,2026-10-02,900,40\n',
  ],
  ['shift_jis', '日付,表示回数\n2026-10-01,1000\n'],
  ['gb18030', '广告系列,日期,费用\n品牌推广,2026-10-01,12\n夏季促销,2026-10-02,3\n'],
  ['shift_jis', 'ｷｬﾝﾍﾟｰﾝ,ｸﾘｯｸ\nｻﾏｰｾｰﾙ,12\nﾌﾞﾗﾝﾄﾞ,3\n'],
  ['shift_jis', 'ｺｰﾄﾞ,名称\nA1,夏のセール\nA2,ﾌﾞﾗﾝﾄﾞ広告\n'],
  ['shift_jis', 'Campaign,Clicks\nWeb広告,12\nSNS広告,3\n'],
  ['gb18030', 'Campaign,Clicks\n北京,12\n清仓,3\n家电,4\n'],
  ['gb18030', 'Campaign,Clicks\n关键词,12\n门店,3\n老客户,4\n'],
  ['euc-jp', 'Campaign,Clicks\n東京,12\n大阪,3\n新商品,4\n'],
  ['big5', 'Campaign,Clicks\n台北,12\n高雄,3\n男鞋,4\n'],
  ['euc-jp', 'キャンペーン,クリック\n夏のセール,12\nブランド,3\n'],
  ['euc-jp', 'Campaign,Clicks\n春の新商品キャンペーン,12\nお歳暮,3\n'],
  ['big5', '廣告活動,日期,費用\n品牌推廣,2026-10-01,12\n夏季促銷,2026-10-02,3\n'],
  ['big5', 'Campaign,Cost\n週年慶特賣會,12\n中秋節禮盒,3\n'],
  ['windows-1254', 'Kampanya;Maliyet\nYaz indirimi – İstanbul;12\nKış alışverişi;3\nDoğum günü;4'],
  ['windows-1252', 'Herferð;Kostnaður\nÞjóðhátíð;12\nNý föt á börnin;3'],
  ['windows-1250', 'Kampaň;Cena\nNový výprodej příští týden;12'],
  ['macintosh', 'Name;Domain\nMüller & Söhne;m.example\nCafé Zürich;c.example\nGroße Straße;g.example'],
  ['macintosh', 'Campagne;Coût\nÉté – déjà vu;3\nŒuvres et cœurs;12'],
  ['macintosh', 'Campaña;Coste\nRebajas de otoño;12'],
  ['windows-1252', 'Campaign;Cost\nDon’t miss “Summer” – 20% off…;12\nAcme™;3'],
  ['windows-1252', 'Kampagne;Kosten\nÄrzte;12'],
  ['windows-1252', 'Kampagne;Kosten\nMärz;12'],
  ['windows-1250', 'Kampania;Koszt\nŻółty;12'],
  ['windows-1250', 'Klient;Cena\nŘeznictví Šťastný;12'],
  ['windows-1250', 'Klient;Cena\nPlzeňský Prazdroj;12'],
  ['windows-1250', 'Naručnik;Cijena\nČakovečki mlinovi;12\nĐuro Đaković;4'],
  ['windows-1250', 'Stranka;Cena\nČebelarstvo Žnidaršič;12'],
  ['windows-1252', 'Client;Montant\nPiège à rêves;12\nLumière & poème;3'],
  ['windows-1252', 'Client;Prezzo\nCaffè Città;12\nPerò no;3'],
  ['euc-kr', '캠페인,날짜,비용\n여름 세일,2026-10-01,12\n브랜드,2026-10-02,3\n'],
];

describe('the bytes of a file', () => {
  test.each(samples)('in %s are read as they were written: %s', (encoding, text) => {
    expect(fileText(encode(text, encoding))).toEqual({ text, encoding });
  });

  test.each([
    'Campaign\tClicks\r\nÜber uns\t12\r\n',
    '日付\t表示回数\r\n夏のセール\t1000\r\nブランド\t900\r\n',
    '活动,费用\n夏季促销活动计划,一二三\n品牌推广,四五六\n',
  ])('in UTF-16 are read with and without a mark: %s', (text) => {
    for (const [isLittle, encoding, mark] of [
      [true, 'utf-16le', [0xff, 0xfe]],
      [false, 'utf-16be', [0xfe, 0xff]],
    ] as const) {
      const bytes = wide(text, isLittle);
      expect([fileText(bytes), fileText(new Uint8Array([...mark, ...bytes]))]).toEqual([
        { text, encoding },
        { text, encoding },
      ]);
    }
  });

  test('are read in the encoding that a person names', () => {
    const bytes = encode('Žluť;1', 'windows-1250');
    expect(fileEncodings.map((encoding) => fileText(bytes, encoding).encoding)).toEqual([...fileEncodings]);
    expect(fileText(bytes, 'windows-1250').text).toBe('Žluť;1');
  });

  test.each([
    ['iso-8859-2', [0xa9, 0x6b, 0x6f, 0x64, 0x61], 'Škoda'],
    ['windows-1255', [0xf7, 0xe9, 0xf5], 'קיץ'],
    ['windows-1256', [0xd4, 0xca, 0xc7, 0xc1], 'شتاء'],
    ['windows-1257', [0x5a, 0xee, 0x6d, 0x6f, 0x6c, 0x73], 'Zīmols'],
    ['windows-874', [0xcb, 0xb9, 0xd2, 0xc7], 'หนาว'],
    ['ibm866', [0x87, 0xa8, 0xac, 0xa0], 'Зима'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x45, 0x5f, 0x1b, 0x28, 0x42], '冬'],
  ] as const)('in %s are read once a person names it', (encoding, bytes, text) => {
    expect(fileText(new Uint8Array(bytes), encoding)).toEqual({ text, encoding });
  });

  test('in UTF-8 stay so for a few damaged ones', () => {
    const text = 'Name;Domain\nMüller & Söhne;m.example\nCafé Zürich;c.example\nGroße;g.example\n';
    const bytes = new Uint8Array([...new TextEncoder().encode(text), 0x47, 0xff, 0x74]);
    expect(fileText(bytes)).toEqual({ text: `${text}G\uFFFDt`, encoding: 'utf-8' });
    const damaged = new TextEncoder().encode('Name\nM\uFFFDller\n');
    expect(fileText(damaged)).toEqual({ text: 'Name\nM\uFFFDller\n', encoding: 'utf-8' });
  });

  test('without meaning between letters are left out', () => {
    expect(fileText(new TextEncoder().encode('Na\0me;1\n')).text).toBe('Name;1\n');
  });
});

const cells = (text: string) => readTable(text).rows.map((row) => row.cells);

describe('a table', () => {
  test.each([
    [
      'sep=;\nName;Fee\nA;1,5',
      [
        ['Name', 'Fee'],
        ['A', '1,5'],
      ],
    ],
    [
      '"sep=;"\r\nName;Fee\r\nA;1,5',
      [
        ['Name', 'Fee'],
        ['A', '1,5'],
      ],
    ],
    [
      'sep=;;;\r\nName;Fee;\r\nA;1,5;',
      [
        ['Name', 'Fee', ''],
        ['A', '1,5', ''],
      ],
    ],
    [
      '"sep=;",,\nName;Fee\nA;1,5',
      [
        ['Name', 'Fee'],
        ['A', '1,5'],
      ],
    ],
    [
      'sep=^\nName^Fee\nA;B^1',
      [
        ['Name', 'Fee'],
        ['A;B', '1'],
      ],
    ],
    [
      'Name|Fee\nA|1\nB|2',
      [
        ['Name', 'Fee'],
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    [
      'Name\tFee\rA\t1\rB\t2\r',
      [
        ['Name', 'Fee'],
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    [
      'Name,Note\rA,"one\ntwo"\rB,x',
      [
        ['Name', 'Note'],
        ['A', 'one\ntwo'],
        ['B', 'x'],
      ],
    ],
    [
      'Name,Note\r\nA,"one\ntwo"\r\nB,x\n',
      [
        ['Name', 'Note'],
        ['A', 'one\ntwo'],
        ['B', 'x'],
      ],
    ],
    [
      'Name;Fee\nA;1,50\nB;2,75\nC;3,25',
      [
        ['Name', 'Fee'],
        ['A', '1,50'],
        ['B', '2,75'],
        ['C', '3,25'],
      ],
    ],
    ['Name,Fee\nA\nB,2,3', [['Name', 'Fee'], ['A'], ['B', '2', '3']]],
    [
      ',,\nName,Fee,\n , ,\nA,1,',
      [
        ['Name', 'Fee', ''],
        ['A', '1', ''],
      ],
    ],
  ])('%j is read by what it reports its separator and lines', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  test('of clients begins with the line of its headers', () => {
    const text =
      'Client list;;\nExported 12 November 2026;;\n\nName;Domain;Monthly fee\nA;a.example;1.500,00\n';
    const { rows, encoding } = readTableFile(new TextEncoder().encode(text), null);
    expect([fromHeader(rows).map(({ line }) => line), encoding]).toEqual([[4, 5], 'utf-8']);
    expect(fromHeader(readTable('A;b\nC;d').rows).length).toBe(2);
  });
});
