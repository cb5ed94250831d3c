/** Tests reports that start as a copy of another report. */
import { expect, test } from 'vitest';
import { fjord, openReports } from './openReports.ts';

test('a copy has what its model shows and how it goes out, for the same client to the same people, and no schedule', async () => {
  const { make, change, schedule, refusal } = await openReports();
  const { id } = await make({ beginning: 'ecommerce' });
  await change(id, { recipients: ['jo@fjord.example'], subject: 'Hello', message: 'Dear Jo' });
  const model = await schedule(id);

  const copy = await make({ name: 'Copy of Monthly', beginning: 'copy', copy_of: id });
  const ofOther = await make({ beginning: 'copy', copy_of: id, client_id: 'stackpilot' });

  const { sections, period, compare, subject, message } = model;
  const shared = { sections, period, compare, subject, message, schedule: null, run: null };
  expect(copy).toMatchObject({
    ...shared,
    name: 'Copy of Monthly',
    client_id: fjord,
    recipients: model.recipients,
  });
  expect(ofOther).toMatchObject({ ...shared, client_id: 'stackpilot', recipients: [] });
  const body = { name: 'Copy', client_id: fjord, beginning: 'copy' };
  expect(await refusal('createReport', { body })).toEqual({
    status: 422,
    code: 'invalid',
    errors: { copy_of: 'Choose what to copy' },
  });
  expect(await refusal('createReport', { body: { ...body, copy_of: 'nothing' } })).toEqual({
    status: 422,
    code: 'invalid',
    errors: { copy_of: 'Report not found' },
  });
});
