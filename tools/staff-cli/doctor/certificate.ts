import { type Check, note, wrong } from './check.ts';

/** AWS renews 60 days before expiry: with fewer days left, something prevents it. */
const minDays = 30;

/** Whether the domain's certificate is renewed in time. */
export const certificateCheck: Check = {
  about: 'Certificate',
  async run({ probe, clock }) {
    const certificate = (await probe.parts())?.certificate;
    if (certificate === undefined) return [];
    const days = Math.floor((certificate.endsAt.getTime() - clock().getTime()) / 86_400_000);
    const text = `The certificate of the domain expires in ${days} days; its renewal: ${certificate.renewal}.`;
    return [days > minDays ? note(text) : wrong(`${text} See infra/runbooks/certificate.md.`)];
  },
};
