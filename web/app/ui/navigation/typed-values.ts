import { fieldsOf, readJson } from '#shared/values/read-json.ts';

const storeName = 'typed-values';

interface Typed {
  /** Path of the page that takes them over. */
  readonly address: string;
  readonly values: readonly TypedValue[];
}

/** Two forms of a page may have fields of the same name: counted from 0 through the page. */
type TypedValue = readonly [name: string, value: string, nth: number];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (): readonly Control[] => [
  ...document.querySelectorAll<Control>('main :is(input, textarea, select)[name]'),
];

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** Fields of a name; of choices those with this value. */
const alike = (name: string, value: string): readonly Control[] =>
  controls().filter((each) => each.name === name && (!isChoice(each) || each.value === value));

/** Opens the same page in another language, with its query, hash and what is typed. */
export function changeLanguage(address: string): void {
  const { search, hash } = window.location;
  keepTyped(new URL(address).pathname);
  window.location.assign(`${address}${search}${hash}`);
}

/** Hands what is typed on this page over to another document, its translation. */
function keepTyped(address: string): void {
  const values = controls()
    .filter((control) => (isChoice(control) ? control.checked : control.value !== ''))
    .map((control): TypedValue => {
      const { name, value } = control;
      return [name, value, alike(name, value).indexOf(control)];
    });
  try {
    sessionStorage.setItem(storeName, JSON.stringify({ address, values } satisfies Typed));
  } catch {
    // Storage is full or forbidden: the page starts empty.
  }
}

const isTyped = (value: unknown): value is TypedValue =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  Number.isInteger(value[2]);

/** What the page in the other language has handed over to this one, once. */
function takeTyped(): Typed['values'] {
  try {
    const { address, values } = fieldsOf(readJson(sessionStorage.getItem(storeName)));
    sessionStorage.removeItem(storeName);
    return address === window.location.pathname && Array.isArray(values) ? values.filter(isTyped) : [];
  } catch {
    return [];
  }
}

/** Longest wait for a form that appears once its data has loaded. */
const patienceMs = 10_000;

/** Fills in what was typed in the other language, as its form appears. */
export function restoreTyped(): void {
  let left = takeTyped();
  if (left.length === 0) return;
  const fillIn = () => {
    left = left.filter((each) => !put(each));
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillIn);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
  fillIn();
}

/** Whether the control was there. React hears of it by the events of typing. */
function put([name, value, nth]: TypedValue): boolean {
  const control = alike(name, value)[nth];
  if (control === undefined) return false;
  if (isChoice(control)) {
    if (!control.checked) control.click();
    return true;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
