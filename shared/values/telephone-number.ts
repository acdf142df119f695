const minDigits = 4;
/** Minimum digits for numbers of different lengths to be the same: the longer one then has a prefix. */
const minNationalDigits = 7;

/** Numbers of Vanuatu after their country code: five digits on land lines, seven on mobiles. */
const vanuatuNumber = /^678(\d{5}|\d{7})$/;

/**
 * The digits of a number without the prefix of international calls, the country code of Vanuatu and a leading zero:
 * `+678 771 2345`, `00678 7712345` and `7712345` are the same. Undefined for a text that is not a telephone number.
 */
export function nationalNumber(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (!/^[+\d\s()./-]+$/.test(text.trim()) || digits.length < minDigits) return undefined;
  return (vanuatuNumber.exec(digits)?.[1] ?? digits).replace(/^0/, '');
}

/**
 * Whether two numbers may be the same, with and without a country code. Numbers of two countries can have the same end: a
 * person must check the match.
 */
export function isSameNumber(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((number) => nationalNumber(number) ?? '')
    .sort((first, second) => first.length - second.length);
  if (short === '') return false;
  return short === long || (short.length >= minNationalDigits && long.endsWith(short));
}
