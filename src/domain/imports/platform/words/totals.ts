/** Recognizes total rows, mean rows and “no data” messages of exports. */
import { normalizeWords } from '../normalizeWords.ts';

const set = (texts: string): ReadonlySet<string> =>
  new Set(texts.split(',').map((text) => normalizeWords(text.replaceAll('_', ' '))));

const sums = set(
  [
    'total,totals,grand_total,overall_total,account_total,sum,sums,in_total,subtotal,sub_total,totals_and_averages',
    'gesamt,summe,summen,gesamtsumme,gesamtergebnis,insgesamt,zusammen,teilsumme,zwischensumme,gesamtwert,total_général,total_global',
    'totaux,somme,sous_total,total_general,totales,suma,subtotales,totale,totali,totale_complessivo,totale_generale,somma,subtotale',
    'total_geral,totais,soma,totaal,totalen,eindtotaal,subtotaal,razem,łącznie,ogółem,suma_końcowa,suma_częściowa,podsumowanie,w_sumie',
    'summa,totalt,sammanlagt,delsumma,totalsumma,i_alt,ialt,sum_total,delsum,yhteensä,kokonaissumma,välisumma,celkem,součet,celkový_součet,mezisoučet,spolu,súčet',
    'összesen,összeg,végösszeg,részösszeg,ukupno,skupaj,sveukupno,iš_viso,kopā,kokku,toplam,genel_toplam,ara_toplam,σύνολο,σύνολα,γενικό_σύνολο,συνολικά,μερικό_σύνολο,άθροισμα',
    'итого,всего,сумма,общий_итог,промежуточный_итог,разом,усього,всього,підсумок,общо,всичко,укупно,ukupno',
    '合計,総計,計,小計,総合計,全体,总计,合计,总和,共计,小计,總計,總和,합계,총계,소계,총합계,전체_합계',
    'المجموع,الإجمالي,إجمالي,المجموع_الكلي,סהכ,סה"כ,סך_הכל,कुल,योग,รวม,รวมทั้งหมด,tổng,tổng_cộng,jumlah,total_keseluruhan,jumla',
  ].join(','),
);

const means = set(
  'average,averages,avg,averages_per_day,daily_average,durchschnitt,mittelwert,moyenne,moyennes,promedio,media_giornaliera,gemiddelde,gemiddeld,średnia,średnio,genomsnitt,medelvärde,gennemsnit,gjennomsnitt,keskiarvo,průměr,átlag,ortalama,μέσος_όρος,среднее,среднее_значение,середнє,平均,平均値,평균,المتوسط',
);

const everything = set(
  'all,alle,tous,toutes,tout,todo,todos,todas,tutti,tutte,tutto,allemaal,wszystkie,wszystko,alla,samtliga,kaikki,všechny,vše,összes,όλα,όλες,все,усі,すべて,全て,全部,전체,모두,الكل,worldwide,world,global,everything',
);

const lead =
  '(?:grand |sub[- ]?)?total(?:s|e|i|es|is)?|gesamt(?:summe)?|summe|zwischensumme|totaal|totaux|sous-total|subtotaal|subtotale|insgesamt|somme|suma|summa|delsumma|totalt|razem|łącznie|ogółem|celkem|összesen|yhteensä|toplam|σύνολο|итого|всего|合計|小計|総計|总计|合计|小计|합계|소계';

/** `Total: Campaigns`, `Mar-26,Total: Campaigns`, `Summe – Konto`, `合計：すべて`; not a campaign called `Total Look`. */
const opening = new RegExp(`(?:^|[,;|])\\s*(?:${lead})\\s*[:：–—]\\s*\\S`, 'iu');

/** `Total of 2 results`, `Total (12)`, `Results from 12 campaigns`; not a campaign called `Total War 3`. */
const counted = new RegExp(
  `^\\s*(?:(?:${lead})\\s*(?:\\(\\d+\\)|(?:of|for|from|de|des|von|aus|di|su|van|av|z)\\s+\\d+|\\d+\\s+\\p{L}+)|(?:results|ergebnisse|résultats|resultados|risultati|resultaten|resultat|wyniki|αποτελέσματα)\\s+\\p{L}+\\s+\\d+)`,
  'iu',
);

/** `Subtotal Brand`, `Zwischensumme Marke`: unlikely as campaign names. */
const partial =
  /^\s*(?:sub-?\s?totals?|zwischensumme|teilsumme|sous-total|subtotal[ei]?|subtotaal|suma częściowa|delsumma|mezisoučet|részösszeg|grand total|totals and averages)\b/iu;

const doubtful = set(
  'overall,ensemble,som,mean,mittel,media,média,medio,max,maximum,min,minimum,median,höchstwert,tiefstwert,máximo,mínimo,mediana,médiane,massimo,minimo,maksimum,mediaan,maks,максимум,минимум,медиана,最大,最小,最大値,最小値,中央値,最大值,最小值,中位数,최대,최소,중앙값',
);

/** A total word at either end of a cell: `Campaign total`, `Gesamt Konto`, but also `Total Look`. */
const within = (plain: string): boolean => {
  const words = plain.split(' ');
  return (
    words.length > 1 && words.length < 6 && [words[0], words.at(-1)].some((word) => sums.has(word ?? ''))
  );
};

export type TotalWord =
  /** Always a total. */
  | 'sure'
  /** Certain only in the first cell of a row. */
  | 'alone'
  | 'all'
  | 'maybe';

/** Quick test: most cells have no letters or sum signs. */
const mayName = /[\p{L}Σ∑Ø]/u;

export const totalWord = (cell: string): TotalWord | null => {
  if (!mayName.test(cell)) return null;
  const plain = normalizeWords(cell);
  if (plain === '' && !cell.includes('Σ')) return null;
  if (opening.test(cell) || counted.test(cell) || partial.test(cell)) return 'sure';
  if (sums.has(plain) || means.has(plain) || /^[Σ∑ØØ]$/u.test(cell.trim())) return 'alone';
  if (
    everything.has(plain) ||
    /^(?:all|alle|tous les|toutes les|todos los|todas las|tutti i|tutte le) /.test(plain)
  )
    return 'all';
  return within(plain) || doubtful.has(plain) ? 'maybe' : null;
};

/** GA4 writes it after the last column. */
const isGrandTotal = (cell: string): boolean => {
  if (!mayName.test(cell)) return false;
  const plain = normalizeWords(cell);
  return plain.includes(' ') && sums.has(plain);
};

/** Decides by the words of a row alone. `wordOf`: a memoized `totalWord` for many rows. */
export const namesTotal = (cells: readonly string[], wordOf = totalWord): boolean => {
  const word = wordOf(cells.find((cell) => cell.trim() !== '') ?? '');
  return word === 'sure' || word === 'alone' || isGrandTotal(cells.at(-1) ?? '');
};

const nothing = [
  'no data',
  'no results',
  'keine daten',
  'keine ergebnisse',
  'aucune donnee',
  'aucun resultat',
  'no hay datos',
  'sin datos',
  'ningun dato',
  'nessun dato',
  'nessun risultato',
  'nenhum dado',
  'sem dados',
  'nao ha dados',
  'geen gegevens',
  'brak danych',
  'inga data',
  'δεν υπαρχουν',
  'データかありません',
  'there is no data',
  'there are no',
];

export const saysNothing = (plain: string): boolean => nothing.some((words) => plain.startsWith(words));
