const lockName = 'staff-kept-delivery';

/** Two tabs need not send the same presses; their ids keep them from being recorded twice. */
export const withDeliveryLock = (task: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined
    ? task()
    : navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await task();
      });
