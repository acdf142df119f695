import { slipCopy as copy } from '#app/content/staff/packing-slip.ts';
import { houseName } from '#shared/content/business.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { parcelLines } from '#shared/shop/address-lines.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { returnDays } from '#shared/shop/dispatch.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { productById } from '#shared/shop/products.ts';
import styles from './packing-slip.module.css';
import { useJapaneseFace } from './use-japanese-face.ts';

/** The day in Japan: `2026年11月21日`, `21 November 2026`. */
const dayIn = (language: 'ja-JP' | 'en-GB', seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(language, { timeZone: 'Asia/Tokyo', dateStyle: 'long' });

/** All Japanese text of the slip. */
export const japaneseOf = ({ shipTo, lines }: StaffOrder): string =>
  [
    ...Object.values(copy.ja).flat(),
    copy.bottles.ja(0),
    copy.returns.ja(returnDays),
    shopMessages.age,
    '年月日0123456789',
    ...(shipTo === undefined ? [] : parcelLines(shipTo)),
    ...lines.map(({ name }) => name),
  ].join('');

/**
 * The packing slip on A4, visible in print only and without prices: in Japanese for the customer, in English for staff.
 */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const { shipTo, lines, reference, createdAt } = order;
  useJapaneseFace(japaneseOf(order));
  if (shipTo === undefined) return null;
  const { ja, en, bottles, returns } = copy;
  const total = parcelOf(lines).bottles;
  return (
    <article className={styles.slip} lang="ja">
      <header className={styles.head}>
        <h1>
          {ja.title} <English>{en.title}</English>
        </h1>
        <p lang="en">{houseName}</p>
      </header>
      <section className={styles.to}>
        <h2>
          {ja.to} <English>{en.to}</English>
        </h2>
        <address>
          {parcelLines(shipTo).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change places
            <span key={index}>{line}</span>
          ))}
        </address>
      </section>
      <dl className={styles.facts}>
        <div>
          <dt>
            {ja.order} <English>{en.order}</English>
          </dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>
            {ja.date} <English>{en.date}</English>
          </dt>
          <dd>
            {dayIn('ja-JP', createdAt)} <English>{dayIn('en-GB', createdAt)}</English>
          </dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {ja.product} <English>{en.product}</English>
            </th>
            <th scope="col">
              {ja.number} <English>{en.number}</English>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, quantity }) => (
            <tr key={id}>
              <th scope="row">
                {name} <English>{productById(id)?.name.en}</English>
              </th>
              <td>
                {bottles.ja(quantity)} <English>{bottles.en(quantity)}</English>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {ja.all} <English>{en.all}</English>
            </th>
            <td>
              {bottles.ja(total)} <English>{bottles.en(total)}</English>
            </td>
          </tr>
        </tfoot>
      </table>
      <footer className={styles.foot}>
        <p>
          {returns.ja(returnDays)} <English>{returns.en(returnDays)}</English>
        </p>
        <p>
          {shopMessages.age} <English>{en.age}</English>
        </p>
      </footer>
    </article>
  );
}

const English = ({ children }: { children: string | undefined }) => <small lang="en">{children}</small>;
