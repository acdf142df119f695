import { confirmIfAsked, openConsoleWithPasskey } from './site/colleague.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';

test('a manager finds, exports and erases a person’s data, and the audit trail records it without naming the person @on-desktop @in-full', async ({
  page,
  request,
  expected,
}) => {
  // The first attempt is refused until the passkey is used.
  expected.errors.push(/Failed to load resource/);
  const email = 'privacy-marker@example.com';
  const enquiry = {
    name: 'Marker Sample',
    email,
    eventName: 'Birthday',
    peopleCount: '12',
    catering: 'no',
    description: 'For Marker',
    to: 'office@example.com',
  };
  const sent = await request.post('/api/send-event-email', {
    headers: { origin: String(process.env.SITE_URL) },
    data: enquiry,
  });
  expect(sent.status()).toBe(200);
  const addresses: string[] = [];
  page.on('request', (call) => addresses.push(call.url()));

  await openConsoleWithPasskey(page, 'Privacy');
  await page.goto('/staff/privacy');
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await expectAccessibleInFull(page);
  await page.getByLabel(/^Email address/).fill(email);
  await page.getByRole('button', { name: 'Look' }).click();
  await confirmIfAsked(page, page.getByText('1 record stored'));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Export as a file' }).click();
  const file = page.getByRole('link', { name: 'Save the file' });
  const href = (await file.getAttribute('href')) ?? '';
  const [exported] = JSON.parse(decodeURIComponent(href.slice(href.indexOf(',') + 1)));
  expect(exported).toMatchObject({ kind: 'enquiry', email, name: 'Marker Sample' });

  await page.getByRole('button', { name: 'Erase 1 record' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByText('I have made sure who is asking').click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^1 record erased\./)).toBeVisible();
  await expect(page.getByText('Erased 1 enquiry')).toBeVisible();
  await expect(page.getByText('Exported 1 enquiry')).toBeVisible();

  await page.getByLabel(/^Email address/).fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByRole('heading', { name: /^Nothing is stored/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Done before for this person' })).toBeVisible();
  await expectAccessibleInFull(page);
  expect(addresses.filter((address) => /marker/i.test(address))).toEqual([]);
  expect(page.url()).not.toMatch(/marker/i);
});
