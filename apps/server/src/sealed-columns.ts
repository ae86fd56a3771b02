import type { Sealed } from './platform/db/sealed.ts';
import { schema } from './schema.ts';

const { diagnosisShares, messageServices, quoteShares, serverKeys, webhookEndpoints } = schema;

/** Whether a value is a sealed text, or holds one. */
type Holds<Value> = Value extends Sealed
  ? true
  : Value extends Date | string | number | boolean | null | undefined
    ? false
    : Value extends readonly (infer Item)[]
      ? Holds<Item>
      : Value extends object
        ? true extends { [Key in keyof Value]: Holds<Value[Key]> }[keyof Value]
          ? true
          : false
        : false;

type ColumnsOf<Name extends string, Row> = {
  [Column in keyof Row & string]: true extends Holds<Row[Column]> ? `${Name}.${Column}` : never;
}[keyof Row & string];

/** Every column of the schema that holds sealed text, such as 'webhookEndpoints.secret'. */
type SealedColumn = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends { $inferSelect: infer Row }
    ? ColumnsOf<Name, Row>
    : never;
}[keyof typeof schema];

/**
 * What is encrypted with the server's secret, but for what Better Auth encrypts. A column that is missing
 * does not compile: it would be lost with the secret of before (`secrets renew`).
 */
export const SEALED_COLUMNS = {
  'serverKeys.value': { table: serverKeys, key: serverKeys.name, column: serverKeys.value },
  'messageServices.secret': {
    table: messageServices,
    key: messageServices.id,
    column: messageServices.secret,
  },
  'diagnosisShares.token': {
    table: diagnosisShares,
    key: diagnosisShares.id,
    column: diagnosisShares.token,
  },
  'quoteShares.token': {
    table: quoteShares,
    key: quoteShares.id,
    column: quoteShares.token,
  },
  'webhookEndpoints.secret': {
    table: webhookEndpoints,
    key: webhookEndpoints.id,
    column: webhookEndpoints.secret,
  },
  'webhookEndpoints.oldSecrets': {
    table: webhookEndpoints,
    key: webhookEndpoints.id,
    column: webhookEndpoints.oldSecrets,
  },
} as const satisfies Record<SealedColumn, unknown>;
