import * as z from 'zod/mini';
import { adEventNames, measuredCurrencies } from '../../analytics/ad-events.ts';
import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';

const refusal = 'This event is not one that we measure.';

/** A text of limited length without line breaks. */
const text = (maxLength: number) =>
  z.string(refusal).check(z.maxLength(maxLength, refusal), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, refusal));

const name = (maxLength: number) =>
  z.string(refusal).check(z.regex(new RegExp(`^[\\w.:+-]{1,${maxLength}}$`), refusal));

const amount = z.number(refusal).check(z.minimum(0, refusal), z.maximum(100_000_000, refusal));
const count = z.int(refusal).check(z.minimum(0, refusal), z.maximum(1_000, refusal));

/** Identifiers for the provider: its cookies verbatim ('' if absent), everything else only as a digest. */
const UserData = z.object({
  fbc: z.optional(z.string(refusal).check(z.regex(/^(fb\.[0-2]\.\d{10,14}\.[\w-]{1,500})?$/, refusal))),
  fbp: z.optional(z.string(refusal).check(z.regex(/^(fb\.[0-2]\.\d{10,14}\.\d{1,20})?$/, refusal))),
  email: z.optional(text(254)),
  externalId: z.optional(text(100)),
});

const CustomData = z.object({
  currency: z._default(z.enum(measuredCurrencies, refusal), 'VUV'),
  value: z.optional(amount),
  content_ids: z.optional(z.array(text(80)).check(z.maxLength(20, refusal))),
  content_name: z.optional(text(120)),
  content_type: z.optional(text(40)),
  contents: z.optional(
    z
      .array(z.object({ id: text(80), quantity: count, item_price: z.optional(amount) }))
      .check(z.maxLength(20, refusal)),
  ),
  num_items: z.optional(count),
  transaction_id: z.optional(name(64)),
});

const BrowserMetadata = z.object({
  userAgent: z._default(text(512), ''),
  sourceUrl: z._default(text(2048), ''),
  language: z._default(text(35), ''),
  referrer: z._default(text(2048), ''),
  location: z._default(text(2048), ''),
  host: z._default(text(255), ''),
  path: z._default(text(2048), ''),
});

/**
 * POST /api/meta-events: an event for the ad provider (specification §3, §7). Unknown fields are dropped. Nothing is
 * stored except a log line without personal data. If a provider is configured, the event is forwarded under the
 * `eventId` that the browser's pixel would use, with URLs of the site only. Refused as `not-passed-on` when the
 * provider does not accept the event, and as `too-many` over a limit that leaves room for all guests of a ship.
 */
export const sendMetaEvent = contractOf('sendMetaEvent', {
  summary: 'Forward a conversion event to Meta',
  body: z.object(
    {
      eventName: z.enum(adEventNames, refusal),
      eventId: name(64),
      userData: z._default(UserData, {}),
      customData: z._default(CustomData, { currency: 'VUV' }),
      browserMetadata: z._default(BrowserMetadata, {
        userAgent: '',
        sourceUrl: '',
        language: '',
        referrer: '',
        location: '',
        host: '',
        path: '',
      }),
    },
    refusal,
  ),
  reply: { status: 200, schema: Done },
  limits: { perAddress: { max: 6000, perHours: 1 } },
  problems: ['not-passed-on', 'too-many'],
});
