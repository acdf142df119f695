import { slipCopy as copy } from '#app/content/staff/packing-slip.ts';
import { houseName } from '#shared/content/business.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import { parcelLines } from '#shared/shop/address-lines.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { returnDays } from '#shared/shop/dispatch.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import styles from './packing-slip.module.css';

/** `2026年11月21日`, in Japan. */
const japaneseDay = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long' });

/** The sheet that goes into the parcel, for the customer: on paper only, A4, without prices. */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const { shipTo, lines, reference, createdAt } = order;
  if (shipTo === undefined) return null;
  const [product, number] = copy.columns;
  return (
    <article className={styles.slip} lang="ja">
      <header className={styles.head}>
        <h1>{copy.title}</h1>
        <p lang="en">{houseName}</p>
      </header>
      <section className={styles.to}>
        <h2>{copy.to}</h2>
        <address>
          {parcelLines(shipTo).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never change places
            <span key={index}>{line}</span>
          ))}
        </address>
      </section>
      <dl className={styles.facts}>
        <div>
          <dt>{copy.order}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{copy.date}</dt>
          <dd>{japaneseDay(createdAt)}</dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{product}</th>
            <th scope="col">{number}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, quantity }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{copy.bottles(quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.all}</th>
            <td>{copy.bottles(parcelOf(lines).bottles)}</td>
          </tr>
        </tfoot>
      </table>
      <footer className={styles.foot}>
        <p>{copy.returns(returnDays)}</p>
        <p>{shopMessages.age}</p>
      </footer>
    </article>
  );
}
