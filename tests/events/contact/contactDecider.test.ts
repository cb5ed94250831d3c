/** Tests the rules of contact messages. */
import { describe, test } from 'vitest';
import { contactDecider, type RequestContact } from '#events/contact/contactDecider.ts';
import type { ContactRequested } from '#events/contact/contactEvents.ts';
import { morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(contactDecider);

const request: RequestContact = {
  type: 'RequestContact',
  contactId: 'one',
  form: {
    name: ' Nora Berg ',
    email: ' nora@bergmedia.example ',
    company: ' Berg Media ',
    topic: 'sales',
    message: ' Does Pro fit twelve clients?\n',
  },
  accountId: null,
  now: morning,
};

const requested: ContactRequested = {
  type: 'ContactRequested',
  data: {
    contactId: 'one',
    name: 'Nora Berg',
    email: 'nora@bergmedia.example',
    company: 'Berg Media',
    topic: 'sales',
    message: 'Does Pro fit twelve clients?',
    accountId: null,
    requestedAt: morning,
  },
};

describe('contact request', () => {
  test('is kept with what it says, white space around it cut off', () => {
    given().when(request).thenHappens(requested);
  });

  test('is kept with who was signed in, and without a company when none is given', () => {
    given()
      .when({ ...request, form: { ...request.form, company: ' ' }, accountId: 'nora' })
      .thenHappens({ ...requested, data: { ...requested.data, company: null, accountId: 'nora' } });
  });

  test('that is incomplete is refused', () => {
    given()
      .when({ ...request, form: { ...request.form, message: ' ' } })
      .thenRefused('invalid');
    given()
      .when({ ...request, form: { ...request.form, topic: 'weather' } })
      .thenRefused('invalid');
  });

  test('is received once', () => {
    given(requested).when(request).thenRefused('versionConflict');
  });
});
