/** Fails when TZ was set too late to take effect: all time-zone runs would test the same zone. */
const expectedZone = process.env.TZ;
const effectiveZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const expectedHour = Number(
  new Intl.DateTimeFormat('en', {
    timeZone: expectedZone ?? 'UTC',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(0),
);

if (effectiveZone !== expectedZone || new Date(0).getHours() !== expectedHour) {
  throw new Error(
    `Expected the tests to run under TZ=${expectedZone}, but the effective zone is ${effectiveZone}.`,
  );
}
