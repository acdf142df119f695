import ts from 'typescript';
import { inWords as inFrenchWords } from '#app/content/fr/shared/values/written-number.ts';
import { maxConfirmationsPerDay, repeatsWithinSeconds } from '#shared/booking/confirmation-limit.ts';
import { minutesOfStart, startTimes, tourTypes } from '#shared/booking/slots.ts';
import { adultAge, capacity, cutOffMinutes, englishOnly, monthsAhead } from '#shared/booking/terms.ts';
import { tours } from '#shared/booking/tours.ts';
import { eveningHours, saturdayHours, weekdayHours } from '#shared/calendar/opening-week.ts';
import { bottle } from '#shared/content/bottle.ts';
import { retentionDays, retentionYears } from '#shared/limits/retention.ts';
import { deliveryBusinessDays, dispatchHours, returnDays } from '#shared/shop/dispatch.ts';
import { maxBottlesPerOrder } from '#shared/shop/order-limit.ts';
import { paymentPageMinutes } from '#shared/shop/payment-page.ts';
import { products } from '#shared/shop/products.ts';
import { shippingPolicies } from '#shared/shop/shipping.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { ownUndoSeconds } from '#shared/staff/parties/undo-rule.ts';
import { openDays } from '#shared/staff/parties/visit-limits.ts';
import { codeLength } from '#shared/staff/sign-in/code.ts';
import {
  linkSeconds,
  maxDevices,
  maxPasskeys,
  sessionSeconds,
  sharedSessionSeconds,
  stepUpSeconds,
} from '#shared/staff/sign-in/people.ts';
import { clockTime } from '#shared/values/clock-time.ts';
import { inWords } from '#shared/values/written-number.ts';
import { lengthInWords } from '#shared/values/written-span.ts';
import { hourLabel, timeLabel } from '#shared/values/written-time.ts';
import { frenchTime } from '#shared/visits/french-dates.ts';

/** A constant of a rule, and the ways to write it by hand, in English, French or Japanese. */
export interface RuleFigure {
  readonly rule: string;
  readonly pattern: RegExp;
}

const anyOf = (forms: readonly string[]): string =>
  `(?:${[...new Set(forms)].join('|').replace(/\s/g, '\\s')})`;

const tens: Readonly<Record<number, string>> = {
  20: 'twenty|vingt',
  30: 'thirty|trente',
  40: 'forty|quarante',
};

/** `16`, `4,000`, `4 000`, `sixteen`, `seize`. */
const spellingsOf = (count: number): string =>
  anyOf([
    String(count),
    String(count).replace(/\B(?=(?:\d{3})+$)/g, '[,.\\s]?'),
    inWords(count),
    inFrenchWords(count),
    ...(tens[count]?.split('|') ?? []),
  ]);

const leftBoundary = String.raw`(?<![\p{L}\d_.,:#=/+]|\d-)`;

/** A count with any unit, unless it is part of another figure, an hour or a size in pixels. */
const figure = (rule: string, count: number): RuleFigure => ({
  rule,
  pattern: new RegExp(
    String.raw`${leftBoundary}${spellingsOf(count)}(?:s\b|(?!\s?h\b|px|[\p{Script=Latin}\d_]|[:/.,-]\d|%))`,
    'iu',
  ),
});

const withUnit = (rule: string, count: number, ...units: readonly string[]): RuleFigure => ({
  rule,
  pattern: new RegExp(String.raw`${leftBoundary}${spellingsOf(count)}[\s-]*${anyOf(units)}`, 'iu'),
});

const minutes = (rule: string, count: number): RuleFigure =>
  withUnit(rule, count, 'minutes?', 'min\\b', '分');
const days = (rule: string, count: number): RuleFigure => withUnit(rule, count, 'days?', 'jours?', '日');

