import type { Books } from '../books.ts';
import { invalid } from '../stripe-error.ts';
import type { SandboxKind } from '../wire.ts';

/** `expand[]`: objects in the place of their ids, to the depth of four that Stripe allows. */

const DEPTH = 4;

const KINDS: Readonly<Record<string, SandboxKind>> = {
  ch: 'charge',
  cs: 'checkout.session',
  cus: 'customer',
  du: 'dispute',
  in: 'invoice',
  pi: 'payment_intent',
  pm: 'payment_method',
  re: 'refund',
  sub: 'subscription',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const findById = async (books: Books, id: string): Promise<object | undefined> => {
  const { prices, products } = books.settings.catalogue;
  const sold = [...prices, ...products].find((known) => known.id === id);
  const kind = KINDS[id.slice(0, id.indexOf('_'))];
  return sold ?? (kind && books.find(kind, id));
};

/** Lists that an object has only when they are asked for. */
const findList = async (
  books: Books,
  owner: Readonly<Record<string, unknown>>,
  name: string,
): Promise<object | undefined> => {
  const id = String(owner['id']);
  const list = (data: readonly object[], url: string) => ({
    object: 'list',
    data,
    has_more: false,
    url,
  });
  switch (`${String(owner['object'])}.${name}`) {
    case 'invoice.payments':
      return list(
        await books.list('invoice_payment', { where: { invoice: id } }),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case 'customer.subscriptions':
      return list(
        (await books.list('subscription', { customer: id })).filter(
          ({ status }) => status !== 'canceled',
        ),
        `/v1/subscriptions?customer=${id}`,
      );
    case 'charge.refunds':
      return list(
        await books.list('refund', { where: { charge: id } }),
        `/v1/charges/${id}/refunds`,
      );
    case 'customer.tax_ids':
    case 'customer.sources':
      return list([], `/v1/customers/${id}/${name}`);
    default:
      return undefined;
  }
};

const cannotBeExpanded = (path: string) =>
  invalid(`This property cannot be expanded (${path}).`, { param: 'expand[0]' });

const expandPath = async (
  books: Books,
  value: unknown,
  [name, ...rest]: readonly string[],
  path: string,
): Promise<unknown> => {
  if (name === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => expandPath(books, item, [name, ...rest], path)));
  }
  if (!isObject(value)) throw cannotBeExpanded(path);
  const here = value[name];
  const found =
    typeof here === 'string'
      ? await findById(books, here)
      : (here ?? (await findList(books, value, name)));
  if (found === undefined && here !== null) throw cannotBeExpanded(path);
  return { ...value, [name]: await expandPath(books, found ?? null, rest, path) };
};

/** An answer with what was asked for put in the place of its ids. */
export const expandAnswer = async (
  books: Books,
  answer: object,
  paths: unknown,
): Promise<object> => {
  let expanded = answer;
  for (const path of Array.isArray(paths) ? paths : []) {
    const steps = String(path).split('.');
    if (steps.length > DEPTH + 1) throw cannotBeExpanded(String(path));
    const next = await expandPath(books, expanded, steps, String(path));
    if (isObject(next)) expanded = next;
  }
  return expanded;
};
