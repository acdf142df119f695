import { fieldsOf, readJson } from '#shared/values/read-json.ts';

const storageKey = 'typed-values';

interface StoredInput {
  /** Path of the page that receives the values. */
  readonly address: string;
  readonly values: readonly EnteredValue[];
}

/** Two forms of a page may have fields of the same name: `nth` counts them from 0. */
type EnteredValue = readonly [name: string, value: string, nth: number];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (): readonly Control[] => [
  ...document.querySelectorAll<Control>('main :is(input, textarea, select)[name]'),
];

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** Fields of this name; of radio buttons and checkboxes, those with this value. */
const fieldsLike = (name: string, value: string): readonly Control[] =>
  controls().filter((each) => each.name === name && (!isChoice(each) || each.value === value));

/** Opens the same page in another language, with its query, hash and form input. */
export function changeLanguage(address: string): void {
  const { search, hash } = window.location;
  storeInput(new URL(address).pathname);
  window.location.assign(`${address}${search}${hash}`);
}

/** Stores the form input of this page for its translation, which is another document. */
function storeInput(address: string): void {
  const values = controls()
    .filter((control) => (isChoice(control) ? control.checked : control.value !== ''))
    .map((control): EnteredValue => {
      const { name, value } = control;
      return [name, value, fieldsLike(name, value).indexOf(control)];
    });
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address, values } satisfies StoredInput));
  } catch {
    // Storage is full or forbidden: the page starts empty.
  }
}

const isEnteredValue = (value: unknown): value is EnteredValue =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  Number.isInteger(value[2]);

/** Returns and removes the input that the page in the other language has stored for this one. */
function takeStoredInput(): StoredInput['values'] {
  try {
    const { address, values } = fieldsOf(readJson(sessionStorage.getItem(storageKey)));
    sessionStorage.removeItem(storageKey);
    return address === window.location.pathname && Array.isArray(values) ? values.filter(isEnteredValue) : [];
  } catch {
    return [];
  }
}

/** Maximum wait for a form that appears once its data has loaded. */
const maxWaitMs = 10_000;

/** Fills in the input from the other language as soon as the form appears. */
export function restoreInput(): void {
  let remainingValues = takeStoredInput();
  if (remainingValues.length === 0) return;
  const fillInAll = () => {
    remainingValues = remainingValues.filter((each) => !fillInField(each));
    if (remainingValues.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillInAll);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), maxWaitMs);
  fillInAll();
}

/** Returns whether the field exists. React learns of the value from the events that typing would send. */
function fillInField([name, value, nth]: EnteredValue): boolean {
  const control = fieldsLike(name, value)[nth];
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
