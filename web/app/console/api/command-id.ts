/** 12 random bytes in hexadecimal, new for each press. A press whose answer was lost is sent again under its id. */
export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
