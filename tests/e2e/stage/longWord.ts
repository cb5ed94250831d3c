/** A word of 120 letters wherever somebody may write one: it has to break inside its box. */
import { expect, type Page } from 'playwright/test';
import { callApi, sessionHeader } from './callApi.ts';

/** Of 120 letters, without a space. */
export const longWord = 'Donaudampfschifffahrt'.repeat(6).slice(0, 120);

const inputs = {
  monthlyRevenue: 50_000,
  clientCount: 20,
  hoursPerReport: 12,
  reportFrequency: 4,
  hourlyRate: 90,
};

/** Puts the word wherever a person may write one, as the person who is signed in. */
export const writeLongWord = async (page: Page): Promise<void> => {
  const headers = await sessionHeader(page);
  const send = async (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object, more: object = {}) => {
    const answer = await callApi<{ client?: { id: string } }>(page, {
      method,
      path,
      headers: { ...headers, ...more },
      body,
    });
    expect([path, answer.status < 300, answer.status < 300 ? null : answer.body]).toEqual([path, true, null]);
    return answer.body;
  };
  await send('PATCH', 'api/auth/profile', { first_name: longWord, last_name: longWord, company: longWord });
  const { client } = await send('POST', 'api/clients', {
    name: longWord,
    domain: `${longWord.toLowerCase().slice(0, 60)}.example`,
    industry: longWord.slice(0, 60),
  });
  await send('POST', 'api/competitors', {
    client_id: client?.id,
    domain: 'rival.example',
    tier: 'direct',
    notes: longWord,
  });
  await send('POST', 'api/roi/scenarios', { name: longWord.slice(0, 80), inputs });
  const saved = await callApi<{ etag: string }>(page, { path: 'api/white-label', headers });
  await send(
    'PUT',
    'api/white-label',
    { name: longWord.slice(0, 40), accent: null, logo_text: null, hide_powered_by: false },
    { 'If-Match': saved.body.etag },
  );
};
