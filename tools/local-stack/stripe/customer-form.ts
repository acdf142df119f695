import type Stripe from 'stripe';
import { stateOfCode } from './japanese-states.ts';
import type { Customer } from './paying.ts';
import type { BookedSession } from './stripe-books.ts';
import { StripeProblem } from './stripe-problem.ts';

/** Fields of the hosted page, by name. */
export interface CustomerFields {
  email: string;
  name: string;
  phone: string;
  postal_code: string;
  state: string;
  city: string;
  line1: string;
  line2: string;
}

const optionalFields: (keyof CustomerFields)[] = ['line2'];

/** Initial values of the form, with the prefecture chosen in the shop. */
export function sampleFields({ customer_email, metadata }: Stripe.Checkout.Session): CustomerFields {
  return {
    email: customer_email ?? 'hanako@example.com',
    name: '見本 花子',
    phone: '090-1234-5678',
    postal_code: '100-0001',
    state: stateOfCode(metadata?.prefecture ?? '') ?? '東京都',
    city: '見本市',
    line1: '見本町1-2-3',
    line2: '',
  };
}

/** @throws StripeProblem when a required field is empty */
export function customerIn(form: URLSearchParams, { session }: BookedSession): Customer {
  const fields = sampleFields(session);
  for (const name of Object.keys(fields) as (keyof CustomerFields)[]) {
    const enteredValue = form.get(name)?.trim();
    if (enteredValue === '' && !optionalFields.includes(name))
      throw new StripeProblem(`${name} is empty.`, { param: name });
    fields[name] = enteredValue ?? fields[name];
  }
  const { email, name, phone, ...address } = fields;
  return {
    email,
    name,
    phone: toInternational(phone),
    address: { ...address, line2: address.line2 === '' ? null : address.line2, country: 'JP' },
    shippingRate: form.get('shipping') ?? undefined,
  };
}

/** Turns `090-1234-5678` into `+819012345678`. */
function toInternational(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? digits : `+81${digits.replace(/^0/, '')}`;
}
