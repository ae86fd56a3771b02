import { expect, test } from 'vitest';

import { isRead } from './is-read.ts';

test.each([
  'select "id" from "users" where ("a" = $1 and ("b" in ($2, $3)))',
  'select count(*) from "diagnoses"',
  'select * from usage_overview($1::uuid)',
  'SELECT lower(name) FROM users WHERE exists (select 1)',
])('a statement that only reads may be sent twice: %s', (text) => {
  expect(isRead(text, ['usage_overview'])).toBe(true);
});

test.each([
  'insert into "users" ("id") values ($1)',
  'update users set name = $1',
  'with gone as (delete from users returning id) select * from gone',
  'select reserve_usage($1::uuid, $2, $3) as id',
  'select release_usage($1::uuid, $2::uuid)',
  'select take_rate_limit($1, $2, $3)',
  "select set_config('role', $1, true)",
  "select nextval ('s')",
  'select a_function_of_next_year($1)',
  '',
])('one that may write is not: %s', (text) => {
  expect(isRead(text, ['usage_overview'])).toBe(false);
});
