/** A text stored for the lifetime of this tab. */
export interface TabStorage {
  read(): string | undefined;
  write(text: string | undefined): void;
}

/** Uses session storage, or memory if the browser refuses storage, as in some private modes. */
export function createTabStorage(key: string, storage: () => Storage = () => sessionStorage): TabStorage {
  let textInMemory: string | undefined;
  return {
    read() {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return textInMemory;
      }
    },
    write(text) {
      textInMemory = text;
      try {
        if (text === undefined) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // The copy in memory remains until the page is closed.
      }
    },
  };
}
