const key = 'staff-name';

/** Name of the last person signed in on this device, shown while the server is unreachable. */
export const lastName = {
  read(): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(name: string | undefined): void {
    try {
      if (name === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, name);
    } catch {
      // Private mode: the name is not shown later.
    }
  },
};