const hour = (rule: string, at: number): RuleFigure => ({
  rule,
  pattern: new RegExp(
    String.raw`${leftBoundary}${anyOf([timeLabel(at), hourLabel(at), frenchTime(at), clockTime(at)])}(?![\p{L}\d])`,
    'iu',
  ),
});

const { mainland, remote } = shippingPolicies.zoned;

export const ruleFigures: readonly RuleFigure[] = [
  figure('capacity of a slot', capacity),
  figure('age of an adult', adultAge),
  minutes('cut-off', cutOffMinutes),
  withUnit('booking window', monthsAhead, 'months?', 'mois'),
  ...[englishOnly, weekdayHours, saturdayHours, eveningHours].flatMap(({ from, until }) => [
    hour('hours', from),
    hour('hours', until),
  ]),
  ...startTimes.map((time) => hour('starts', minutesOfStart(time))),
  ...tourTypes.flatMap((type) => [
    minutes('length of a visit', tours[type].minutes),
    figure('price of a tour', tours[type].priceVuv),
  ]),
  {
    rule: 'length of a tasting',
    pattern: new RegExp(`${lengthInWords(tours['Cellar Door Tasting'].minutes)}|demi-heure`, 'i'),
  },
  withUnit('confirmations a day', maxConfirmationsPerDay, 'times', 'fois', 'a day', 'confirmations'),
  ...[repeatsWithinSeconds, linkSeconds, ownUndoSeconds, stepUpSeconds].map((seconds) =>
    minutes('wait', seconds / 60),
  ),
  minutes('payment page', paymentPageMinutes),
  withUnit('code', codeLength, 'digits'),
  withUnit('letters of a party', lettersOfParty, 'letters'),
  withUnit('shared device', sharedSessionSeconds / 3600, 'hours'),
  days('session', sessionSeconds / 86_400),
  withUnit('passkeys', maxPasskeys, 'passkeys'),
  withUnit('devices', maxDevices, '(?:shared )?devices'),
  days('days to record a visit', openDays),
  ...Object.values(retentionDays).map((period) => days('records kept', period)),
  ...Object.values(retentionYears).map((period) => withUnit('books kept', period, 'years', 'ans')),
  withUnit('dispatch', dispatchHours, 'hours', 'heures', '時間'),
  withUnit('delivery', deliveryBusinessDays.max, 'business days', '営業日'),
  days('returns', returnDays),
  withUnit('bottles of an order', maxBottlesPerOrder, 'bottles', 'bouteilles', '本'),
  ...products.map(({ priceYen }) => figure('price of a bottle', priceYen)),
  ...[mainland, remote].flatMap(({ feeYen, freeFromYen }) => [
    figure('shipping', feeYen),
    figure('free shipping', freeFromYen),
  ]),
  withUnit('strength', bottle.abv, '%', 'per cent'),
  withUnit('bottle', bottle.bottleMillilitres, 'ml'),
  withUnit('bottle', bottle.bottleMillilitres / 10, 'cl'),
];

/** Every text of a module with its line, without imports, types and keys. */
export function textsOf(file: string, code: string): readonly (readonly [line: number, text: string])[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts: [number, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    const isKey =
      (ts.isPropertyAssignment(node.parent ?? node) &&
        (node.parent as ts.PropertyAssignment).name === node) ||
      (ts.isCaseClause(node.parent ?? node) && (node.parent as ts.CaseClause).expression === node);
    if (isText && !isKey)
      texts.push([
        source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        node.text.replace(/\s+/g, ' '),
      ]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** `JP-16`, `C-018`. */
const isCode = (text: string): boolean => /^[A-Z]+-\d+$/.test(text);

/** The places where a module writes a constant of a rule by hand. */
export const figuresIn = (file: string, code: string): readonly string[] =>
  textsOf(file, code).flatMap(([line, text]) =>
    ruleFigures
      .filter(({ pattern }) => !isCode(text) && pattern.test(text))
      .map(({ rule }) => `${file}:${line} ${rule}: ${text}`),
  );
