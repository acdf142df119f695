/**
 * 12 random bytes in hexadecimal, new for each press. A press whose response was lost is sent again with the same id.
 */
export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
