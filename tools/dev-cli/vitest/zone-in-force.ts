/** Guards the guard: a zone that was set too late would leave every zone's run in one and the same zone. */
const wanted = process.env.TZ;
const inForce = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const hourOfWanted = Number(
  new Intl.DateTimeFormat('en', { timeZone: wanted ?? 'UTC', hour: 'numeric', hourCycle: 'h23' }).format(0),
);

if (inForce !== wanted || new Date(0).getHours() !== hourOfWanted) {
  throw new Error(`The tests should run under TZ=${wanted}, but the zone in force is ${inForce}.`);
}
