/** Fails when TZ was set too late to take effect; the time-zone runs would all test the same zone. */
const wanted = process.env.TZ;
const inForce = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const hourOfWanted = Number(
  new Intl.DateTimeFormat('en', { timeZone: wanted ?? 'UTC', hour: 'numeric', hourCycle: 'h23' }).format(0),
);

if (inForce !== wanted || new Date(0).getHours() !== hourOfWanted) {
  throw new Error(`Expected the tests to run under TZ=${wanted}, but the effective zone is ${inForce}.`);
}
