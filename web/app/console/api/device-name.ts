const key = 'staff-device-name';

/** The name given to this device when it was linked, used again at sign-in with a passkey. */
export const storedDeviceName = {
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
      // Private mode: the name is suggested from the browser.
    }
  },
};
