import { describe, expect, test } from 'vitest';
import {
  builderAddress,
  formerReportAddress,
  isOfReports,
  readReportPlace,
  reportAddress,
  reportsAddress,
  reportsOfClient,
  runAddress,
} from '#ui/parts/reports/reportAddress.ts';

const placeAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://agency.example');
  return readReportPlace(pathname, searchParams);
};

describe('the addresses of reports', () => {
  test.each(['monthly', 'größe/50 %', '..edit'])('are read as they were written: %s', (id) => {
    expect(
      [reportsAddress, reportAddress(id), builderAddress(id), runAddress(id, 'a/b')].map(placeAt),
    ).toEqual([
      { id: null, run: null, isBuilder: false },
      { id, run: null, isBuilder: false },
      { id, run: null, isBuilder: true },
      { id, run: 'a/b', isBuilder: false },
    ]);
  });

  test('are those below the dashboard and no others', () => {
    const paths = ['/dashboard', '/dashboard/reports', '/dashboard/reports/a', '/dashboard/reportsandmore'];

    expect(paths.map(isOfReports)).toEqual([false, true, true, false]);
  });

  test('a broken escape in one is taken as it is', () => {
    expect(placeAt('/dashboard/reports/50%zz').id).toBe('50%zz');
  });

  test.each([
    ['tab=history', null],
    ['tab=reports', reportsAddress],
    ['tab=reports&of=dune', reportsOfClient('dune')],
    ['tab=reports&report=a', reportAddress('a')],
    ['tab=reports&report=a&edit=1', builderAddress('a')],
    ['tab=reports&report=a&run=b', runAddress('a', 'b')],
  ])('of before, ?%s, lead to where it is now', (search, address) => {
    expect(formerReportAddress(new URLSearchParams(search))).toBe(address);
  });
});
