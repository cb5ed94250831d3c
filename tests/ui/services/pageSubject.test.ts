/** What the open page is about at the moment. */
import { expect, test } from 'vitest';
import { createPageSubject } from '#ui/services/pageSubject.ts';

test('a subject is told to listeners until it is taken back', () => {
  const subject = createPageSubject();
  const seen: (string | null)[] = [];
  const leave = subject.subscribe(() => seen.push(subject.read()));
  const takeBack = subject.show('Fjord & Foam');
  takeBack();
  takeBack();
  leave();
  subject.show('Openloft Academy');
  expect([seen, subject.read()]).toEqual([['Fjord & Foam', null], 'Openloft Academy']);
});

test('one that is taken back late leaves the next one alone', () => {
  const subject = createPageSubject();
  const takeBack = subject.show('Fjord & Foam');
  subject.show('Openloft Academy');
  takeBack();
  expect(subject.read()).toBe('Openloft Academy');
});
