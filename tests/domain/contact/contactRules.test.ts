/** Tests the validation of contact messages. */
import { describe, expect, test } from 'vitest';
import {
  type ContactForm,
  contactErrors,
  contactTopics,
  isContactTopic,
  topicLabels,
} from '#domain/contact/contactRules.ts';

const complete: ContactForm = {
  name: 'Nora Berg',
  email: 'nora@bergmedia.example',
  company: '',
  topic: 'sales',
  message: 'Does Pro fit twelve clients?',
};

describe('contact form', () => {
  test('can be sent with a name, an address, a topic and a message; a company is not needed', () => {
    expect([contactErrors(complete), contactErrors({ ...complete, company: 'Berg Media' })]).toEqual([
      {},
      {},
    ]);
  });

  test('reports each field that is missing', () => {
    expect(contactErrors({ name: ' ', email: '', company: '', topic: '', message: ' \n' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      topic: 'Choose what it is about',
      message: 'Write a message',
    });
  });

  test('reports each field that is wrong', () => {
    const broken = '\ud800';
    expect([
      contactErrors({
        name: 'x'.repeat(121),
        email: 'nora',
        company: 'x'.repeat(121),
        topic: 'weather',
        message: 'x'.repeat(2_001),
      }),
      contactErrors({ ...complete, company: broken, message: broken }),
    ]).toEqual([
      {
        name: 'Name must be at most 120 characters long',
        email: 'Enter an email address such as name@agency.com',
        company: 'Company must be at most 120 characters long',
        topic: 'Choose what it is about',
        message: 'The message has 2001 characters. The limit is 2000',
      },
      {
        company: 'Company contains a broken character',
        message: 'The message contains a broken character',
      },
    ]);
  });

  test('takes messages of 1 to 2,000 characters, white space around them not counted', () => {
    const messages = ['x', 'x'.repeat(2_000), ` ${'x'.repeat(2_000)}\n`];

    expect(messages.map((message) => contactErrors({ ...complete, message }))).toEqual([{}, {}, {}]);
  });

  test('has a word for each topic', () => {
    expect([Object.keys(topicLabels), isContactTopic('sales'), isContactTopic('toString')]).toEqual([
      [...contactTopics],
      true,
      false,
    ]);
  });
});
