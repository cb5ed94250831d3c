/** Tests the current subject of the open page. */
import { expect, test } from 'vitest';
import { createPageSubject } from '#ui/services/pageSubject.ts';

test('a subject is reported to listeners until it is taken back', () => {
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

test('one that is taken back leaves the next one alone, and the one before holds again', () => {
  const subject = createPageSubject();
  const leaveTab = subject.show('Dashboards');
  const leaveBoard = subject.show('Shop at a glance');
  const read: (string | null)[] = [subject.read()];
  for (const leave of [leaveBoard, leaveTab]) {
    leave();
    read.push(subject.read());
  }
  expect(read).toEqual(['Shop at a glance', 'Dashboards', null]);

  const leaveFirst = subject.show('Fjord & Foam');
  subject.show('Openloft Academy');
  leaveFirst();
  expect(subject.read()).toBe('Openloft Academy');
});
