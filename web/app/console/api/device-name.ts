const key = 'staff-device-name';

/** What the person called this device when they linked it, for when they come back by passkey. */
export const keptDeviceName = {
  read(): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(name: string): void {
    try {
      localStorage.setItem(key, name);
    } catch {
      // Private mode: the browser's word is taken.
    }
  },
};
