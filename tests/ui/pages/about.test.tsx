/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { button, fillIn, heading, region, says, sees } from '#scenarios/targets.ts';
import { findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('the page about us makes its own claims, fills in who is signed in, and keeps the message in the activity [S2.1] [S2.21]', async () => {
  const security = region('Security');
  const document = await page.play([
    { role: 'manager' },
    sees(heading('Good morning, Marcus')),
    { go: '/about' },
    { expect: { title: 'About · AgencyLens' } },
    { expect: { value: 'manager@agencylens.demo', of: { role: 'field', name: 'Email' } } },
  ]);
  expect(document.querySelectorAll('h1').length).toBe(1);
  const texts = (place: ParentNode | null) =>
    [...(place?.querySelectorAll('*') ?? [])].map(({ textContent }) => textContent);
  expect(texts(document)).toContain('500+');
  expect(texts(findOne(document, security))).toEqual(
    expect.arrayContaining(['SOC 2 Type II', 'GDPR', 'ISO 27001', 'Enterprise SSO', 'SAML and OIDC']),
  );

  await page.play([
    { click: { role: 'radio', name: 'Partnership' } },
    ...fillIn({ Message: 'Let us talk.' }),
    { click: button('Send message') },
    sees(heading('Message sent')),
    { go: '/dashboard?part=activity' },
    says('about “Partnership”', { role: 'listitem', within: region('Recent activity'), nth: 0 }),
  ]);
});
