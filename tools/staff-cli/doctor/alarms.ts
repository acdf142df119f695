import { type Check, wrong } from './check.ts';

/** Whether alarms reach someone, in each region. */
export const alarmsCheck: Check = {
  about: 'Alarms',
  async run({ probe }) {
    const { topics = [], receivers = [] } = (await probe.parts()) ?? {};
    const withoutReceiver = topics.filter(
      ({ name, region }) =>
        !receivers.some((receiver) => receiver.topic === name && receiver.region === region),
    );
    return [
      ...receivers
        .filter(({ isConfirmed }) => !isConfirmed)
        .map(({ topic, region, address }) =>
          wrong(
            `${address} gets no alarms of the topic ${topic} in ${region}: the subscription is not confirmed. Open the link in AWS’s mail, or request another in the SNS console.`,
          ),
        ),
      ...withoutReceiver.map(({ name, region }) =>
        wrong(
          `No one gets the alarms of the topic ${name} in ${region}. Deploy with --context alarms=… or page=….`,
        ),
      ),
    ];
  },
};
